import type { ContractIr, Field } from '../../model/ir.js';
import { identifiers, pascal, reserved, snake } from '../../model/names.js';

const keywords = `
  False None True and as assert async await break case class continue def del elif else except finally for from
  global if import in is lambda match nonlocal not or pass raise return try while with yield`;

/** Matches a keyword. */
export const keyword = new RegExp(keywords.trim().split(/\s+/).join('|'));

/** What has to keep its meaning in the body of a class. */
const classNames = ' self Any bool dict float int list str';

/** What a pydantic model has already; a field of that name would hide it. */
const modelMembers = `
  construct copy from_orm json model_computed_fields model_config model_construct model_copy model_dump
  model_dump_json model_extra model_fields model_fields_set model_json_schema model_parametrized_name
  model_post_init model_rebuild model_validate model_validate_json model_validate_strings parse_file parse_obj
  parse_raw schema schema_json update_forward_refs validate`;

const fieldReserved = reserved(keywords + classNames + modelMembers);
const methodReserved = reserved(`${keywords} ${classNames} connect session`);

/** Python's name of each field, by its name on the wire. */
export function fieldNames(fields: readonly Field[]): Map<string, string> {
  const wire = fields.map((field) => field.name);
  const names = identifiers(wire, snake, fieldReserved);
  return new Map(wire.map((name, i) => [name, names[i]!]));
}

/** Whether pydantic's own `to_camel` makes the wire's name of it. */
export function isCamelOf(wire: string, name: string): boolean {
  return (
    /^[a-z]+(_[a-z]+)*$/.test(name) && wire === name.replace(/_([a-z])/g, (_, c: string) => c.toUpperCase())
  );
}

export function methodNames({ tools }: ContractIr): string[] {
  return identifiers(
    tools.map((tool) => tool.name),
    snake,
    methodReserved,
  );
}

/** `McpUiStaleRefError` for `MCP_UI_STALE_REF`. */
export const errorClass = (code: string): string => `${pascal(code)}Error`;

export const clientClass = ({ id }: ContractIr): string => `${pascal(id)}Client`;

export const baseError = ({ id }: ContractIr): string => `${pascal(id)}Error`;

/** A string as ruff writes it. */
export function quoted(value: string): string {
  const text = JSON.stringify(value);
  return value.includes('"') && !value.includes("'") ? `'${text.slice(1, -1).replaceAll('\\"', '"')}'` : text;
}
