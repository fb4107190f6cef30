import { type AsyncZippable, zip } from 'fflate';

/** The same content gives the same bytes: no file in an archive has the time of its making. */
const ALWAYS = new Date(1980, 0, 1);

/** A zip with these files, in this order. */
export function zipped(files: Readonly<Record<string, Uint8Array>>): Promise<Uint8Array> {
  const entries: AsyncZippable = { ...files };
  return new Promise((resolve, reject) => {
    zip(entries, { mtime: ALWAYS, level: 6 }, (error, data) => (error ? reject(error) : resolve(data)));
  });
}
