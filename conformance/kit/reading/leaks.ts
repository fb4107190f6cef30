import { isObject } from './json.js';

const stackTraces = [
  /^\s*at .+\(.*:\d+(?::\d+)?\)/m,
  /\bat (?:java|javafx|jdk|com|org|io|sun|kotlin)\.[\w.$]+\(/,
  /\bTraceback \(most recent call last\)/,
  /\bgoroutine \d+ \[/,
  /\bat [\w.<>]+ in .+:line \d+/,
  /\bthread '.*' panicked at\b/,
  // The same as a serializer writes it.
  /"(?:stackTrace|stack_trace|stacktrace|suppressed)"\s*:\s*[[{"]/,
  /"(?:className|declaringClass|methodName)"\s*:\s*"[^"]*"[^{}]*"lineNumber"\s*:\s*-?\d+/,
  /"lineNumber"\s*:\s*-?\d+[^{}]*"(?:className|declaringClass|methodName)"\s*:/,
  /\b(?:[a-z][\w$]*\.){2,}[A-Z][\w$]*(?:Exception|Error)\b/,
  // A name alone, as a message or a member tells it; "an exception" in a sentence is none.
  /\b[A-Z][a-z]\w*Exception\b/,
  /\b(?:Type|Reference|Attribute|StackOverflow|OutOfMemory|NoSuchMethod|NoClassDefFound)Error\b/,
];
const filePaths = [
  /(?<![\w/])\/(?:home|usr|root|tmp|var|opt|etc|Users|private|app|work|mnt|srv)\/[\w.-]+/,
  /\b[A-Za-z]:\\{1,2}[\w.-]+\\/,
  /file:\/\/\//,
  /\bnode_modules\b/,
];

/**
 * The part of a text that tells of the server's inside: a line of a stack trace or a path; null when none does.
 * What the request itself has `said` is only repeated.
 */
export function leakIn(text: string, said = ''): string | null {
  const [unescaped, request] = [plain(text), plain(said)];
  for (const pattern of [...stackTraces, ...filePaths]) {
    for (const [found] of unescaped.matchAll(new RegExp(pattern, `g${pattern.flags}`))) {
      if (!request.includes(found.trim())) return found.trim().slice(0, 200);
    }
  }
  return null;
}

const plain = (text: string): string =>
  decoded(text.replaceAll('\\n', '\n').replaceAll('\\t', '\t').replaceAll('\\/', '/').replaceAll('\\"', '"'));

/** Without the escapes of a URL. */
const decoded = (text: string): string =>
  text.replaceAll(/%([2-7][0-9a-f])/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

/** Members by which an error quotes the application, whose texts may be anything. */
const quotes = ['title', 'text', 'label', 'value'];
const isQuote = (name: string, value: unknown): value is string =>
  quotes.includes(name) && typeof value === 'string' && value !== '';

/** The details of an error without what they quote of the application. */
export function withoutQuotes(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(withoutQuotes);
  if (!isObject(part)) return part;
  return Object.fromEntries(
    Object.entries(part).flatMap(([name, value]) =>
      isQuote(name, value) ? [] : [[name, withoutQuotes(value)]],
    ),
  );
}

/** What the details of an error quote of the application. */
export function quotesIn(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(quotesIn);
  if (!isObject(part)) return [];
  return Object.entries(part).flatMap(([name, value]) => (isQuote(name, value) ? [value] : quotesIn(value)));
}
