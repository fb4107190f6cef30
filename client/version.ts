import { ClientError } from './client-error.js';

const pattern = /^([\w-]+)\/(\d+)\.(\d+)$/;

/** Whether a client of the wanted contract works with a server of the offered one: 1.x does with 1.y for y ≥ x. */
export function accepts(offered: string, wanted: string): boolean {
  const [, id, major, minor] = pattern.exec(wanted) ?? [];
  const [, otherId, otherMajor, otherMinor] = pattern.exec(offered) ?? [];
  return otherId === id && otherMajor === major && Number(otherMinor) >= Number(minor);
}

/** Refuses a server whose version a client of the wanted contract does not accept. */
export function checkVersion(offered: string, wanted: string): void {
  if (accepts(offered, wanted)) return;
  const [, id, major] = pattern.exec(wanted) ?? [];
  const [, otherId, otherMajor] = pattern.exec(offered) ?? [];
  const advice =
    otherId !== id
      ? 'Connect to a server of that contract.'
      : otherMajor === major
        ? 'Update the server.'
        : `Use a client for ${otherMajor}.x, or a server for ${major}.x.`;
  throw new ClientError(
    'version',
    `The server speaks ${JSON.stringify(offered)}; this client needs ${wanted} or a later ${major}.x. ${advice}`,
  );
}
