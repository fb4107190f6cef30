import { asObject, isObject } from '../../reading/json.js';
import { onError } from '../alter-reply.js';
import { onAnswer } from '../alter-request.js';
import type { Fault } from '../random-faults/fault.js';
import { type FaultFacts, fault } from './common-fault.js';

/** What servers in several languages tell of their inside when nobody keeps them from it. */
const insides = {
  'a trace of Java': 'java.lang.IllegalStateException: closed\n\tat org.example.Tools.call(Tools.java:42)',
  'a trace of Python': 'Traceback (most recent call last):\n  File "server.py", line 12, in call',
  'a trace of JavaScript': 'TypeError: x is undefined\n    at call (file:///srv/tools.js:42:7)',
  'a trace of .NET': '   at Tools.Call() in C:\\src\\Tools.cs:line 42',
  'a panic of Go': 'goroutine 12 [running]:\nmain.call()',
  'a panic of Rust': "thread 'main' panicked at src/tools.rs:42:7",
  'a folder of Windows': 'C:\\Users\\service\\server.log',
  'a folder of its user': '/home/service/server.log',
} as const;

/** Statuses of answers whose body is written by hand, and at whose end a trace is easily left. */
const statuses = [401, 403, 405, 415, 406] as const;

/** Errors that tell of the inside of the server. */
export const leakFaults = ({ provoked }: Pick<FaultFacts, 'provoked'>): readonly Fault[] => [
  ...Object.entries(insides).map(([what, inside]) =>
    fault('no-leak', {
      breaks: `Tells ${what} in the details of ${provoked}.`,
      reply: onError(provoked, (error) => {
        error.details = { ...asObject(error.details), cause: inside };
      }),
    }),
  ),
  fault('no-leak', {
    breaks: 'Tells a trace in the data of a JSON-RPC error.',
    rpc: (reply) => {
      if (isObject(reply.error)) reply.error.data = { cause: insides['a trace of Python'] };
      return reply;
    },
  }),
  ...statuses.map((status) =>
    fault(
      'no-leak',
      {
        breaks: `Tells a trace with HTTP ${status}.`,
        http: onAnswer((answer) =>
          answer.status === status ? { ...answer, body: insides['a trace of Java'] } : answer,
        ),
      },
      { place: `HTTP ${status}`, over: 'http' },
    ),
  ),
];
