import type { SourceFile } from '../project.ts';
import { childrenOf, isNode, nodesOf, type SyntaxNode, syntaxOf } from '../syntax.ts';

/** A name that a module exports. */
export interface ExportedName {
  name: string;
  line: number;
  /** The declaration; null for a default export and for a name in an export list. */
  declaration: SyntaxNode | null;
  /** The name inside the module, and how often declaring and exporting it mention it; null for what is passed on. */
  inside: { name: string; mentions: number } | null;
}

/** Returns the names that a module exports: `default` for a default export, nothing for `export *`. */
export function exportsOf(file: SourceFile): ExportedName[] {
  const { program, lineAt } = syntaxOf(file);
  return childrenOf(program).flatMap((statement) =>
    exportedBy(statement).map(({ start, ...exported }) => ({ ...exported, line: lineAt(start) })),
  );
}

/** The names that a module takes from another one; null stands for a name that only its text can tell. */
interface NamesTaken {
  specifier: string;
  names: readonly string[] | null;
}

/** Returns what a module imports and re-exports, types and dynamic imports included. */
export const namesTakenBy = (file: SourceFile): NamesTaken[] =>
  [...nodesOf(syntaxOf(file).program)].flatMap((node) => {
    if (!isNode(node.source) || typeof node.source.value !== 'string') return [];
    const names = namesTaken(node);
    return names === undefined ? [] : [{ specifier: node.source.value, names }];
  });

type ExportPosition = Omit<ExportedName, 'line'> & { start: number };

function exportedBy({ type, start, declaration, specifiers, source }: SyntaxNode): ExportPosition[] {
  if (type === 'ExportDefaultDeclaration') {
    return [{ name: 'default', start, declaration: null, inside: null }];
  }
  if (type !== 'ExportNamedDeclaration') return [];
  if (!isNode(declaration)) {
    return nodesIn(specifiers).map((specifier) => exportedInList(specifier, { isPassedOn: isNode(source) }));
  }
  const declared =
    declaration.type === 'VariableDeclaration' ? nodesIn(declaration.declarations) : [declaration];
  return declared.flatMap((node) =>
    boundNames(node.id).map((name) => ({
      name,
      start: node.start,
      declaration: node,
      inside: { name, mentions: 1 },
    })),
  );
}

function exportedInList(specifier: SyntaxNode, { isPassedOn }: { isPassedOn: boolean }): ExportPosition {
  const [name, local] = [nameIn(specifier.exported), nameIn(specifier.local)];
  const inside = { name: local, mentions: name === local ? 3 : 2 };
  return { name, start: specifier.start, declaration: null, inside: isPassedOn ? null : inside };
}

/** The names that a declaration introduces, also those of `const { a, b: [c] } = …`. */
function boundNames(id: unknown): string[] {
  if (!isNode(id)) return [];
  if (id.type === 'Identifier') return [nameIn(id)];
  const parts = [...nodesIn(id.properties), ...nodesIn(id.elements)];
  return parts.flatMap((part) => boundNames(part.value ?? part.argument ?? part.left ?? part));
}

function namesTaken({ type, specifiers, qualifier }: SyntaxNode): readonly string[] | null | undefined {
  const parts = nodesIn(specifiers);
  if (type === 'ImportExpression') return null;
  if (type === 'TSImportType') return isNode(qualifier) ? [firstOf(qualifier)] : null;
  if (type === 'ExportNamedDeclaration') return parts.map(({ local }) => nameIn(local));
  if (type !== 'ImportDeclaration') return undefined;
  if (parts.some((part) => part.type === 'ImportNamespaceSpecifier')) return null;
  return parts.map((part) => (part.type === 'ImportDefaultSpecifier' ? 'default' : nameIn(part.imported)));
}

const firstOf = (qualifier: SyntaxNode): string =>
  isNode(qualifier.left) ? firstOf(qualifier.left) : nameIn(qualifier);

const nodesIn = (value: unknown): SyntaxNode[] => (Array.isArray(value) ? value.filter(isNode) : []);

/** The text of an identifier, or of a name in quotes. */
function nameIn(node: unknown): string {
  if (!isNode(node)) return '';
  return String(node.name ?? node.value);
}
