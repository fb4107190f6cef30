import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Node, Tree } from '@vscode/tree-sitter-wasm';

const require = createRequire(import.meta.url);

/** The syntax trees of C# sources. */
export async function csharpParser(): Promise<(source: string) => Tree> {
  const { Parser, Language } =
    require('@vscode/tree-sitter-wasm') as typeof import('@vscode/tree-sitter-wasm');
  await Parser.init();
  const grammar = join(require.resolve('@vscode/tree-sitter-wasm'), '..', 'tree-sitter-c-sharp.wasm');
  const parser = new Parser();
  parser.setLanguage(await Language.load(grammar));
  return (source) => parser.parse(source)!;
}

/** Where the grammar doesn't accept the source: line and what stands there. */
export function syntaxErrors({ rootNode }: Tree): string[] {
  return nodes(rootNode, (node) => node.isError || node.isMissing).map(
    (node) => `${node.startPosition.row + 1}: ${node.isMissing ? `missing ${node.type}` : node.text}`,
  );
}

const declarations = ['record_declaration', 'class_declaration', 'enum_declaration', 'interface_declaration'];
const members = ['property_declaration', 'enum_member_declaration', 'method_declaration', ...declarations];

/** What a compiler would say of names: doubled types and members, and members that are called like their type. */
export function nameErrors({ rootNode }: Tree): string[] {
  const types = nodes(rootNode, (node) => declarations.includes(node.type));
  const outer = types.filter((type) => type.parent?.type !== 'declaration_list').map(nameOf);
  return [
    ...doubled(outer).map((name) => `${name} is declared twice`),
    ...types.flatMap((type) => {
      const names = (type.childForFieldName('body')?.namedChildren ?? [])
        .filter((node): node is Node => node !== null && members.includes(node.type))
        .filter((node) => node.childForFieldName('name')?.parent?.id === node.id && !isExplicit(node))
        .map(nameOf);
      return [
        ...doubled(names).map((name) => `${nameOf(type)}.${name} is declared twice`),
        ...names
          .filter((name) => name === nameOf(type))
          .map((name) => `${name} has a member of its own name`),
      ];
    }),
  ];
}

/** Types of properties and what records derive from, as far as they are not declared here. */
export function foreignTypes({ rootNode }: Tree): string[] {
  const declared = new Set(nodes(rootNode, (node) => declarations.includes(node.type)).map(nameOf));
  const places = nodes(rootNode, (node) => node.type === 'property_declaration' || node.type === 'base_list');
  const used = places.flatMap((place) => {
    const type = place.type === 'base_list' ? place : place.childForFieldName('type')!;
    return nodes(type, (node) => node.type === 'identifier').map((node) => node.text);
  });
  return [...new Set(used)].filter((name) => !declared.has(name)).sort();
}

const nameOf = (node: Node): string => node.childForFieldName('name')!.text;

/** An implementation of an interface's member beside others. */
const isExplicit = (node: Node): boolean =>
  node.namedChildren.some((child) => child?.type === 'explicit_interface_specifier');

const doubled = (names: readonly string[]): string[] => names.filter((name, i) => names.indexOf(name) !== i);

function nodes(node: Node, wanted: (node: Node) => boolean): Node[] {
  const inside = node.children.flatMap((child) => (child ? nodes(child, wanted) : []));
  return wanted(node) ? [node, ...inside] : inside;
}
