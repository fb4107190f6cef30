import { UsageError } from '../failure.js';

/** A picture, decoded. */
export interface Picture {
  readonly data: Uint8Array;
  readonly mimeType: string;
}

export interface HomeAnswer {
  readonly output: unknown;
  readonly text: string;
  readonly pictures: readonly Picture[];
}

/** A home that a command calls tools of. */
export interface HomeCalls {
  call(tool: string, input: object): Promise<HomeAnswer>;
  close(): Promise<void>;
}

export interface HomeChoice {
  readonly home?: string | undefined;
  readonly url?: string | undefined;
  readonly token?: string | undefined;
}

/** Works with the home that is meant: that of a file, or that of a running server. */
export async function withHome<T>(choice: HomeChoice, work: (home: HomeCalls) => Promise<T>): Promise<T> {
  if (choice.home !== undefined && choice.url !== undefined) {
    throw new UsageError('Expected one of --home and --url: a file has no server.');
  }
  const home =
    choice.home === undefined
      ? await (await import('./server-home.js')).serverHome(choice)
      : await (await import('./file-home.js')).fileHome(choice.home);
  try {
    return await work(home);
  } finally {
    await home.close();
  }
}
