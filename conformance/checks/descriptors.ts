import type { Check, CheckContext } from '../check.js';
import { type ToolName, toolNames } from '../contract.js';
import { compileForeign } from '../reading/foreign-schema.js';
import { asObject, isObject } from '../reading/json.js';
import { neverIssued, unknownMembers, validInputs } from '../samples.js';

/** 2.2 Descriptors */
export const descriptors = {
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
      for (const input of validInputs[tool]) {
        const problem = schema.problemOf(input);
        t.expect(problem === null, `the inputSchema of ${tool} to accept ${JSON.stringify(input)}`, problem);
      }
      for (const { what, input } of unknownMembers[tool]) {
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
    const error = { code: 'MCP_UI_INTERNAL', message: 'The server failed.', details: {} };
    for (const [tool, { outputSchema }] of listed(t)) {
      const output = await structuredOutput(t, tool);
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
      t.expect(refusesOutput === null, `the outputSchema of ${tool} to admit its own output`, refusesOutput);
    }
  },

  'descriptor-annotations': async (t) => {
    for (const [tool, { annotations }] of listed(t)) {
      t.equal(asObject(annotations).readOnlyHint, tool !== 'ui_perform', `readOnlyHint of ${tool}`);
    }
  },
} satisfies Record<string, Check>;

/** The contract's tools as the target lists them, by whatever name. */
function listed(t: CheckContext): readonly [ToolName, Record<string, unknown>][] {
  const found = toolNames(t.contract).flatMap((tool): [ToolName, Record<string, unknown>][] => {
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

/** What a tool answers as `structuredContent`; an action is tried on no node, so it answers the envelope. */
async function structuredOutput(t: CheckContext, tool: ToolName): Promise<unknown> {
  switch (tool) {
    case 'ui_get_snapshot':
      return (await t.read(tool, {})).result?.structuredContent;
    case 'ui_query':
      return (await t.read(tool, { selector: { css: '*' } })).result?.structuredContent;
    case 'ui_get_node': {
      const [{ node }] = t.some((await t.snapshot()).nodes, 'nodes');
      return (await t.read(tool, { ref: { uid: node.ref.uid || neverIssued } })).result?.structuredContent;
    }
    case 'ui_screenshot':
      return (await t.read(tool, {})).result?.structuredContent;
    case 'ui_perform':
      return undefined;
  }
}
