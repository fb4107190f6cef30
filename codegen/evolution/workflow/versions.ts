import { findContracts } from '../../load.js';
import { Refused } from '../../refused.js';

export interface Version {
  readonly major: number;
  readonly minor: number;
}

export function parseVersion(text: string): Version {
  const [major, minor] = text.split('.').map(Number) as [number, number];
  return { major, minor };
}

/** Versions of a contract, the oldest first. */
export function versionsOf(schema: string, id: string): string[] {
  return findContracts(schema)
    .filter((key) => key.startsWith(`${id}/`))
    .map((key) => key.slice(id.length + 1))
    .sort((a, b) => {
      const [x, y] = [parseVersion(a), parseVersion(b)];
      return x.major - y.major || x.minor - y.minor;
    });
}

export function contractIds(schema: string): string[] {
  return [...new Set(findContracts(schema).map((key) => key.split('/')[0]!))];
}

/** The contract that a command is about: the one that is named, or the only one. */
export function chosenContract(schema: string, name: string | undefined): string {
  const ids = contractIds(schema);
  if (name !== undefined && !ids.includes(name)) {
    throw new Refused(`There is no contract "${name}". There are: ${ids.join(', ')}.`);
  }
  if (name === undefined && ids.length !== 1) {
    throw new Refused(
      ids.length === 0
        ? 'There is no contract in the schema folder.'
        : `Expected --contract with one of ${ids.join(', ')}.`,
    );
  }
  return name ?? ids[0]!;
}

/** The contract that is named, or all of them. */
export function chosenContracts(schema: string, name: string | undefined): string[] {
  return name === undefined ? contractIds(schema) : [chosenContract(schema, name)];
}

/** A minor version keeps its promises; a major one need not, and neither need one that is still 0. */
export function mayBreak(previous: string, version: string): boolean {
  const [old, now] = [parseVersion(previous), parseVersion(version)];
  return now.major > old.major || now.major === 0;
}
