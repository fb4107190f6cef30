type Selectable = HTMLInputElement | HTMLTextAreaElement;

/** Changes the text of a field that a person is in, with the caret where it was. */
export function keepSelection(element: Element, change: () => void): void {
  const selection = document.activeElement === element ? selectionOf(element) : undefined;
  change();
  if (selection) (element as Selectable).setSelectionRange(...selection);
}

export type Selection = [start: number, end: number, direction: 'forward' | 'backward' | 'none'];

export function selectionOf(element: Element): Selection | undefined {
  const { selectionStart, selectionEnd, selectionDirection } = element as Partial<Selectable>;
  // Fields without text, such as numbers and dates, have none.
  if (typeof selectionStart !== 'number' || typeof selectionEnd !== 'number') return undefined;
  return [selectionStart, selectionEnd, selectionDirection ?? 'none'];
}
