/** How the value of an option is read, from text (a flag, the environment) or JSON (a file, code). */
export interface Kind<T> {
  /** Completes the sentence "Expected … to be". */
  readonly expected: string;
  /** Undefined when the value is not of this kind. */
  read(value: unknown): T | undefined;
}

export function integer(min: number, max: number): Kind<number> {
  return {
    expected: `an integer from ${min} to ${max}`,
    read(value) {
      const number = typeof value === 'string' && /^-?\d{1,15}$/.test(value.trim()) ? Number(value) : value;
      return Number.isInteger(number) && (number as number) >= min && (number as number) <= max
        ? (number as number)
        : undefined;
    },
  };
}

export const boolean: Kind<boolean> = {
  expected: 'true or false',
  read(value) {
    const text = typeof value === 'string' ? value.trim().toLowerCase() : value;
    if (text === true || text === 'true') return true;
    if (text === false || text === 'false') return false;
    return undefined;
  },
};

export function choice<const T extends string>(...values: T[]): Kind<T> {
  return {
    expected: values.map((value) => `"${value}"`).join(' or '),
    read: (value) => values.find((each) => each === value),
  };
}

/** Visible ASCII, because it travels in a header; null stands for "make one". */
export const token: Kind<string | null> = {
  expected: 'a token of visible ASCII characters without spaces',
  read: (value) =>
    value === null || (typeof value === 'string' && /^[\x21-\x7e]+$/.test(value)) ? value : undefined,
};

/** Null stands for none. */
export const path: Kind<string | null> = {
  expected: 'a path',
  read: (value) =>
    value === null || (typeof value === 'string' && value !== '' && !value.includes('\0'))
      ? value
      : undefined,
};

/** Null stands for the newest. */
export const version: Kind<string | null> = {
  expected: 'a version such as 1.0',
  read: (value) =>
    value === null || (typeof value === 'string' && /^\d+\.\d+$/.test(value)) ? value : undefined,
};

/** A list, or text with commas. */
export const names: Kind<readonly string[]> = {
  expected: 'a list of names',
  read(value) {
    const list = typeof value === 'string' ? value.split(',').map((name) => name.trim()) : value;
    const fits =
      Array.isArray(list) && list.every((name) => typeof name === 'string' && /^[\x21-\x7e]+$/.test(name));
    return fits ? list : undefined;
  },
};

const loopback = new Map([
  ['127.0.0.1', '127.0.0.1'],
  // A name could resolve to anything; the address cannot.
  ['localhost', '127.0.0.1'],
  ['::1', '::1'],
  ['[::1]', '::1'],
]);

export const loopbackAddress: Kind<string> = {
  expected:
    'a loopback address (127.0.0.1, ::1 or localhost), because this server never listens to a network',
  read: (value) => (typeof value === 'string' ? loopback.get(value.trim().toLowerCase()) : undefined),
};
