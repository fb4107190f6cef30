import { template } from '../../template.js';

/** `Cargo.lock`: the locked packages with the crate itself among them, in the order of their names. */
export function lockfile({ header, crate, version }: Record<'header' | 'crate' | 'version', string>): string {
  const [head, ...locked] = template('rust/Cargo.lock', { header }).trimEnd().split('\n\n');
  const own = `[[package]]
name = "${crate}"
version = "${version}"
dependencies = [
 "rmcp",
 "serde",
 "serde_json",
 "tokio",
]`;
  const name = (block: string): string => /^name = "(.*)"$/m.exec(block)![1]!;
  const before = locked.filter((block) => name(block) < crate);
  return [head, ...before, own, ...locked.slice(before.length), ''].join('\n\n').replace(/\n\n$/, '\n');
}
