import { homedir, tmpdir } from 'node:os';

/** What only the inside of a program knows; no message that is sent contains any of it. */
const insides: readonly [RegExp, string][] = [
  [/(?:^|\\n|\n)\s*at (?:async )?[\w.<>$ [\]]+ ?\((?:file|node|\/)/, 'a stack trace'],
  [/\bnode:internal\b|\bnode_modules\b/, 'a stack trace'],
  [/\.(?:ts|m?js|java):\d+(?::\d+|\))/, 'a line of a source file'],
  [/\bat (?:java|javafx|com|sun|jdk)\.[\w.$/]+\(/, 'a Java stack trace'],
  [
    /\b(?:Cannot read propert|is not a function|is not iterable|Maximum call stack|is not defined\b)/,
    'a JavaScript error',
  ],
  [/\b[\w.]*(?:NullPointer|ClassCast|IndexOutOfBounds|IllegalState|StackOverflow)\w*\b/, 'a Java exception'],
];

/** Not behind a letter: `/root/` is a home, and also a part of every path of a node. */
const folders = new RegExp(
  `(?<![\\w\\]])(?:${[process.cwd(), homedir(), tmpdir()].map(escaped).join('|')})/`,
);

function escaped(text: string): string {
  return text.replace(/[^\w/]/g, '\\$&');
}

/** Which inside of the server a text shows, if any; what the caller sent itself is none. */
export function leakIn(text: string, sent = ''): string | undefined {
  const shows = (form: RegExp): boolean => {
    const [found] = form.exec(text) ?? [];
    return found !== undefined && !sent.includes(found);
  };
  if (shows(folders)) return 'a path of this machine';
  return insides.find(([form]) => shows(form))?.[1];
}
