import { onOneLine } from '../../../client/javafx-ui/quote.js';
import type { Ink, Paint } from './paint.js';

const node = /^(\s*)([+~-] )?(\s*)(u-[0-9a-z]+ )([^\s#"=]+)(#[^\s"=]+)?(.*)$/s;
const window = /^\s*([+~-] )?w\d+ /;
const inks: Readonly<Record<string, Ink>> = { '+ ': 'added', '- ': 'removed', '~ ': 'changed' };

/** The lines of a look for a terminal: with colours where there are any, and with nothing that commands it. */
export function lookText(outline: string, paint: Paint): string {
  return outline
    .replace(/\n$/, '')
    .split('\n')
    .map((line) => `${painted(onOneLine(line, Number.POSITIVE_INFINITY), paint)}\n`)
    .join('');
}

function painted(line: string, paint: Paint): string {
  if (window.test(line)) return paint('window', line);
  const found = node.exec(line);
  if (!found) return line;
  const [, indent, mark = '', further, uid, type, id = '', rest] = found as unknown as string[];
  return [
    indent,
    mark && paint(inks[mark]!, mark),
    further,
    paint('uid', uid!),
    paint('type', type!),
    id && paint('id', id),
    rest,
  ].join('');
}
