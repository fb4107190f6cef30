import { template } from '../../template.js';

/** What models may need beside themselves, each with what it is recognised by; users before what they use. */
const parts = [
  { file: 'secret', used: /\bSecret `json/ },
  { file: 'map-of', used: /\bmapOf\(/ },
  { file: 'list-of', used: /\blistOf\(/ },
  { file: 'decode', used: /\bdecode\[/ },
  { file: 'is-null', used: /\bisNull\(/ },
];

/** `values.go`: what the models need, and no more. */
export function values(models: string, about: { header: string; package: string }): string {
  let text = '';
  for (const { file, used } of parts) {
    if (used.test(models + text)) text += `\n${template(`go/${file}.go`)}`;
  }
  return template('go/values.go', { ...about, imports: imports(text), parts: text });
}

/** The imports that a text of Go code needs, of those that generated code uses. */
export function imports(code: string): string {
  const used = ['encoding/json', 'fmt'].filter((path) => code.includes(`${path.split('/').pop()}.`));
  if (used.length === 0) return '';
  if (used.length === 1) return `import "${used[0]}"\n\n`;
  return `import (\n${used.map((path) => `\t"${path}"\n`).join('')})\n\n`;
}
