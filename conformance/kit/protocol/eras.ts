import type { Era, Protocol } from './era.js';
import { era2025, handshakeEra } from './era-2025.js';
import { envelopeEra, era2026 } from './era-2026.js';

/** How a revision is spoken: with a handshake before 2026-07-28, with an envelope around each request since then. */
export const eraOf = (protocol: Protocol, settings?: { exact: boolean }): Era =>
  protocol < era2026.protocol ? handshakeEra(protocol, settings) : envelopeEra(protocol);

/** The other way of speaking, in the revision that most servers know. */
export const otherEra = ({ protocol }: Era): Era => (protocol < era2026.protocol ? era2026 : era2025);
