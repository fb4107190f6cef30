import { type ChildProcess, type ForkOptions, fork } from 'node:child_process';
import { once } from 'node:events';

/** A server in a process of its own, which says where it listens and takes orders. */
export interface ForkedServer {
  readonly child: ChildProcess;
  readonly endpoint: string;
  readonly token: string;
}

/** Starts a module that sends `{ endpoint, token }` when it is ready. */
export async function forkServer(
  module: string,
  args: readonly string[],
  options: ForkOptions = {},
): Promise<ForkedServer> {
  const child = fork(module, args, options);
  const early = once(child, 'exit').then(([code]) => {
    throw new Error(`The server ended with ${code} before it was ready.`);
  });
  const [address] = (await Promise.race([once(child, 'message'), early])) as [
    { endpoint: string; token: string },
  ];
  early.catch(() => {});
  return { child, endpoint: address.endpoint, token: address.token };
}
