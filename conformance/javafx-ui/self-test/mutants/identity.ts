import { isObject, parseJson } from '../../../kit/reading/json.js';
import { alterToolkit } from '../alter-toolkit.js';
import { alterUids } from '../alter-uids.js';
import type { Mutant } from '../mutant.js';

/** 5.1 Identity */
export const identity = {
  'uid-format': {
    breaks: 'Writes uids in capitals.',
    http: async (request, forward) => {
      const meant = request.body.toString('utf8').replaceAll(/U-[0-9A-Z]+/g, (uid) => uid.toLowerCase());
      const answer = await forward({ ...request, body: Buffer.from(meant) });
      const told = parseJson(String(answer.body));
      return isObject(told) ? { ...answer, body: JSON.stringify(told, inCapitals) } : answer;
    },
    alsoRed: ['descriptor-output', 'result-schema', 'uid-preset'],
  },

  'uid-unique': {
    breaks: 'Makes uids of type and parent, so that two texts in one box share one.',
    toolkit: (toolkit) =>
      alterToolkit(toolkit, {
        async capture(request, deadline, next) {
          const scene = await next(request, deadline);
          const firsts = new Map<string, string>();
          for (const node of scene.nodes) {
            if (node.type !== 'Text') continue;
            const place = `${node.parent} ${node.type}`;
            if (!firsts.has(place)) firsts.set(place, node.uid);
            node.uid = firsts.get(place)!;
          }
          return scene;
        },
      }),
  },

  'uid-kept': {
    breaks: 'Gives texts a new uid whenever something was done.',
    toolkit: (toolkit) => {
      const real = new Map<string, string>();
      let done = 0;
      const acting = alterToolkit(toolkit, {
        perform(action, options, deadline, next) {
          done++;
          return next(action, options, deadline);
        },
      });
      const told = ({ uid, type }: { uid: string; type?: string }): string => {
        if (type !== 'Text') return uid;
        const name = `${uid}0${done}`;
        real.set(name, uid);
        return name;
      };
      return alterUids(told, (uid) => real.get(uid) ?? uid)(acting);
    },
  },

  'uid-not-reused': {
    breaks: 'Makes uids of ids: a node that takes the place of another inherits its uid.',
    toolkit: (toolkit) => {
      const first = new Map<string, string>();
      const latest = new Map<string, string>();
      const names = new Map<string, string>();
      const told = ({ uid, id }: { uid: string; id?: string | null }): string => {
        if (!id) return names.get(uid) ?? uid;
        if (!first.has(id)) first.set(id, uid);
        const name = first.get(id)!;
        names.set(uid, name);
        latest.set(name, uid);
        return name;
      };
      return alterUids(told, (uid) => latest.get(uid) ?? uid)(toolkit);
    },
  },

  'uid-preset': {
    breaks: 'Trusts a preset uid, also when two nodes have the same.',
    toolkit: (toolkit) => {
      const real = new Map<string, string>();
      const told = ({ uid, id }: { uid: string; id?: string | null }): string => {
        if (!id?.startsWith('preset-twin-')) return uid;
        real.set('u-twins', uid);
        return 'u-twins';
      };
      return alterUids(told, (uid) => real.get(uid) ?? uid)(toolkit);
    },
    alsoRed: ['uid-unique'],
  },
} satisfies Record<string, Mutant>;

const inCapitals = (_: string, value: unknown): unknown =>
  typeof value === 'string' ? value.replaceAll(/\bu-[0-9a-z]+\b/g, (uid) => uid.toUpperCase()) : value;
