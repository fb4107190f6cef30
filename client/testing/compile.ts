import { join } from 'node:path';
import ts from 'typescript';

const folder = join(import.meta.dirname, '..');
const file = join(folder, 'snippet.ts');

/**
 * Compiles snippets as the whole project is compiled, each on a line and in an async function of its own;
 * gives the complaints about each.
 */
export function complaints(header: string, parameters: string, snippets: readonly string[]): string[][] {
  const root = join(folder, '..');
  const config = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, root);
  const functions = snippets.map(
    (code, i) => `export async function snippet${i}(${parameters}) {${onOneLine(code)}}`,
  );
  const text = [header, ...functions].join('\n');
  const host = ts.createCompilerHost(options);
  const { fileExists, getSourceFile } = host;
  host.fileExists = (name) => name === file || fileExists(name);
  host.getSourceFile = (name, version, ...rest) =>
    name === file ? ts.createSourceFile(name, text, version) : getSourceFile(name, version, ...rest);
  const relaxed = { ...options, noUnusedLocals: false, noUnusedParameters: false };
  const program = ts.createProgram([file], relaxed, host);
  const source = program.getSourceFile(file)!;
  const found: string[][] = snippets.map(() => []);
  for (const { file: where, start = 0, messageText } of ts.getPreEmitDiagnostics(program)) {
    const message = ts.flattenDiagnosticMessageText(messageText, ' ');
    const snippet =
      where === source ? found[source.getLineAndCharacterOfPosition(start).line - 1] : undefined;
    if (!snippet) throw new Error(`Beyond the snippets: ${message}`);
    snippet.push(message);
  }
  return found;
}

function onOneLine(code: string): string {
  return code.replace(/\/\/ .*$/gm, '').replace(/\n\s*/g, ' ');
}
