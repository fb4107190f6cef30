/** What would break a line, change the direction of what follows, or look like the end of the text. */
const special = /["\\\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;
const notInJson = /[\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g;

/** A text of the application in quotes on one line, escaped as in JSON; long ones are cut and counted. */
export function quote(text: string, longest = 200): string {
  if (text.length <= longest) return escaped(text);
  const cut = text.slice(0, longest).replace(/[\ud800-\udbff]$/, '');
  return `${escaped(cut).slice(0, -1)}…" (${text.length} characters)`;
}

function escaped(text: string): string {
  if (!special.test(text)) return `"${text}"`;
  return JSON.stringify(text).replace(
    notInJson,
    (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
