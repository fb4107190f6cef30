import type { ConnectOptions } from '../../../client/javafx-ui/connect.js';
import type { Session } from '../../../client/javafx-ui/session.js';
import { printJson } from '../../print.js';
import { asFailure } from './as-failure.js';
import { findServer, type ServerChoice } from './find-server.js';

export interface SessionOptions extends ServerChoice {
  readonly json: boolean;
  readonly protocol: NonNullable<ConnectOptions['protocol']>;
}

/** Connects to the server that is meant, does the work, and closes the connection whatever happens. */
export async function withSession<T>(
  options: SessionOptions,
  work: (session: Session) => Promise<T>,
): Promise<T> {
  const address = findServer(options);
  const { token } = address;
  const { protocol } = options;
  try {
    const { connect } = await import('../../../client/javafx-ui/connect.js');
    const session = await connect(address.url, token === undefined ? { protocol } : { protocol, token });
    try {
      return await work(session);
    } finally {
      await session.close();
    }
  } catch (error) {
    const { failure, data } = asFailure(error, address);
    if (options.json) await printJson({ error: data });
    throw failure;
  }
}
