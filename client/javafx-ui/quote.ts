/** What breaks a line, changes its direction or commands a terminal. */
const unsafe = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;

/** A text of the application in quotes on one line; long ones are cut. */
export function quote(text: string, longest = 80): string {
  return onOneLine(JSON.stringify(shortened(text, longest)));
}

/** The same without quotes, for what is already made to be read. */
export function onOneLine(text: string, longest = 400): string {
  return shortened(text, longest).replace(
    unsafe,
    (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function shortened(text: string, longest: number): string {
  return text.length > longest ? `${text.slice(0, longest).replace(/[\ud800-\udbff]$/, '')}…` : text;
}
