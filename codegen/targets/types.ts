import { compile, type JSONSchema } from 'json-schema-to-typescript';
import type { Contract, Schema } from '../contract.js';
import { type File, header, sourceOf } from '../file.js';
import { mapSubschemas, nullableBranch, refName } from '../subschemas.js';

/** The TypeScript types of a contract, and `Tools`, which maps each tool to its input and output. */
export async function types(contract: Contract): Promise<File[]> {
  const definitions: string[] = [];
  for (const [name, schema] of Object.entries(contract.types)) {
    definitions.push(await declaration(name, schema));
  }
  const text = [header(sourceOf(contract)), ...definitions, toolMap(contract)].join('\n');
  return [{ path: `${contract.key}/types.ts`, text }];
}

async function declaration(name: string, schema: Schema): Promise<string> {
  const text = await compile(prepared(schema), name, {
    bannerComment: '',
    additionalProperties: false,
    ignoreMinAndMaxItems: true,
    strictIndexSignatures: false,
    enableConstEnums: false,
    format: true,
    style: {
      printWidth: 110,
      singleQuote: true,
      semi: true,
      tabWidth: 2,
      useTabs: false,
      trailingComma: 'all',
    },
  });
  return text.replace(/\/\*\*\n\s*\* (.*)\n\s*\*\//g, '/** $1 */');
}

/**
 * What json-schema-to-typescript makes the right type of: references become names, so that it never
 * follows them and no type is declared twice.
 */
function prepared(schema: Schema): JSONSchema {
  const { title: _, default: initial, discriminator: _tag, 'x-extensible-enum': open, ...rest } = schema;
  const description = [rest.description, initial === undefined ? '' : `@default ${JSON.stringify(initial)}`]
    .filter(Boolean)
    .join('\n\n');
  const documented = description === '' ? {} : { description };
  const deprecated = rest.deprecated ? { deprecated: true } : {};
  const typed = (tsType: string): JSONSchema => ({ ...documented, ...deprecated, tsType });

  if (open) return typed(`${open.map((value) => JSON.stringify(value)).join(' | ')} | (string & {})`);
  if (rest.$ref) return typed(refName(rest)!);
  const nullable = nullableBranch(rest);
  if (nullable?.$ref) return typed(`${refName(nullable)} | null`);
  if (isAnything(rest)) return typed('unknown');
  if (rest.oneOf) return typed(rest.oneOf.map((variant) => refName(variant)).join(' | '));

  const mapped = mapSubschemas(rest, (sub) => prepared(sub) as unknown as Schema);
  // An open object is what a reader of outputs expects; an index signature would hide misspelt members.
  if (mapped.additionalProperties === true && mapped.properties) delete mapped.additionalProperties;
  if (mapped.type === 'object' && !mapped.properties && mapped.additionalProperties === undefined) {
    mapped.additionalProperties = true;
  }
  return { ...mapped, ...documented } as unknown as JSONSchema;
}

/** A schema that only describes admits every JSON value. */
function isAnything({ description: _, examples: _some, deprecated: _old, ...rest }: Schema): boolean {
  return Object.keys(rest).every((keyword) => keyword.startsWith('x-') || keyword === 'writeOnly');
}

function toolMap(contract: Contract): string {
  const entries = contract.tools.map(
    (tool) =>
      `  /** ${tool.title}. */\n  ${member(tool.name)}: { input: ${tool.input}; output: ${tool.output} };\n`,
  );
  return `/** Every tool: what it takes and what it answers. */\nexport interface Tools {\n${entries.join('')}}\n\nexport type ToolName = keyof Tools;\n`;
}

function member(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
}
