import type { ClientContract, HealthReport } from '../generated/runtime/client-contract.js';
import type { Validator } from '../generated/runtime/contract-module.js';
import { explain } from '../generated/runtime/explain.js';
import type { HealthOf } from './any-contract.js';
import { ClientError } from './client-error.js';
import { withDeadline } from './deadline.js';
import { explainFault, nameOf } from './explain-fault.js';
import { asWireFault } from './transport/sdk-fault.js';
import { checkVersion } from './version.js';

export interface HealthOptions {
  readonly timeoutMs?: number;
  readonly signal?: AbortSignal;
}

/** Asks a server over HTTP how it is, and refuses one of another contract or version; that needs no token. */
export async function health<Contract extends ClientContract>(
  contract: Contract,
  endpoint: string | URL,
  options: HealthOptions = {},
): Promise<HealthOf<Contract>> {
  const address = { url: new URL('/health', endpoint), headers: {} };
  const timeoutMs = options.timeoutMs ?? 5000;
  const who = nameOf(address);
  const expired = () => new ClientError('timeout', `${who} did not answer within ${timeoutMs} ms.`);
  const { status, text } = await withDeadline({ ...options, timeoutMs }, expired, async (signal) => {
    const response = await fetch(address.url, { signal });
    return { status: response.status, text: await response.text() };
  }).catch((error: unknown) => {
    if (error instanceof ClientError || options.signal?.aborted) throw error;
    throw explainFault(asWireFault(error).fault, address);
  });
  if (status !== 200)
    throw new ClientError('refused', `${who} answers with status ${status}, not with its health.`);
  const value = parse(text);
  // Before the rest, which only fits the right version.
  if (namesContract(value)) checkVersion(value.schema, contract.schema);
  const validate = contract.validateHealth ?? namesContract;
  if (validate(value)) return value as HealthOf<Contract>;
  const problem = validate.errors ? explain(validate.errors, value).text : 'It does not name its contract.';
  throw new ClientError('bad-reply', `${who} is not a health report: ${problem}`);
}

/** All that can be asked for where the contract has no type for it. */
const namesContract: Validator<HealthReport> = (value): value is HealthReport =>
  typeof (value as { schema?: unknown } | null | undefined)?.schema === 'string';

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
