import { Ajv } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { isObject } from './json.js';

/** A schema that the target declares, compiled without trust. */
export interface ForeignSchema {
  usable: boolean;
  /** Why it is not usable. */
  problem: string;
  /** What is wrong with a value; null when the schema accepts it. */
  problemOf(value: unknown): string | null;
}

/** Compiles a schema of whichever draft it says; a client of MCP reads one that says nothing as 2020-12. */
export function compileForeign(schema: unknown): ForeignSchema {
  const unusable = (problem: string): ForeignSchema => ({ usable: false, problem, problemOf: () => problem });
  if (!isObject(schema)) return unusable(schema === undefined ? 'none' : 'not an object');
  try {
    // Each schema judges a few values only: what makes validators quick makes compiling slow.
    const quickly = { inlineRefs: false, code: { optimize: false } } as const;
    const options = { strict: false, logger: false, validateFormats: false, ...quickly } as const;
    const draft7 = /draft-0[4-7]/.test(String(schema.$schema ?? ''));
    const { $schema: _, ...bare } = schema;
    const validate = (draft7 ? new Ajv(options) : new Ajv2020(options)).compile(bare);
    const problemOf = (value: unknown): string | null => {
      if (validate(value)) return null;
      const error = validate.errors?.[0];
      return `${error?.instancePath || '/'} ${error?.message ?? 'is refused'}`;
    };
    return { usable: true, problem: '', problemOf };
  } catch (error) {
    return unusable((error as Error).message);
  }
}
