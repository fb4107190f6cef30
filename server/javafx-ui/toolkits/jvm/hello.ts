import type { AppInfo } from '../../scene/port.js';

/** Grows when old and new can't talk to each other any more. The agent has the same number. */
export const PROTOCOL = 1;

/** What an agent says of itself and its application when it greets. */
export interface AgentHello {
  hello: 'mcp-javafx-agent';
  protocol: number;
  token?: string;
  pid: number;
  javaVersion: string;
  javafxVersion: string | null;
  mainClass: string | null;
  allowActions: boolean;
  /** Snapshot defaults and timeout that the application was started with; only where it chose some. */
  defaults?: AgentDefaults;
}

export interface AgentDefaults {
  depth?: number;
  bounds?: boolean;
  localToScreen?: boolean;
  properties?: boolean;
  virtualization?: boolean;
  accessibility?: boolean;
  fxTimeoutMs?: number;
}

/** The agent's greeting, or a sentence on why there can be no talk. */
export function readHello(message: unknown): AgentHello | string {
  const hello = message as Partial<AgentHello> & { error?: unknown };
  if (typeof hello !== 'object' || hello === null) return 'Expected the greeting of an agent.';
  if (typeof hello.error === 'string') return hello.error;
  if (hello.hello !== 'mcp-javafx-agent') return 'What answers there is no mcp-javafx-ui agent.';
  if (hello.protocol !== PROTOCOL) {
    return `The agent speaks protocol ${hello.protocol} and this server ${PROTOCOL}: use the agent that came with this server, and restart the application.`;
  }
  return hello as AgentHello;
}

export function appInfo(hello: AgentHello): AppInfo {
  const { pid, javaVersion, javafxVersion, mainClass } = hello;
  return { pid, javaVersion, javafxVersion, mainClass, debugFlags: ['mcpEnabled'] };
}
