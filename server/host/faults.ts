/** Writes down what no caller is told. */
export function reportFaults(write: (text: string) => void): (cause: unknown, tool?: string) => void {
  return (cause, tool) => {
    const place = tool === undefined ? '' : ` in ${tool}`;
    const what = cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
    write(`Fault${place}: ${what}\n`);
  };
}
