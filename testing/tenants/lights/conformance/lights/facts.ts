import type { Facts } from '../kit/checks/facts.js';
import { asArray, asObject } from '../kit/reading/json.js';

/** Switches a lamp that no house has. */
const nothing = { steps: [{ kind: 'switch', lamp: 'none', on: false }] };

/** What it takes to try the sentences that this contract includes; the values in them it gives itself. */
export const facts: Facts = {
  acting: [],
  samples: {
    valid: {
      power_on: [{}],
      get_house: [{}, { room: null }, { room: 'hall', depth: null }, { depth: 0 }],
      set_scene: [nothing, { ...nothing, mood: 'calm', label: null }],
    },
    unknownMembers: {
      power_on: [{ what: 'an unknown member', input: { volts: 230 } }],
      power_off: [{ what: 'an unknown member', input: { slowly: true } }],
      get_house: [{ what: 'an unknown member', input: { attic: true } }],
      set_scene: [
        { what: 'an unknown member', input: { ...nothing, dryRun: true } },
        { what: 'an unknown member of a step', input: { steps: [{ ...nothing.steps[0], colour: 'red' }] } },
      ],
    },
    invalid: {
      get_house: [
        { what: 'a number as the room', input: { room: 7 } },
        { what: 'a depth below 0', input: { depth: -1 } },
        { what: 'a number in a string', input: { depth: '1' } },
      ],
      set_scene: [
        { what: 'no steps', input: {} },
        { what: 'a step of an unknown kind', input: { steps: [{ kind: 'explode' }] } },
      ],
    },
  },
  survey: {
    successes: async (t) => [await t.read('get_house', {}), await t.read('get_house', { depth: 0 })],
    errors: async (t) => [await t.read('get_house', { room: 'nowhere' })],
  },
  provocations: [
    ['get_house', { room: 'nowhere' }],
    ['get_house', { room: 7 }],
    ['get_house', []],
    ['set_scene', { steps: 'all' }],
    ['no_such_tool', {}],
  ],
  nullCases: async () => [
    {
      tool: 'get_house',
      bare: {},
      withNulls: [{ room: null, depth: null }],
      what: 'the rooms',
      identity: ['name'],
    },
  ],
  wrongInSeveralPlaces: {
    tool: 'set_scene',
    input: { steps: [], mood: 'furious' },
    pointers: ['/steps', '/mood'],
  },
  batched: { tool: 'get_house', input: {}, shows: '"lamps"' },
  versionCall: { tool: 'get_house', input: {} },
  mandatory: { get_house: { name: true, lamps: true, doors: true } },
  async questions(t) {
    const { name, doors } = t.output(await t.read('get_house', {}));
    const [door] = t.some(asArray(doors).map(asObject), 'doors of the entrance');
    return Array.from({ length: 10 }, (_, i) => String(i % 2 === 0 ? name : asObject(door.to).name)).map(
      (room) => ({
        ask: () => t.call('get_house', { room }),
        what: 'the room',
        about: room,
        aboutOf: ({ output }) => String(asObject(output).name),
      }),
    );
  },
};
