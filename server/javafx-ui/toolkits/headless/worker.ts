import { parentPort, workerData } from 'node:worker_threads';
import { tryBegin } from './bridge/call-state.js';
import type { CallMessage, ThreadData, ThreadMessage } from './bridge/messages.js';
import { answerCall } from './runtime/answer-call.js';
import { describeException } from './runtime/describe-exception.js';
import { startApplication } from './runtime/start.js';

/** The UI thread. Its event loop is the application's: a handler that hangs hangs every call. */

const port = parentPort!;
const { setup, words } = workerData as ThreadData;
const send = (message: ThreadMessage) => port.postMessage(message);
const report = (error: unknown) => {
  const exception = describeException(error, setup.behaviour);
  send({ problem: exception.message ?? exception.type, exception });
};

// As in JavaFX: an error in the application's code is reported, and the application goes on.
process.on('uncaughtException', report);
process.on('unhandledRejection', report);

startApplication(setup, report).then(
  (app) => {
    const answer = (message: CallMessage) => {
      if (!tryBegin(words, message.word, message.call)) return;
      answerCall(app, message).then(
        ({ result, transfer }) =>
          port.postMessage({ call: message.call, result } satisfies ThreadMessage, transfer),
        (error: Error) => send({ call: message.call, error: error.message }),
      );
    };
    port.on('message', (message: CallMessage) => app.ui.takeTurn(() => answer(message)));
    send({ ready: true });
  },
  (error: Error) => send({ failed: error.message }),
);
