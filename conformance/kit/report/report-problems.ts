import { explain } from '../../../generated/runtime/explain.js';
import schema from './report.schema.json' with { type: 'json' };

/** What is wrong with a value by the schema of reports, as sentences. */
export async function reportProblems(value: unknown): Promise<string[]> {
  const { Ajv2020 } = await import('ajv/dist/2020.js');
  const ajv = new Ajv2020({ strictRequired: false, allowUnionTypes: true, verbose: true });
  const validate = ajv.compile(schema);
  if (validate(value)) return [];
  return explain(validate.errors as never, value).issues.map(({ message }) => message);
}
