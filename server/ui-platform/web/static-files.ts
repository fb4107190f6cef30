import { createHash } from 'node:crypto';
import { readFile, realpath, stat } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import type { Context } from 'koa';

const largest = 32 << 20;

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.mp3': 'audio/mpeg',
  '.mp4': 'video/mp4',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
};

/** Answers with a file below a folder; false when there is none. Nothing outside of it, nothing hidden. */
export async function sendFile(ctx: Context, folder: string, path: string): Promise<boolean> {
  const bytes = await readBelow(folder, path);
  if (!bytes) return false;
  ctx.set('Cache-Control', 'no-cache');
  ctx.etag = createHash('sha256').update(bytes).digest('base64url').slice(0, 27);
  ctx.status = 200;
  ctx.type = types[extname(path).toLowerCase()] ?? 'application/octet-stream';
  ctx.body = bytes;
  if (ctx.fresh) ctx.status = 304;
  return true;
}

export async function readBelow(folder: string, path: string): Promise<Buffer | undefined> {
  const steps = decoded(path)?.split('/');
  if (!steps?.every((step) => /^[^.\0\\:][^\0\\:]*$/.test(step))) return undefined;
  try {
    const [root, file] = await Promise.all([realpath(folder), realpath(join(folder, ...steps))]);
    // A link that leads elsewhere leads nowhere.
    if (!file.startsWith(root + sep)) return undefined;
    const { size } = await stat(file);
    return size <= largest ? await readFile(file) : undefined;
  } catch {
    return undefined;
  }
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
