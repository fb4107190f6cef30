import type { ClientInfo } from './client-info.js';
import { openSdkWire } from './sdk-wire.js';
import { openSdk2Wire } from './sdk2-wire.js';
import { type Address, type Wire, WireFault } from './wire.js';

/** The eras of MCP: one with a handshake, one in which every request stands for itself. */
export type Protocol = '2025-11-25' | '2026-07-28';

/** JSON-RPC codes by which a server refuses the handshake because it speaks otherwise. */
const otherwise = [-32022, -32601, -32602];

/**
 * Opens connections in one era of MCP. With `auto` that is the one with a handshake, which every server of today
 * answers, and the newer one for a server that refuses it; what it was, it stays.
 */
export function wireOpener(
  address: Address,
  info: ClientInfo,
  protocol: Protocol | 'auto',
): (signal: AbortSignal) => Promise<Wire> {
  let known = protocol;
  return async (signal) => {
    if (known === '2026-07-28') return openSdk2Wire(address, info, signal);
    try {
      const wire = await openSdkWire(address, info, signal);
      known = '2025-11-25';
      return wire;
    } catch (error) {
      if (known !== 'auto' || !refusesHandshake(error)) throw error;
      const wire = await openSdk2Wire(address, info, signal).catch(() => {
        throw error;
      });
      known = '2026-07-28';
      return wire;
    }
  };
}

function refusesHandshake(error: unknown): boolean {
  if (!(error instanceof WireFault)) return false;
  const { fault } = error;
  return fault.kind === 'status'
    ? fault.status === 400
    : fault.kind === 'rpc' && otherwise.includes(fault.code);
}
