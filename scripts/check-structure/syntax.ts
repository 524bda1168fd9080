import { parseSync } from 'vite';
import type { SourceFile } from './project.ts';

/** A node of the ESTree that oxc's parser answers; children stand under any key. */
export interface SyntaxNode {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

export interface ImportUse {
  specifier: string;
  line: number;
  /** `import type`, `export type` or a type's `import('…')`: gone when the types are stripped. */
  typeOnly: boolean;
}

export interface Syntax {
  program: SyntaxNode;
  comments: readonly { text: string; line: number }[];
  imports: readonly ImportUse[];
  /** The first syntax error, or null. */
  error: string | null;
  lineAt: (offset: number) => number;
}

const parsed = new WeakMap<SourceFile, Syntax>();

/** Parses a TypeScript or JavaScript file once and keeps the answer. */
export function syntaxOf(file: SourceFile): Syntax {
  const known = parsed.get(file);
  if (known) return known;
  const syntax = parse(file);
  parsed.set(file, syntax);
  return syntax;
}

/** Every node in source order, parents first. */
export function* nodesOf(node: SyntaxNode): Generator<SyntaxNode> {
  yield node;
  for (const child of childrenOf(node)) yield* nodesOf(child);
}

export function childrenOf(node: SyntaxNode): SyntaxNode[] {
  return Object.values(node).flat().filter(isNode);
}

export const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

function parse({ path, text }: SourceFile): Syntax {
  const lang = path.endsWith('.tsx') ? 'tsx' : 'ts';
  const { program, comments, errors } = parseSync(path, text, { lang, sourceType: 'module' });
  const lineAt = lineFinder(text);
  const root = program as unknown as SyntaxNode;
  return {
    program: root,
    comments: comments.map(({ value, start }) => ({ text: value, line: lineAt(start) })),
    imports: [...nodesOf(root)].flatMap((node) => importUse(node, lineAt)),
    error: errors[0]?.message ?? null,
    lineAt,
  };
}

const importing = [
  'ImportDeclaration',
  'ExportNamedDeclaration',
  'ExportAllDeclaration',
  'ImportExpression',
  'TSImportType',
];

function importUse(node: SyntaxNode, lineAt: (offset: number) => number): ImportUse[] {
  if (!importing.includes(node.type) || !isNode(node.source)) return [];
  const specifier = node.source.value;
  if (typeof specifier !== 'string') return [];
  const typeOnly = [node.importKind, node.exportKind].includes('type') || node.type === 'TSImportType';
  return [{ specifier, line: lineAt(node.start), typeOnly }];
}

function lineFinder(text: string): (offset: number) => number {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return (offset) => {
    const after = starts.findIndex((start) => start > offset);
    return after === -1 ? starts.length : after;
  };
}
