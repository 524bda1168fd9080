import type { Finding } from '../findings.ts';
import { isTest, type Project, type SourceFile } from '../project.ts';
import { childrenOf, isNode, nodesOf, type SyntaxNode, syntaxOf } from '../syntax.ts';

/**
 * Refuses SQL in slices that names tables and columns in text: renaming a column would not fail the type check. Column
 * names of one word are not looked for, because they are ordinary words of SQL, too.
 */
export function checkSqlReferences({ files }: Project): Finding[] {
  const columns = new Set(files.filter(isTables).flatMap(listColumnNames));
  return files.filter(isServerCode).flatMap((file) => findingsIn(file, columns));
}

const isServerCode = ({ path }: SourceFile): boolean =>
  /^src\/features\/[^/]+\/[^/]+\/server\/.*\.ts$/.test(path) && !isTest(path);

const isTables = ({ path }: SourceFile): boolean => /\/server\/tables(\/[^/]+)?\.ts$/.test(path);

/** Names in the database of the columns of more than one word that `pgTable` calls of the file declare. */
function listColumnNames(file: SourceFile): string[] {
  return [...nodesOf(syntaxOf(file).program)].flatMap((node) => {
    if (node.type !== 'CallExpression' || nameOf(node.callee) !== 'pgTable') return [];
    const columns = Array.isArray(node.arguments) ? (node.arguments[1] as unknown) : null;
    if (!isNode(columns)) return [];
    return childrenOf(columns).flatMap(({ key }) => {
      const name = (nameOf(key) ?? '').replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
      return name.includes('_') ? [name] : [];
    });
  });
}

function findingsIn(file: SourceFile, columns: ReadonlySet<string>): Finding[] {
  if (!file.text.includes('sql')) return [];
  const { program, lineAt } = syntaxOf(file);
  return [...nodesOf(program)].flatMap((node) =>
    [rawText(node), statementWithoutTable(node), ...columnsInText(node, { file, columns })]
      .filter((message) => message !== null)
      .map((message) => ({ rule: 'sql' as const, path: file.path, line: lineAt(node.start), message })),
  );
}

const rawText = (node: SyntaxNode): string | null =>
  node.type === 'CallExpression' && memberOf(node.callee, 'raw') === 'sql'
    ? 'sql.raw writes text into a statement: refer to the table or column, or write a constant with inline of #platform/database/typed-sql.ts.'
    : null;

/** `db.execute(sql`…`)` of a statement on a table, all of it text. */
function statementWithoutTable(node: SyntaxNode): string | null {
  if (node.type !== 'CallExpression' || !isNode(node.callee) || nameOf(node.callee.property) !== 'execute')
    return null;
  const [statement] = Array.isArray(node.arguments) ? (node.arguments as unknown[]) : [];
  if (!isNode(statement) || !isSqlTemplate(statement)) return null;
  const isText = templateOf(statement).every(({ type }) => type === 'TemplateElement');
  return isText && /^(?!\s*fetch).*\b(from|into|update|table|join)\s+\w/is.test(textOf(statement))
    ? 'this statement names its table in text: write the table itself, as in sql`select 1 from ${orders}`.'
    : null;
}

/** Columns that the text of a template names, unless the file gives that name to an expression with `as`. */
function columnsInText(
  node: SyntaxNode,
  { file, columns }: { file: SourceFile; columns: ReadonlySet<string> },
): string[] {
  if (!isSqlTemplate(node) || isTables(file)) return [];
  const words = new Set(textOf(node).match(/\b[a-z]+(?:_[a-z0-9]+)+\b/g));
  return [...words]
    .filter((word) => columns.has(word) && !new RegExp(`\\bas "?${word}\\b`).test(file.text))
    .map((word) => {
      const key = word.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
      return `names the column ${word} in text, which no renaming finds: write \${table.${key}}, or nameOf(table.${key}) where its table must be left out.`;
    });
}

const isSqlTemplate = ({ type, tag }: SyntaxNode): boolean =>
  type === 'TaggedTemplateExpression' && nameOf(tag) === 'sql';

const templateOf = ({ quasi }: SyntaxNode): SyntaxNode[] => (isNode(quasi) ? childrenOf(quasi) : []);

/** The text of a template without its expressions and without the strings in it. */
const textOf = (node: SyntaxNode): string =>
  templateOf(node)
    .flatMap(({ type, value }) =>
      type === 'TemplateElement' && typeof value === 'object' && value !== null && 'raw' in value
        ? [String(value.raw)]
        : [],
    )
    .join(' ? ')
    .replace(/'[^']*'/g, "''");

const nameOf = (node: unknown): string | null =>
  isNode(node) && typeof node.name === 'string' ? node.name : null;

/** `sql` of `sql.raw`, if the property has this name. */
const memberOf = (node: unknown, property: string): string | null =>
  isNode(node) && nameOf(node.property) === property ? nameOf(node.object) : null;
