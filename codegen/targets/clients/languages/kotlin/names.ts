import { camel, identifiers, pascal, reserved, screaming } from '../../model/names.js';

export const keywords = `
  as break class continue do else false for fun if in interface is null object package return super this throw
  true try typealias typeof val var when while`;

const quoted = (name: string): string =>
  // The getter of "class" would hide the one of every object, and "_" alone is no name.
  name === 'class' || /^_+$/.test(name) ? `${name}_` : `\`${name}\``;

const members = reserved(`${keywords} _`, quoted);

/** What a client has besides its tools. */
const methods = reserved(`${keywords} call close connect equals hashCode toString`, (name) =>
  keywords.split(/\s+/).includes(name) ? quoted(name) : `${name}_`,
);

/** What the generated files use themselves; a type of the contract with such a name gets a suffix. */
const types = reserved(
  `Any Boolean Client Decoder Deprecated Double Encoder Enum Exception HttpClient Json JsonElement JsonObject
   JsonPrimitive JsonDecoder JsonEncoder JvmInline KSerializer List Long Map McpException Nothing OptIn RequestOptions
   SerialDescriptor SerialName Serializable SerializationException String Suppress Throwable Unit`,
  (name) => `${name}Type`,
);

/** A number that tells equal names apart belongs into the quotes. */
const tidy = (name: string): string => name.replace(/^`(.*)`(\d+)$/, '$1$2');

export const memberNames = (wire: readonly string[]): string[] => identifiers(wire, camel, members).map(tidy);

export const constantNames = (wire: readonly string[]): string[] => identifiers(wire, screaming, members);

export const methodNames = (tools: readonly string[]): string[] =>
  identifiers(tools, camel, methods).map(tidy);

export const typeNames = (names: readonly string[]): string[] =>
  identifiers(names, (name) => (/^[A-Z][A-Za-z0-9]*$/.test(name) ? name : pascal(name)), types);

/** A string literal; a dollar would begin a template. */
export const literal = (text: string): string => JSON.stringify(text).replaceAll('$', '\\$');
