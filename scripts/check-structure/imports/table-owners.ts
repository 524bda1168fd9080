import type { Finding } from '../findings.ts';
import { placeOf, type SlicePlace } from '../places.ts';
import { isCode, type Project, type SourceFile } from '../project.ts';
import { isNode, nodesOf, type SyntaxNode, syntaxOf } from '../syntax.ts';
import { resolveImport } from './resolve.ts';

const writing = ['insert', 'update', 'delete'];

/** A table is written by the commands of the slice that owns it, and queries write nothing. */
export function checkTableOwners(project: Project): Finding[] {
  return project.files.filter(isCode).flatMap((file) => {
    const place = placeOf(file.path);
    if (place.kind !== 'slice' || place.part === 'test' || place.part === 'factory') return [];
    const owners = tablesIn(project, file);
    return owners.size === 0 ? [] : writesIn(file, { place, owners });
  });
}

function writesIn(
  file: SourceFile,
  { place, owners }: { place: SlicePlace; owners: ReadonlyMap<string, string> },
): Finding[] {
  const { program, lineAt } = syntaxOf(file);
  return [...nodesOf(program)].flatMap((node) => {
    const table = writtenTable(node);
    const owner = owners.get(table ?? '');
    if (owner === undefined || (owner === place.slice && place.part !== 'queries')) return [];
    const message =
      owner === place.slice
        ? `writes ${table} in a query, and queries only read: move the write to a command.`
        : `writes ${table}, which belongs to ${owner}, and only its own slice writes a table: call a command of ${owner}, ` +
          `or emit an event that ${owner} reacts to.`;
    return [{ rule: 'import-rule', path: file.path, line: lineAt(node.start), message }];
  });
}

/** `orders` of `db.insert(orders)` and of `insertSelect(orders, …)`. */
function writtenTable({ type, callee, arguments: given }: SyntaxNode): string | null {
  if (type !== 'CallExpression' || !isNode(callee)) return null;
  const isWriting = isNode(callee.property) && writing.includes(String(callee.property.name));
  if (!isWriting && callee.name !== 'insertSelect') return null;
  const first: unknown = Array.isArray(given) ? given[0] : null;
  return isNode(first) && typeof first.name === 'string' ? first.name : null;
}

/** The names a file imports from tables, each with the slice that owns the table. */
function tablesIn(project: Project, file: SourceFile): Map<string, string> {
  const declarations = [...nodesOf(syntaxOf(file).program)].filter(
    ({ type }) => type === 'ImportDeclaration',
  );
  return new Map(
    declarations.flatMap(({ source, specifiers }) => {
      const owner = isNode(source)
        ? ownerOf(project, { from: file.path, specifier: String(source.value) })
        : null;
      if (owner === null || !Array.isArray(specifiers)) return [];
      return specifiers.flatMap((specifier) => localName(specifier).map((name) => [name, owner] as const));
    }),
  );
}

function ownerOf(project: Project, { from, specifier }: { from: string; specifier: string }): string | null {
  const target = resolveImport(project, { from, specifier });
  const place = target.kind === 'own' ? placeOf(target.path) : null;
  return place?.kind === 'slice' && place.part === 'tables' ? place.slice : null;
}

function localName(specifier: unknown): string[] {
  const local = isNode(specifier) ? specifier.local : null;
  return isNode(local) && typeof local.name === 'string' ? [local.name] : [];
}
