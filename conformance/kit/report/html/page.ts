import { createHash } from 'node:crypto';
import { escapeMarkup as h } from '../escape.js';
import { style } from './style.js';

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * One file for a browser with nothing to load. Its own style and script are allowed by their hash and nothing else is,
 * so that a text of a target could do nothing even if it became markup.
 */
export function page(title: string, body: string, script: string): string {
  const policy = [
    "default-src 'none'",
    `style-src ${hashOf(style)}`,
    `script-src ${hashOf(script)}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${h(title)}</title>
<style>${style}</style>
</head>
<body>
<main>
${body}
</main>
<script>${script}</script>
</body>
</html>
`;
}

/** The contract's sentence with its code words set as code. */
export const sentence = (quote: string): string => h(quote).replaceAll(/`([^`]+)`/g, '<code>$1</code>');

/** Text that a card has room for; the whole is in its title where it was cut. */
export function clamped(text: string, longest: number): string {
  const flat = text.replaceAll(/\s+/g, ' ').trim();
  return flat.length > longest ? h(`${flat.slice(0, longest)}…`) : h(flat);
}
