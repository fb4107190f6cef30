import { Ajv2020 } from 'ajv/dist/2020.js';
import type {
  ErrorModule,
  ObjectSchema,
  Requirement,
  ToolModule,
  Validator,
} from '../../../generated/runtime/contract-module.js';
import type { Check, CheckContext } from '../check.js';
import type { Contract } from '../contract.js';
import { definePack, type Pack } from '../pack.js';

/** A contract as small as it can be, so that the tests of the kit know no real one. */
export const lamps: Contract = {
  id: 'mcp-lamps',
  version: '1.0',
  schema: 'mcp-lamps/1.0',
  previous: null,
  status: 'draft',
  title: 'Lamps',
  description: 'A row of lamps.',
  versionMember: 'schema',
  tools: {
    get_lamps: tool('get_lamps', true, {
      input: { room: { type: ['string', 'null'] } },
      output: { schema: { type: 'string' }, lamps: { type: 'array' } },
    }),
    switch_lamp: tool('switch_lamp', false, {
      input: { lamp: { type: 'string' }, on: { type: 'boolean' } },
      output: { lit: { type: 'boolean' } },
    }),
  },
  aliases: { 'lamps.get': 'get_lamps', 'lamp.switch': 'switch_lamp' },
  errors: {
    LAMPS_INVALID: error('LAMPS_INVALID', -30001),
    LAMPS_UNKNOWN: error('LAMPS_UNKNOWN', -30002),
  },
  validateError: compiled({ type: 'object', required: ['error'] }),
  validateHealth: null,
  headings: {},
  common: null,
  requirements: [
    requirement('lamps-listed', '1'),
    requirement('lamp-next-step', '1', { level: 'SHOULD' }),
    requirement('lamp-unknown', '2.1'),
    requirement('lamp-switched', '2.2', { needs: ['actions', 'fixture'] }),
    requirement('lamps-over-http', '3', { needs: ['http'] }),
    requirement('lamps-stateless', '3', { needs: ['http', 'stateless'] }),
    requirement('lamps-over-stdio', '3', { needs: ['stdio'] }),
  ],
  lifecycle: null,
  profiles: [
    { id: 'core', description: 'Any lamps.', offers: [] },
    { id: 'actions', description: 'Any lamps that may be switched.', offers: ['actions'] },
    { id: 'fixture', description: 'The lamps of the tests.', offers: ['actions', 'fixture'] },
    { id: 'transport', description: 'The wire.', offers: [], sections: ['3'] },
  ],
  prompts: [],
  resources: [],
};

/** A pack for it; the checks are those of the test. */
export const lampsPack = (checks: Record<string, Check> = {}, parts: Partial<Pack> = {}): Pack => ({
  ...definePack<CheckContext>({
    id: lamps.id,
    versions: [lamps.schema],
    load: async () => lamps,
    headings: { '1': 'Lamps', '2.1': 'Unknown lamps', '2.2': 'Switching', '3': 'Transport' },
    checks,
    extend: (t) => t,
    versionCall: { tool: 'get_lamps', input: {} },
    invalidInput: ['LAMPS_INVALID'],
    deadlineMs: 100,
    detectProfile: async () => 'core',
  }),
  ...parts,
});

function tool(
  name: string,
  reads: boolean,
  { input, output }: { input: object; output: Record<string, object> },
): ToolModule {
  const inputSchema: ObjectSchema = { type: 'object', properties: input, additionalProperties: false };
  const outputSchema: ObjectSchema = { type: 'object', properties: output, required: Object.keys(output) };
  const annotations = {
    readOnlyHint: reads,
    destructiveHint: false,
    idempotentHint: true,
    openWorldHint: false,
  };
  const [verb, noun] = name.split('_');
  return {
    name,
    aliases: [`${noun}.${verb}`],
    optional: false,
    descriptor: {
      name,
      title: name,
      description: `Does ${name}.`,
      inputSchema,
      outputSchema,
      annotations: { title: name, ...annotations },
    },
    errors: ['LAMPS_INVALID', 'LAMPS_UNKNOWN'],
    validateInput: compiled(inputSchema),
    validateOutput: compiled(outputSchema),
    secrets: [],
    volatile: [],
  };
}

function compiled(schema: object): Validator<unknown> {
  return new Ajv2020({ strict: false, allErrors: true }).compile(schema) as unknown as Validator<unknown>;
}

function error(code: string, integer: number): ErrorModule {
  return { code, integer, meaning: `It is ${code}.`, next: 'Look at the lamps.' };
}

function requirement(id: string, section: string, rest: Partial<Requirement> = {}): Requirement {
  return { id, level: 'MUST', section, quote: `A server MUST keep ${id}.`, needs: [], added: '1.0', ...rest };
}
