import { asWireFault, refusalText } from './sdk-fault.js';
import { type Fault, WireFault } from './wire.js';

interface SdkError extends Error {
  readonly code: unknown;
  readonly data?: { readonly status?: number; readonly text?: string } | undefined;
}

/** What the second generation of the SDK threw, as one of the few things that can go wrong. */
export function asWireFault2(error: unknown): WireFault {
  const fault = error instanceof Error ? faultOf(error as SdkError) : undefined;
  return fault ? new WireFault(fault, error) : asWireFault(error);
}

/** By name: whoever bundles this client may have another copy of the SDK's classes. */
function faultOf(error: SdkError): Fault | undefined {
  const { name, code, message, data, cause } = error;
  if (typeof code === 'number') return { kind: 'rpc', code, text: message, data };
  if (name === 'SdkHttpError') {
    const { status = 0, text = message } = data ?? {};
    return { kind: 'status', status, text: refusalText(text) };
  }
  if (name !== 'SdkError') return undefined;
  switch (code) {
    case 'ERA_NEGOTIATION_FAILED':
      if (cause) return asWireFault2(cause).fault;
      return { kind: message.includes('connection closed') ? 'dropped' : 'era' };
    case 'NOT_CONNECTED':
    case 'CONNECTION_CLOSED':
    case 'SEND_FAILED':
      return { kind: 'dropped' };
    default:
      return { kind: 'nonsense', text: message };
  }
}
