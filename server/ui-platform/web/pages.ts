import type { Context } from 'koa';
import { readBelow } from './static-files.js';

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (char) => escapes[char]!);

/** Says a sentence: as a page to a browser, else as plain text. */
export async function say(ctx: Context, status: number, sentence: string, frontend: string): Promise<void> {
  ctx.status = status;
  ctx.set('Cache-Control', 'no-store');
  const page = ctx.accepts('text', 'html') === 'html' ? await readBelow(frontend, 'error.html') : undefined;
  ctx.type = page ? 'text/html; charset=utf-8' : 'text/plain; charset=utf-8';
  // A function, because "$&" in a replacement would stand for something else.
  ctx.body = page ? page.toString().replaceAll('{{message}}', () => escapeHtml(sentence)) : sentence;
}

/** The page of a session; it finds out by its address which one it shows. */
export async function sendPage(ctx: Context, frontend: string): Promise<void> {
  const page = await readBelow(frontend, 'index.html');
  if (!page) throw new Error('Expected the built frontend in dist/ui-platform/frontend, found none.');
  ctx.set('Cache-Control', 'no-store');
  ctx.type = 'text/html; charset=utf-8';
  ctx.body = page;
}
