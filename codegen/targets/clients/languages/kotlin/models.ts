import type { Declaration } from '../../model/ir.js';
import { dataClass } from './data-class.js';
import { closedEnum, openEnum } from './enumeration.js';
import { kdoc } from './kdoc.js';
import type { KotlinTypes } from './type-expression.js';
import { scalarChoice, sealedInterface } from './union.js';

/** Where the names come from that models may use. */
const packages: Readonly<Record<string, readonly string[]>> = {
  'kotlinx.serialization': [
    'EncodeDefault',
    'ExperimentalSerializationApi',
    'KSerializer',
    'SerialName',
    'Serializable',
    'SerializationException',
  ],
  'kotlinx.serialization.descriptors': ['SerialDescriptor'],
  'kotlinx.serialization.encoding': ['Decoder', 'Encoder'],
  'kotlinx.serialization.json': [
    ...['JsonClassDiscriminator', 'JsonDecoder', 'JsonElement', 'JsonEncoder', 'JsonObject', 'JsonPrimitive'],
    ...['boolean', 'booleanOrNull', 'contentOrNull', 'double', 'doubleOrNull', 'jsonObject', 'jsonPrimitive'],
    ...['long', 'longOrNull'],
  ],
};

/** All types of the contract in one file. */
export function models(types: KotlinTypes, packageName: string, header: string): string {
  const body = types.contract.declarations.map((one) => declaration(one, types)).join('\n');
  const experimental = /@(EncodeDefault|JsonClassDiscriminator)\b/.test(body);
  const optIn = experimental ? '@file:OptIn(ExperimentalSerializationApi::class)\n\n' : '';
  // Comments and strings use no imports.
  const code = optIn + body.replace(/\/\*\*[\s\S]*?\*\/|"(\\.|[^"\\])*"/g, '');
  const imports = Object.entries(packages)
    .flatMap(([from, names]) => names.filter((name) => uses(code, name)).map((name) => `${from}.${name}`))
    .sort();
  return `${header}\n${optIn}package ${packageName}\n\n${imports.map((name) => `import ${name}\n`).join('')}\n${body}`;
}

/** Small names are members of values, others are types. */
const uses = (code: string, name: string): boolean =>
  new RegExp(/^[a-z]/.test(name) ? `\\.${name}\\b` : `\\b${name}\\b`).test(code);

function declaration(one: Declaration, types: KotlinTypes): string {
  const name = types.nameOf(one.name);
  switch (one.kind) {
    case 'struct':
      return dataClass(one, types);
    case 'enum': {
      const { envelope, errors } = types.contract;
      return one.open ? openEnum(one, name, one.name === envelope.code ? errors : []) : closedEnum(one, name);
    }
    case 'union':
      return sealedInterface(one, types);
    case 'alias':
      if (one.type.kind === 'choice') return scalarChoice(one, one.type.of, name);
      return `${kdoc(one.doc)}public typealias ${name} = ${types.value(one)}\n`;
  }
}
