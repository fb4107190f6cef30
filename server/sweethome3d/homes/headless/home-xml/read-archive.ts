import { strFromU8, unzipSync } from 'fflate';
import { NotAHome } from '../../../home/port-errors.js';

/** The largest file and the largest Home.xml that are read. */
const LARGEST_FILE = 256 * 2 ** 20;
const LARGEST_XML = 64 * 2 ** 20;

/** Takes Home.xml out of the file of a home, and nothing else: models and images stay packed. */
export function homeXmlOf(file: Uint8Array): string {
  if (file.length > LARGEST_FILE)
    throw new NotAHome(`The file is larger than ${LARGEST_FILE / 2 ** 20} MiB.`);
  let tooLarge = false;
  let others = 0;
  const unpack = () => {
    try {
      return unzipSync(file, {
        filter({ name, originalSize }) {
          if (name !== 'Home.xml') {
            others++;
            return false;
          }
          tooLarge = originalSize > LARGEST_XML;
          return !tooLarge;
        },
      })['Home.xml'];
    } catch {
      throw new NotAHome('The file is no home: it is not a zip, or it is damaged.');
    }
  };
  const xml = unpack();
  if (tooLarge) throw new NotAHome(`Home.xml in the file is larger than ${LARGEST_XML / 2 ** 20} MiB.`);
  if (!xml) {
    throw new NotAHome(
      others > 0
        ? 'The file has no Home.xml; save the home with Sweet Home 3D 5.3 or newer.'
        : 'The file is no home: it is an empty zip.',
    );
  }
  return strFromU8(xml);
}
