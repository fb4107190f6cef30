import { parentPort } from 'node:worker_threads';
import { shortened, type Task } from '../thread-messages.js';
import { SessionState } from './session-state.js';

/** The thread of a session: takes tasks one by one. What is thrown here ends it, and the platform sees that. */
const port = parentPort!;
const state = await SessionState.start((message) => port.postMessage(message));
port.on('message', (task: Task) => port.postMessage(shortened(state.carryOut(task))));
port.postMessage({ kind: 'ready' });
