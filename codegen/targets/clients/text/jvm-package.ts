/** What `--package` may be on the JVM: names in lower case between dots, none of them a keyword. */
export function jvmPackage(keywords: string): RegExp {
  const words = keywords.trim().split(/\s+/).join('|');
  return new RegExp(`^(?!(.*\\.)?(${words})(\\.|$))[a-z][a-z0-9_]*(\\.[a-z][a-z0-9_]*)*$`);
}
