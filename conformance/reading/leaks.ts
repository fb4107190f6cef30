const stackTraces = [
  /^\s*at .+\(.*:\d+(?::\d+)?\)/m,
  /\bat (?:java|javafx|jdk|com|org|io)\.[\w.$]+\(/,
  /\bTraceback \(most recent call last\)/,
  /\bgoroutine \d+ \[/,
  /\bat [\w.<>]+ in .+:line \d+/,
  /\bthread '.*' panicked at\b/,
];
const filePaths = [
  /(?<![\w/])\/(?:home|usr|root|tmp|var|opt|etc|Users|private|app|work|mnt|srv)\/[\w.-]+/,
  /\b[A-Za-z]:\\{1,2}[\w.-]+\\/,
  /file:\/\/\//,
  /\bnode_modules\b/,
];

/** The part of a text that tells of the server's inside: a line of a stack trace or a path; null when none does. */
export function leakIn(text: string): string | null {
  const unescaped = text.replaceAll('\\n', '\n').replaceAll('\\t', '\t').replaceAll('\\/', '/');
  for (const pattern of [...stackTraces, ...filePaths]) {
    const found = pattern.exec(unescaped)?.[0];
    if (found !== undefined) return found.trim().slice(0, 200);
  }
  return null;
}
