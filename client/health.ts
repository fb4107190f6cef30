import { explain } from '../generated/runtime/explain.js';
import { ClientError } from './client-error.js';
import { type Health, validateHealth } from './contract.js';
import { withDeadline } from './deadline.js';
import { explainFault, nameOf } from './explain-fault.js';
import { asWireFault } from './transport/sdk-fault.js';
import { checkVersion } from './version.js';

export interface HealthOptions {
  readonly timeoutMs?: number;
  readonly signal?: AbortSignal;
}

/** Asks a server over HTTP how it is; that needs no token. */
export async function health(endpoint: string | URL, options: HealthOptions = {}): Promise<Health> {
  const address = { url: new URL('/health', endpoint), headers: {} };
  const timeoutMs = options.timeoutMs ?? 5000;
  const who = nameOf(address);
  const expired = () => new ClientError('timeout', `${who} did not answer within ${timeoutMs} ms.`);
  const { status, text } = await withDeadline({ ...options, timeoutMs }, expired, async (signal) => {
    const response = await fetch(address.url, { signal });
    return { status: response.status, text: await response.text() };
  }).catch((error: unknown) => {
    if (error instanceof ClientError || options.signal?.aborted) throw error;
    throw explainFault(asWireFault(error).fault, address, false);
  });
  if (status !== 200)
    throw new ClientError('refused', `${who} answers with status ${status}, not with its health.`);
  const value = parse(text);
  const schema = (value as { schema?: unknown } | null | undefined)?.schema;
  // Before the rest, which only fits the right version.
  if (typeof schema === 'string') checkVersion(schema);
  if (validateHealth(value)) return value;
  throw new ClientError(
    'bad-reply',
    `${who} is not a health report: ${explain(validateHealth.errors, value).text}`,
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
