import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;

/** What a text holds instead of exactly one `<template>`; undefined when it is one. White space and comments may stand around it. */
export function viewdefProblem(content: string): string | undefined {
  const [first, second] = parseFragment(content).childNodes.filter((node) => !isIdle(node));
  if (!first) return 'nothing';
  if (first.nodeName !== 'template') return shown(first);
  return second ? `${shown(first)} and ${shown(second)} beside it` : undefined;
}

function isIdle(node: Node): boolean {
  return node.nodeName === '#comment' || ('value' in node && node.value.trim() === '');
}

function shown(node: Node): string {
  return node.nodeName.startsWith('#') ? 'text' : `<${node.nodeName}>`;
}
