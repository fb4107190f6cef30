/** A frontend that is connected to a session, as the session sees it. */
export interface FrontendPort {
  /** Unlike any other one of the session. */
  readonly id: string;
  /** Sends one frame. */
  send(frame: string | Buffer): void;
  close(code: number, reason: string): void;
}

/** Why the platform closes a connection. */
export const closing = {
  /** The Lua state is a new one; connect again and begin anew. */
  reset: 4001,
  /** The session is over. */
  ended: 4004,
  /** The platform stops. */
  goingAway: 1001,
} as const;
