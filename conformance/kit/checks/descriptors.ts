import type { CheckContext, CheckRun, Reply } from '../check.js';
import { isActing, toolNames } from '../contract.js';
import { compileForeign } from '../reading/foreign-schema.js';
import { asObject, isObject } from '../reading/json.js';
import type { Facts, InvalidInput, Samples } from './facts.js';

/** What the entries of `tools/list` say. */
export function descriptorChecks<Context extends CheckContext>({
  samples,
  survey,
  actingOutputs = {},
}: Pick<Facts<Context>, 'samples' | 'survey' | 'actingOutputs'>) {
  return {
    'descriptor-described': async (t) => {
      t.some(t.target.tools, 'tools in tools/list');
      for (const { name, description, inputSchema } of t.target.tools) {
        const described = typeof description === 'string' && description.trim() !== '';
        t.expect(described, `a description of ${String(name)}`, description ?? 'none');
        t.expect(isObject(inputSchema), `an input schema of ${String(name)}`, inputSchema ?? 'none');
      }
    },

    'descriptor-input-plain': async (t) => {
      for (const [tool, { inputSchema }] of listed(t)) {
        const schema = asObject(inputSchema);
        t.equal(schema.type, 'object', `the type of the inputSchema of ${tool}`);
        const combined = ['oneOf', 'anyOf', 'allOf', '$ref'].filter((keyword) => keyword in schema);
        t.equal(combined, [], `combining keywords at the top of the inputSchema of ${tool}`);
        const outside = refsIn(schema).filter((ref) => !ref.startsWith('#'));
        t.equal(outside, [], `references of the inputSchema of ${tool} to the outside`);
      }
    },

    'descriptor-input-accepts': async (t) => {
      for (const [tool, { inputSchema }] of listed(t)) {
        const schema = compileForeign(inputSchema);
        if (!t.expect(schema.usable, `a JSON Schema as inputSchema of ${tool}`, schema.problem)) continue;
        for (const input of samples.valid[tool] ?? []) {
          const problem = schema.problemOf(input);
          t.expect(
            problem === null,
            `the inputSchema of ${tool} to accept ${JSON.stringify(input)}`,
            problem,
          );
        }
        for (const { what, input } of unknownMembers(samples, tool)) {
          const accepted = schema.problemOf(input) === null;
          t.expect(
            !accepted,
            `the inputSchema of ${tool} to refuse ${what}`,
            `${JSON.stringify(input)} is accepted`,
          );
        }
      }
    },

    'descriptor-output': async (t) => {
      const [code] = Object.keys(t.contract.errors);
      const error = { code, message: 'The server failed.', details: {} };
      const replies = await t.given('result-bare', () => survey.successes(t));
      const failures = await survey.errors(t);
      const contentOf = (tool: string, among: readonly Reply[]): unknown =>
        among.find((reply) => reply.tool === tool && reply.result?.structuredContent)?.result
          ?.structuredContent;
      for (const [tool, { outputSchema }] of listed(t)) {
        // A tool that acts has no success to show that does no harm; whether it has structured content, its errors do.
        const failure = contentOf(tool, failures);
        const output = contentOf(tool, replies) ?? (failure === undefined ? undefined : actingOutputs[tool]);
        if (output === undefined && outputSchema === undefined) {
          t.expect(true, `no outputSchema of ${tool}, whose results have no structured content`, 'none');
          continue;
        }
        t.equal(asObject(outputSchema).type, 'object', `the type of the outputSchema of ${tool}`);
        const schema = compileForeign(outputSchema);
        if (!t.expect(schema.usable, `a JSON Schema as outputSchema of ${tool}`, schema.problem)) continue;
        const refusesError = schema.problemOf({ error });
        t.expect(
          refusesError === null,
          `the outputSchema of ${tool} to admit the error envelope`,
          refusesError,
        );
        if (output === undefined) continue;
        const refusesOutput = schema.problemOf(output);
        t.expect(
          refusesOutput === null,
          `the outputSchema of ${tool} to admit its own output`,
          refusesOutput,
        );
      }
    },

    'descriptor-annotations': async (t) => {
      for (const [tool, { annotations }] of listed(t)) {
        const reads = !isActing(t.contract, tool);
        t.equal(asObject(annotations).readOnlyHint, reads, `readOnlyHint of ${tool}`);
      }
    },
  } satisfies Record<string, CheckRun<Context>>;
}

/** Nothing is called here, so that even a tool that creates things may be tried with a member too many. */
function unknownMembers({ valid, unknownMembers: known }: Samples, tool: string): readonly InvalidInput[] {
  const more = (valid[tool] ?? []).map((input) => ({ ...asObject(input), aMemberThatNobodyKnows: true }));
  return [...(known[tool] ?? []), ...more.map((input) => ({ what: 'an unknown member', input }))];
}

/** The contract's tools as the target lists them, by whatever name. */
function listed(t: CheckContext): readonly [string, Record<string, unknown>][] {
  const found = toolNames(t.contract).flatMap((tool): [string, Record<string, unknown>][] => {
    const entry = t.target.tools.find(({ name }) => name === t.target.calledAs(tool));
    return entry ? [[tool, entry]] : [];
  });
  return t.some(found, 'tools of the contract in tools/list');
}

function refsIn(schema: unknown): string[] {
  if (Array.isArray(schema)) return schema.flatMap(refsIn);
  if (!isObject(schema)) return [];
  const own = typeof schema.$ref === 'string' ? [schema.$ref] : [];
  return [...own, ...Object.values(schema).flatMap(refsIn)];
}
