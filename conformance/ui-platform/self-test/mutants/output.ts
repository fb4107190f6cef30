import {
  appendFileSync,
  closeSync,
  existsSync,
  fstatSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import type { RequirementId } from '../../contract.js';
import { luaFirst } from '../alter.js';
import type { Spoiling, UiMutant } from '../mutant.js';
import { holdsLog } from '../wrappers.js';

/** What is done to the log of a process before and after each run of code. */
const withLog =
  (make: () => { before?: (log: string) => void; after?: (log: string) => void }): (() => Spoiling) =>
  () => {
    const { before, after } = make();
    let log = '';
    return {
      http: async (request, forward) => {
        const isRun = request.body.includes('"ui_run"');
        if (isRun && log !== '') before?.(log);
        const answer = await forward(request);
        if (isRun && log !== '' && existsSync(log)) after?.(log);
        return answer;
      },
      reply: (result, { tool, input }) => {
        if (tool === 'ui_configure' && !result.isError) log = join(String(input.base_dir), 'log', 'lua.log');
        return result;
      },
    };
  };

export const outputMutants = {
  'print-format': {
    breaks: 'Separates what is printed by spaces.',
    http: luaFirst(
      'local line = print print = function(...) local given = table.pack(...) for i = 1, given.n do given[i] = tostring(given[i]) end line(table.concat(given, " ")) end',
    ),
  },
  'print-at-once': {
    breaks: 'Keeps the last line until there is another one.',
    each: withLog(() => {
      let kept = '';
      return {
        before: (log) => {
          appendFileSync(log, kept);
          kept = '';
        },
        after: (log) => {
          const text = readFileSync(log, 'utf8');
          const end = text.trimEnd().lastIndexOf('\n') + 1;
          kept = text.slice(end);
          writeFileSync(log, text.slice(0, end));
        },
      };
    }),
  },
  'print-truncated': {
    breaks: 'Goes on where it was, wherever the file ends.',
    each: withLog(() => {
      let at = 0;
      return {
        after: (log) => {
          const { size } = statSync(log);
          if (size < at) writeFileSync(log, Buffer.concat([Buffer.alloc(at), readFileSync(log)]));
          at = statSync(log).size;
        },
      };
    }),
  },
  'print-renamed': {
    breaks: 'Holds the file that it opened first.',
    each: withLog(() => {
      let held: number | undefined;
      return {
        after: (log) => {
          held ??= openSync(log, 'a');
          if (fstatSync(held).ino === statSync(log).ino) return;
          writeSync(held, readFileSync(log));
          rmSync(log);
          closeSync(held);
          held = undefined;
        },
      };
    }),
  },
  'print-released': {
    breaks: 'Never closes its log file.',
    program: holdsLog,
  },
  'io-stdout': {
    breaks: 'Redirects print and nothing else.',
    http: luaFirst('io.write = function() return io.stdout end'),
  },
  'io-stderr': {
    breaks: 'Has one log for both streams.',
    http: luaFirst('io.stderr = io.stdout'),
  },
} satisfies Partial<Record<RequirementId, UiMutant>>;
