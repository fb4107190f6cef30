import type { Exchange } from '../connection/exchange.js';
import { eventData } from '../connection/incoming.js';
import type { Contract } from '../contract.js';
import { asObject, isObject, parseJson } from '../reading/json.js';
import { leakIn, quotesIn, withoutQuotes } from '../reading/leaks.js';
import type { Reply } from '../reading/reply.js';
import { problemsOf } from '../run/calls.js';
import type { Observer, WireObserver } from '../run/observations.js';

/** What all contracts say of every reply, looked at in every reply of a run; by the usual ids. */
export const commonObservers = {
  'result-bare': (reply, trial) => {
    if (reply.ok)
      trial.state(!reply.wrapped, `the bare output of ${reply.tool}`, 'the output in {"output": …}', reply);
  },

  'result-schema': (reply, trial, contract) => {
    if (!reply.ok || !isObject(reply.output)) return;
    const problems = problemsOf(contract, reply.tool, reply.output);
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
    const leak = leakOf(reply);
    trial.state(leak === null, 'an error without a stack trace or a path of the file system', leak, reply);
  },

  'http-no-5xx': (reply, trial) => {
    const status = reply.exchange.response?.status ?? 0;
    trial.state(status < 500, 'a status below 500', `HTTP ${status}`, reply);
  },
} satisfies Record<string, Observer>;

/** The same for what comes without a call of a tool. */
export const commonWireObservers = {
  'no-leak': (exchange, trial) => {
    if (!tellsError(exchange)) return;
    const { response, request } = exchange;
    const leak = leakIn(response?.body ?? '', `${request.line}\n${request.body}`);
    trial.state(leak === null, 'an error without a stack trace or a path of the file system', leak, exchange);
  },
} satisfies Record<string, WireObserver>;

/** Whether a refusal of HTTP or an error of JSON-RPC came. */
function tellsError({ response }: Exchange): boolean {
  if (!response) return false;
  const messages = [parseJson(response.body), ...eventData(response.body).map(parseJson)].flat();
  return response.status >= 400 || messages.some((one) => isObject(one) && isObject(one.error));
}

const isOurs = (contract: Contract, code: string): boolean => Object.hasOwn(contract.errors, code);

/** What an error tells of the server's inside; null when it keeps it to itself. */
export function leakOf(reply: Reply): string | null {
  return leakIn(toldBy(reply), reply.exchange.request.body);
}

/** All that an error says; a text of the application that its details quote is not the server's. */
function toldBy({ error, result, text, exchange }: Reply): string {
  if (error?.channel === 'none') return exchange.response?.body ?? '';
  const { error: _, ...beside } = result?.structuredContent ? asObject(result.structuredContent) : {};
  const { code: __, message: ___, details, ...more } = error?.raw ?? {};
  const spoken = quotesIn(details).reduce(
    (left, quote) => left.replaceAll(quote, ' ').replaceAll(JSON.stringify(quote).slice(1, -1), ' '),
    `${error?.message}\n${text}`,
  );
  return `${spoken}\n${JSON.stringify(withoutQuotes([details, more, beside]))}`;
}
