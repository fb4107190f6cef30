import { camel, identifiers, pascal, reserved, screaming } from '../../model/names.js';

export const keywords = `
  abstract assert boolean break byte case catch char class const continue default do double else enum extends
  false final finally float for goto if implements import instanceof int interface long native new null package
  private protected public return short static strictfp super switch synchronized this throw throws transient
  true try void volatile while _ permits record sealed var yield`;

/** Methods of every object, which no component of a record may be called like. */
const objectMethods = 'clone finalize getClass hashCode notify notifyAll toString wait equals';

/** What a client has besides its tools. */
const methods = reserved(`${keywords} ${objectMethods} call close connect`);

const members = reserved(`${keywords} ${objectMethods}`);

/** What the generated files use themselves; a type of the contract with such a name gets a suffix. */
const types = reserved(
  `Boolean Class Collections Double Enum Exception IllegalArgumentException IllegalStateException JsonCreator
   JsonIgnoreProperties JsonAnyGetter JsonInclude JsonProperty
   JsonPropertyOrder JsonSubTypes JsonTypeInfo JsonValue LinkedHashMap ArrayList List
   Long Map Nullable NullMarked Number Object Objects Override Record String StringBuilder Deprecated`,
  (name) => `${name}Type`,
);

export const memberNames = (wire: readonly string[]): string[] => identifiers(wire, camel, members);

export const constantNames = (wire: readonly string[]): string[] => identifiers(wire, screaming, members);

export const typeNames = (names: readonly string[]): string[] =>
  identifiers(names, (name) => (/^[A-Z][A-Za-z0-9]*$/.test(name) ? name : pascal(name)), types);

export const methodNames = (tools: readonly string[]): string[] => identifiers(tools, camel, methods);
