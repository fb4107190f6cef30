export type Role = 'active' | 'duplicate';

export type ToWorker =
  | { type: 'register'; tab: string; conserve: boolean; role?: Role | undefined }
  | { type: 'here' }
  | { type: 'notify' };

export type ToTab =
  /** The worker holds this lock as long as it lives. */
  | { type: 'welcome'; lock: string }
  | { type: 'role'; role: Role }
  | { type: 'are-you-there' }
  /** Somebody has opened the session again. */
  | { type: 'notify' }
  /** No tab has the session open any more. */
  | { type: 'alone' };

/** The browser releases the locks of whatever closes or crashes, so a lock that is held says that somebody lives. */
export const locks = {
  tab: (session: string, tab: string) => `ui-platform/${session}/tab/${tab}`,
  active: (session: string, tab: string) => `ui-platform/${session}/active/${tab}`,
  worker: (session: string, worker: string) => `ui-platform/${session}/worker/${worker}`,
};

/** Holds a lock until this tab or worker ends; settles once it has it. */
export function hold(lock: string): Promise<void> {
  return new Promise((held) => {
    void navigator.locks.request(lock, () => {
      held();
      return new Promise(() => {});
    });
  });
}

/** Settles when whoever holds the lock has gone. */
export async function untilGone(lock: string): Promise<void> {
  await navigator.locks.request(lock, () => {});
}
