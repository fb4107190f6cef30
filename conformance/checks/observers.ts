import type { Contract, RequirementId, ToolName } from '../contract.js';
import { isObject } from '../reading/json.js';
import { leakIn } from '../reading/leaks.js';
import type { Reply } from '../reading/reply.js';
import { problemsOf } from '../run/calls.js';
import type { Observer } from '../run/observations.js';

/** What holds for every reply, looked at in every reply of a run. */
export const observers: Partial<Record<RequirementId, Observer>> = {
  'result-bare': (reply, trial) => {
    if (reply.ok)
      trial.state(!reply.wrapped, `the bare output of ${reply.tool}`, 'the output in {"output": …}', reply);
  },

  'result-schema': (reply, trial, contract) => {
    if (!reply.ok || !isObject(reply.output)) return;
    const problems = problemsOf(contract, reply.tool as ToolName, reply.output);
    trial.state(
      problems.length === 0,
      `an output by the schema of ${reply.tool}`,
      problems.join('\n'),
      reply,
    );
  },

  'result-text': (reply, trial) => {
    if (reply.result) trial.state(reply.text.trim() !== '', 'text content in the result', 'none', reply);
  },

  'error-channel': (reply, trial, contract) => {
    const { error } = reply;
    // An invalid input may be told either way.
    if (error?.channel !== 'jsonrpc' || error.integer === -32602 || !isOurs(contract, error.code)) return;
    trial.state(
      false,
      'a result with isError: true',
      `the JSON-RPC error ${error.integer} for ${error.code}`,
      reply,
    );
  },

  'error-envelope': (reply, trial, contract) => {
    const { error } = reply;
    if (error?.channel !== 'result') return;
    const whole =
      isOurs(contract, String(error.raw?.code)) && error.message !== '' && isObject(error.raw?.details);
    trial.state(
      whole,
      'an error with a code of the contract, a message and details',
      error.raw ?? 'none',
      reply,
    );
  },

  'error-text': ({ error, text, ...reply }, trial) => {
    if (error?.channel !== 'result') return;
    const begins = `${error.code}: ${error.message}`;
    trial.state(text.startsWith(begins), `a text that begins with ${begins}`, text, {
      ...reply,
      error,
      text,
    });
  },

  'no-leak': (reply, trial) => {
    if (reply.ok) return;
    const leak = leakIn(textOf(reply));
    trial.state(leak === null, 'an error without a stack trace or a path of the file system', leak, reply);
  },

  'http-no-5xx': (reply, trial) => {
    const status = reply.exchange.response?.status ?? 0;
    trial.state(status < 500, 'a status below 500', `HTTP ${status}`, reply);
  },
};

const isOurs = (contract: Contract, code: string): boolean => Object.hasOwn(contract.errors, code);

/** What an error says itself; a text of the application that it quotes is not the server's. */
const textOf = ({ error }: Reply): string => error?.message ?? '';
