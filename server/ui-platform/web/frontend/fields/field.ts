import { isTruthy, textOf } from '../bindings/text-of.js';

/** How a form field shows and gives a value. */
export interface Field {
  /** What the person has entered; undefined while it can't be read, as in an unfinished number. */
  read(): unknown;
  write(value: unknown): void;
  /** The events after which it may have another value. */
  readonly events: readonly string[];
}

/** The field that an element is, if it is one; files are none, because no value can stand for them. */
export function fieldOf(element: Element): Field | undefined {
  if (element instanceof HTMLInputElement) return inputField(element);
  if (element instanceof HTMLTextAreaElement) return new TextField(element);
  if (element instanceof HTMLSelectElement)
    return element.multiple ? new Choices(element) : new Choice(element);
  if (element.matches('[contenteditable]:not([contenteditable=false])')) return new EditableText(element);
  // A custom element that has a value behaves like a field.
  if (element.localName.includes('-') && 'value' in element) return new CustomField(element as WithValue);
  return undefined;
}

function inputField(input: HTMLInputElement): Field | undefined {
  switch (input.type) {
    case 'checkbox':
      return new Checkbox(input);
    case 'radio':
      return new RadioButton(input);
    case 'number':
    case 'range':
      return new NumberField(input);
    case 'file':
    case 'image':
      return undefined;
    default:
      return new TextField(input);
  }
}

class TextField<E extends { value: string } = HTMLInputElement | HTMLTextAreaElement> implements Field {
  readonly events: readonly string[] = ['input'];

  constructor(protected readonly element: E) {}

  read(): unknown {
    return this.element.value;
  }

  write(value: unknown): void {
    this.element.value = textOf(value);
  }
}

class NumberField extends TextField<HTMLInputElement> {
  override read(): unknown {
    const { validity, value, valueAsNumber } = this.element;
    if (validity.badInput) return undefined;
    return value === '' ? null : valueAsNumber;
  }
}

class Choice extends TextField<HTMLSelectElement> {
  override readonly events = ['change'];
}

class Checkbox implements Field {
  readonly events = ['change'];

  constructor(private readonly input: HTMLInputElement) {}

  read(): unknown {
    return this.input.checked;
  }

  write(value: unknown): void {
    this.input.checked = isTruthy(value);
  }
}

class RadioButton implements Field {
  readonly events = ['change'];

  constructor(private readonly input: HTMLInputElement) {}

  /** Of a group, the one that was chosen speaks. */
  read(): unknown {
    return this.input.checked ? this.input.value : undefined;
  }

  write(value: unknown): void {
    this.input.checked = textOf(value) === this.input.value;
  }
}

class Choices implements Field {
  readonly events = ['change'];

  constructor(private readonly select: HTMLSelectElement) {}

  read(): unknown {
    return [...this.select.selectedOptions].map((option) => option.value);
  }

  write(value: unknown): void {
    const chosen = new Set(Array.isArray(value) ? value.map(textOf) : [textOf(value)]);
    for (const option of this.select.options) option.selected = chosen.has(option.value);
  }
}

/** An element that people may write in; what they write is text. */
class EditableText implements Field {
  readonly events = ['input'];

  constructor(private readonly element: Element) {}

  read(): unknown {
    return this.element.textContent;
  }

  write(value: unknown): void {
    this.element.textContent = textOf(value);
  }
}

type WithValue = Element & { value: unknown };

class CustomField implements Field {
  readonly events = ['input', 'change'];

  constructor(private readonly element: WithValue) {}

  read(): unknown {
    return this.element.value;
  }

  write(value: unknown): void {
    this.element.value = value;
  }
}
