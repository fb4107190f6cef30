import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** Sockets and processes can be looked at only where the system shows them as files. */
export const canLook = existsSync('/proc/net/tcp');

export interface Listener {
  readonly address: string;
  readonly port: number;
  readonly inode: string;
}

/** All sockets of the machine that listen. */
export function listeners(): Listener[] {
  return ['/proc/net/tcp', '/proc/net/tcp6'].filter(existsSync).flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .slice(1)
      .map((line) => line.trim().split(/\s+/))
      .filter((fields) => fields[3] === '0A')
      .map((fields) => {
        const [host = '', port = ''] = fields[1]!.split(':');
        return { address: addressOf(host), port: Number.parseInt(port, 16), inode: fields[9] ?? '' };
      }),
  );
}

/** The addresses on which somebody listens at this port. */
export const addressesAt = (port: number): string[] =>
  listeners()
    .filter((one) => one.port === port)
    .map(({ address }) => address);

/** Processes of the group that this process leads. */
export function groupOf(leader: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => groupIn(pid) === leader)
    .map(Number);
}

/** The ports on which processes of this group listen. */
export function portsOf(leader: number): number[] {
  const inodes = new Set(groupOf(leader).flatMap(socketsOf));
  return listeners()
    .filter(({ inode }) => inodes.has(inode))
    .map(({ port }) => port);
}

/** Files below a folder that a process of this group holds open. */
export function openFiles(leader: number, folder: string): string[] {
  return groupOf(leader)
    .flatMap(linksOf)
    .filter((link) => link.startsWith(`${folder}/`));
}

const socketsOf = (pid: number): string[] =>
  linksOf(pid).flatMap((link) => /^socket:\[(\d+)\]$/.exec(link)?.[1] ?? []);

/** What the open files of a process are; none where it has ended or is not ours. */
function linksOf(pid: number): string[] {
  const folder = `/proc/${pid}/fd`;
  try {
    return readdirSync(folder).flatMap((name) => {
      try {
        return [readlinkSync(`${folder}/${name}`)];
      } catch {
        return [];
      }
    });
  } catch {
    return [];
  }
}

function groupIn(pid: string): number | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name stands in parentheses and may hold anything.
    const [state, , group] = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return state === 'Z' ? null : Number(group);
  } catch {
    return null;
  }
}

/** As people write them; the bytes of each word stand in reverse. */
function addressOf(hex: string): string {
  const bytes = hex.match(/.{8}/g)!.flatMap((word) =>
    word
      .match(/../g)!
      .reverse()
      .map((byte) => Number.parseInt(byte, 16)),
  );
  if (bytes.length === 4) return bytes.join('.');
  if (bytes.every((byte) => byte === 0)) return '::';
  const groups = Array.from({ length: 8 }, (_, i) => ((bytes[2 * i]! << 8) | bytes[2 * i + 1]!).toString(16));
  return groups.join(':');
}
