export { agentJar } from './agent-jar.js';
export { AgentListener } from './agent-listener.js';
export { dialAgent } from './dial-agent.js';
export type { AgentDefaults, AgentHello } from './hello.js';
export { JvmError } from './jvm-error.js';
export { JvmToolkit } from './jvm-toolkit.js';
export { type Launch, LinkFile, withAgent } from './launch.js';
export { attachAgent, type JvmProcess, listJvms, NotAttached } from './processes.js';
export { windowShown } from './window-shown.js';
