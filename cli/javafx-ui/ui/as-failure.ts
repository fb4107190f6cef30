import { ClientError } from '../../../client/client-error.js';
import contract from '../../../client/javafx-ui/contract.js';
import { severalIn } from '../../../client/javafx-ui/locator/locate.js';
import { LocatorError } from '../../../client/javafx-ui/locator/locator-error.js';
import { UiError } from '../../../client/javafx-ui/ui-error.js';
import { Failure } from '../../failure.js';
import { toolError, unreachable } from './exit-codes.js';
import type { ServerAddress } from './find-server.js';

/** What a person reads, and what a script gets with `--json`. */
export interface Told {
  readonly failure: Error;
  readonly data: object;
}

const notReached: readonly ClientError['reason'][] = ['unreachable', 'unauthorized', 'dropped', 'timeout'];

/** An error of the client as one of the command line. */
export function asFailure(error: unknown, address: ServerAddress): Told {
  if (error instanceof UiError) {
    const { code, message, details } = error;
    const text = [`${code}: ${message}`, ...untold(error), contract.errors[code].next].join('\n');
    return { failure: new Failure(text, toolError), data: { code, message, details } };
  }
  if (error instanceof LocatorError) {
    const { problem, candidates } = error;
    const text = advise(error);
    const [message] = text.split('\n');
    return { failure: new Failure(text, toolError), data: { problem, message, candidates } };
  }
  if (error instanceof ClientError) {
    const { reason } = error;
    const message = reason === 'unauthorized' ? whichToken(address) : error.message;
    const exitCode = notReached.includes(reason) ? unreachable : toolError;
    return { failure: new Failure(message, exitCode), data: { reason, message } };
  }
  // What a command itself refused, or a defect of ours.
  const failure = error instanceof Error ? error : new Error(String(error));
  return { failure, data: { message: failure.message } };
}

/** Nodes that could be meant, where the sentence does not name them already. */
function untold(error: UiError): string[] {
  const candidates = severalIn(error)?.candidates ?? [];
  return candidates.filter(({ line }) => !error.message.includes(line)).map(({ line }) => `  ${line}`);
}

/** The client speaks of methods; here the same are options. */
function advise({ problem, message }: LocatorError): string {
  if (problem !== 'several') return message;
  return message.replace('Choose one with .nth(i) or .first()', 'Choose one with --nth <index>');
}

function whichToken({ url, token, tokenFrom }: ServerAddress): string {
  return token === undefined
    ? `The server at ${url} wants a token (401). Pass the one that it showed at its start with --token or MCP_JAVAFX_TOKEN.`
    : `The server at ${url} refused the token from ${tokenFrom} (401). Pass the one that it showed at its start with --token.`;
}
