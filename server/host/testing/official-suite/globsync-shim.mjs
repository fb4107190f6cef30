// The official suite imports globSync from "fs", which Node.js has since 22. It needs it for another of its
// commands only, so on Node.js 20 a module in between gives it a name, and nothing behind it.
import fs from 'node:fs';
import { register } from 'node:module';

if (!('globSync' in fs)) {
  const between = `data:text/javascript,${encodeURIComponent(
    "export * from 'node:fs'; export { default } from 'node:fs'; export function globSync() { throw new Error('Needs Node.js 22.'); }",
  )}`;
  const hooks = `export async function resolve(specifier, context, next) {
    const isSuite = context.parentURL?.includes('@modelcontextprotocol/conformance/dist');
    return specifier === 'fs' && isSuite ? { url: ${JSON.stringify(between)}, shortCircuit: true } : next(specifier, context);
  }`;
  register(`data:text/javascript,${encodeURIComponent(hooks)}`);
}
