import type { Alias, Scalar, Union } from '../../model/ir.js';
import { kdoc } from './kdoc.js';
import { literal } from './names.js';
import { type KotlinTypes, scalars } from './type-expression.js';

/** A union as a sealed interface; one that may get variants has a serializer of its own. */
export function sealedInterface(union: Union, types: KotlinTypes): string {
  const name = types.nameOf(union.name);
  if (union.open) return openInterface(union, name, types);
  return `${kdoc(union.doc)}@Serializable
@JsonClassDiscriminator(${literal(union.tag)})
public sealed interface ${name}
`;
}

function openInterface(union: Union, name: string, types: KotlinTypes): string {
  const variants = union.variants.map(({ value, type }) => ({
    value: literal(value),
    type: types.nameOf(type),
  }));
  const decoded = variants.map(
    ({ value, type }) =>
      `            ${value} -> json.decodeFromJsonElement(${type}.serializer(), members)\n`,
  );
  const encoded = variants.map(
    ({ value, type }) =>
      `            is ${type} -> tagged(${value}, json.encodeToJsonElement(${type}.serializer(), value))\n`,
  );
  return `${kdoc(union.doc)}@Serializable(with = ${name}Serializer::class)
public sealed interface ${name}

${kdoc(`A sort of \`${name}\` that only a later version of the contract knows.`)}public data class Unknown${name}(
    /** All that it has, the tag included. */
    public val members: JsonObject,
) : ${name}

internal object ${name}Serializer : KSerializer<${name}> {
    override val descriptor: SerialDescriptor = JsonObject.serializer().descriptor

    override fun deserialize(decoder: Decoder): ${name} {
        val json = (decoder as JsonDecoder).json
        val members = decoder.decodeJsonElement().jsonObject
        return when ((members[${literal(union.tag)}] as? JsonPrimitive)?.contentOrNull) {
${decoded.join('')}            else -> Unknown${name}(members)
        }
    }

    override fun serialize(encoder: Encoder, value: ${name}) {
        val json = (encoder as JsonEncoder).json
        val members = when (value) {
${encoded.join('')}            is Unknown${name} -> value.members
        }
        encoder.encodeJsonElement(members)
    }

    private fun tagged(value: String, members: JsonElement): JsonElement =
        JsonObject(mapOf(${literal(union.tag)} to JsonPrimitive(value)) + members.jsonObject)
}
`;
}

const wording: Readonly<Record<Scalar, { name: string; what: string; test: string; read: string }>> = {
  string: { name: 'OfString', what: 'a string', test: 'value.isString', read: 'value.content' },
  integer: { name: 'OfInteger', what: 'an integer', test: unquoted('long'), read: 'value.long' },
  number: { name: 'OfNumber', what: 'a number', test: unquoted('double'), read: 'value.double' },
  boolean: { name: 'OfBoolean', what: 'a boolean', test: unquoted('boolean'), read: 'value.boolean' },
};

/** A string can look like a number, but is none. */
function unquoted(read: string): string {
  return `!value.isString && value.${read}OrNull != null`;
}

/** A named choice of scalars as a sealed interface over classes of one value. */
export function scalarChoice(alias: Alias, of: readonly Scalar[], name: string): string {
  const words = of.map((kind) => ({ ...wording[kind], type: scalars[kind] }));
  const classes = words.map(
    (one) => `${kdoc(`It is ${one.what}.`, '    ')}    @JvmInline
    public value class ${one.name}(public val value: ${one.type}) : ${name}
`,
  );
  const factories = words.map(
    (one) => `        public fun of(value: ${one.type}): ${name} = ${one.name}(value)\n`,
  );
  const reading = words.map(({ test, read }) => `            ${test} -> ${name}.of(${read})\n`);
  const writing = words.map((one) => `            is ${name}.${one.name} -> JsonPrimitive(value.value)\n`);
  const expected = words.map(({ what }) => what).join(' or ');
  return `${kdoc(alias.doc)}@Serializable(with = ${name}Serializer::class)
public sealed interface ${name} {
${classes.join('\n')}
    public companion object {
${factories.join('\n')}    }
}

internal object ${name}Serializer : KSerializer<${name}> {
    override val descriptor: SerialDescriptor = JsonPrimitive.serializer().descriptor

    override fun deserialize(decoder: Decoder): ${name} {
        val value = (decoder as JsonDecoder).decodeJsonElement().jsonPrimitive
        return when {
${reading.join('')}            else -> throw SerializationException("Expected ${expected}, got $value.")
        }
    }

    override fun serialize(encoder: Encoder, value: ${name}) {
        val primitive = when (value) {
${writing.join('')}        }
        (encoder as JsonEncoder).encodeJsonElement(primitive)
    }
}
`;
}
