import type { RawDiagnostics } from '../../scene/port.js';

/** What the agent tells of the application it is in; what that writes, the one who started it may know. */
export type AgentDiagnostics = Omit<RawDiagnostics, 'output'>;
