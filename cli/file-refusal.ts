/** A sentence about what the file system refused, in whichever command: people can repair that themselves. */
export function fileRefusal(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code, path, syscall, message } = error as NodeJS.ErrnoException;
  if (code === undefined || path === undefined || !message.startsWith(`${code}: `)) return undefined;
  const [why] = message.slice(code.length + 2).split(`, ${syscall}`);
  return `${path} can't be used: ${why} (${code}); check the path and its rights.`;
}
