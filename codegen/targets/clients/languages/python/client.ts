import { declarationOf } from '../../model/build-ir.js';
import type { ContractIr, Field, Struct, ToolIr } from '../../model/ir.js';
import { template } from '../../template.js';
import { fieldDoc, wrap } from '../../text/doc.js';
import { sorted } from './imports.js';
import { docstringOf, hanging, list, width } from './layout.js';
import { clientClass, errorClass, fieldNames, methodNames, quoted } from './names.js';
import { annotation, orNone, valueAnnotation } from './types.js';

/** `client.py`: the official session, with one method a tool. */
export function client(ir: ContractIr, header: string): string {
  const names = methodNames(ir);
  const methods = ir.tools.map((tool, i) => `\n${method(ir, tool, names[i]!)}`).join('');
  const used = new Set(methods.match(/\b[A-Z]\w*\b/g));
  const models = sorted([
    ...ir.declarations.map(({ name }) => name).filter((name) => used.has(name)),
    ir.envelope.name,
  ]);
  const unions = ir.tools.some((tool) => declarationOf(ir, tool.output).kind === 'union');
  return template('python/client.py', {
    header,
    title: ir.title,
    doc: docstringOf(
      wrap(ir.doc.replaceAll('\\', '\\\\').replaceAll('"""', "'''"), width - 4),
      '    ',
    ).trim(),
    client: clientClass(ir),
    connect: connectHead(clientClass(ir)),
    pydantic: unions ? 'BaseModel, TypeAdapter, ValidationError' : 'BaseModel, ValidationError',
    models: `from .models import (\n${models.map((name) => `    ${name},\n`).join('')})`,
    envelope: ir.envelope.name,
    methods,
  });
}

/** The line that opens `connect`, broken as the formatter breaks it where the name of the class is long. */
function connectHead(name: string): string {
  const parameters = 'cls, url: str, token: str | None = None';
  const flat = `    async def connect(${parameters}) -> AsyncIterator[${name}]:`;
  return flat.length <= width
    ? flat
    : `    async def connect(\n        ${parameters}\n    ) -> AsyncIterator[${name}]:`;
}

function method(ir: ContractIr, tool: ToolIr, name: string): string {
  const input = declarationOf(ir, tool.input);
  const parameters = input.kind === 'struct' ? structParameters(input) : [];
  const given =
    input.kind === 'struct' ? `${tool.input}(${parameters.map(({ pass }) => pass).join(', ')})` : 'input';
  const passed =
    input.kind === 'struct'
      ? list(
          '            ',
          tool.input,
          parameters.map(({ pass }) => pass),
          ['(', ')'],
        )
      : `            ${given}`;
  const decode =
    declarationOf(ir, tool.output).kind === 'union'
      ? `TypeAdapter[${tool.output}](${tool.output}).validate_python`
      : `${tool.output}.model_validate`;
  const self =
    input.kind !== 'struct'
      ? ['self', `input: ${tool.input}`]
      : parameters.length === 0
        ? ['self']
        : ['self', '*', ...parameters.map(({ declared }) => declared)];
  const head = `    async def ${name}`;
  const flat = `${head}(${self.join(', ')}) -> ${tool.output}:`;
  const signature =
    flat.length <= width
      ? flat
      : `${head}(\n${self.map((one) => `        ${one},\n`).join('')}    ) -> ${tool.output}:`;
  const oneLine = `        return await self._call(${quoted(tool.name)}, ${given}, ${decode})`;
  const call =
    oneLine.length <= width
      ? oneLine
      : `        return await self._call(\n            ${quoted(tool.name)},\n${passed},\n            ${decode},\n        )`;
  return `${signature}\n${docstringOf(docLines(ir, tool, parameters), '        ')}${call}\n`;
}

interface Parameter {
  readonly name: string;
  readonly declared: string;
  readonly pass: string;
  readonly doc: string;
}

function structParameters(input: Struct): Parameter[] {
  const names = fieldNames(input.fields);
  return input.fields
    .filter((field) => field.constant === undefined)
    .map((field) => {
      const name = names.get(field.name)!;
      return { name, declared: declared(field, name), pass: `${name}=${name}`, doc: fieldDoc(field) };
    });
}

function declared(field: Field, name: string): string {
  return field.required
    ? `${name}: ${valueAnnotation(field)}`
    : `${name}: ${orNone(annotation(field.type))} = None`;
}

function docLines(ir: ContractIr, tool: ToolIr, parameters: readonly Parameter[]): string[] {
  const text = `${tool.title}.\n\n${tool.doc}`.replaceAll('\\', '\\\\').replaceAll('"""', "'''");
  const section = (title: string, lines: readonly string[]): string[] =>
    lines.length === 0 ? [] : ['', title, ...lines.map((line) => `    ${line}`)];
  const meanings = new Map(ir.errors.map((error) => [error.code, error.meaning]));
  return [
    ...wrap(text, width - 8),
    ...section(
      'Args:',
      parameters.flatMap(({ name, doc }) => hanging(`${name}: `, doc, '    ')),
    ),
    ...section(
      'Raises:',
      tool.errors.flatMap((code) => hanging(`${errorClass(code)}: `, meanings.get(code) ?? '', '    ')),
    ),
  ];
}
