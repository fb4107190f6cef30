import type { Properties } from '../connection/messages.js';

/** A path as it stands in a binding: what the backend resolves, and after `?` the properties of its variable. */
export interface BoundPath {
  readonly path: string;
  readonly properties: Properties;
}

export function splitPath(text: string): BoundPath {
  const [path = '', query = ''] = splitOnce(text.trim(), '?');
  const properties: Properties = {};
  for (const pair of query.split('&').filter((part) => part !== '')) {
    const [key = '', value = 'true'] = splitOnce(pair, '=');
    if (key !== '' && key !== '__proto__') properties[key] = value;
  }
  return { path, properties };
}

function splitOnce(text: string, separator: string): string[] {
  const at = text.indexOf(separator);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}
