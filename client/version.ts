import { ClientError } from './client-error.js';

const pattern = /^([\w-]+)\/(\d+)\.(\d+)$/;

/**
 * Refuses a server of another contract or major version, or of an earlier minor one: a 1.x client works
 * with a 1.y server for y ≥ x.
 */
export function checkVersion(wanted: string, offered: string): void {
  const [, id, major, minor] = pattern.exec(wanted) ?? [];
  const [, otherId, otherMajor, otherMinor] = pattern.exec(offered) ?? [];
  if (otherId === id && otherMajor === major && Number(otherMinor) >= Number(minor)) return;
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
