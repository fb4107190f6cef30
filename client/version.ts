import { ClientError } from './client-error.js';
import { contract } from './contract.js';

const pattern = /^([\w-]+)\/(\d+)\.(\d+)$/;

/** The contract that this client was made for, such as `mcp-javafx-ui/1.0`. */
export const contractVersion: string = contract.schema;

/** Whether this client works with a server of that contract and version: a 1.x client does with 1.y for y ≥ x. */
export function accepts(offered: string, wanted: string = contractVersion): boolean {
  const [, id, major, minor] = pattern.exec(wanted) ?? [];
  const [, otherId, otherMajor, otherMinor] = pattern.exec(offered) ?? [];
  return otherId === id && otherMajor === major && Number(otherMinor) >= Number(minor);
}

/** Refuses a server whose version this client does not accept. */
export function checkVersion(offered: string, wanted: string = contractVersion): void {
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
