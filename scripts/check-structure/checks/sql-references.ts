import type { Finding } from '../findings.ts';
import { isCode, type Project, type SourceFile } from '../project.ts';
import { childrenOf, isNode, nodesOf, type SyntaxNode, syntaxOf } from '../syntax.ts';

/**
 * Refuses SQL that names our tables and columns in text: renaming a column would not fail the type check. Column names
 * of one word are not looked for, because they are ordinary words of SQL, too. Definitions of tables may use text, as
 * the column is not defined yet; so may tests of migrations, whose statements run against schemas of older versions.
 */
export function checkSqlReferences({ files }: Project): Finding[] {
  const tables = files.filter(isTables);
  const names = {
    tables: new Set(tables.flatMap(listTableNames)),
    columns: new Set(tables.flatMap(listColumnNames)),
  };
  return files.filter(isChecked).flatMap((file) => findingsIn(file, names));
}

/** The names in the database of everything that the files declare. */
interface Names {
  tables: ReadonlySet<string>;
  columns: ReadonlySet<string>;
}

const isChecked = (file: SourceFile): boolean =>
  isCode(file) && file.path !== oldSchemasPath && !isTables(file);

const oldSchemasPath = 'src/platform/database/upgrades.test.ts';

const isTables = ({ path }: SourceFile): boolean =>
  /^src\/(features\/[^/]+\/[^/]+\/server|platform\/[^/]+)\/tables(\/[^/]+)?\.ts$/.test(path);

/** The arguments of the `pgTable` calls of the file. */
const tableDefinitions = (file: SourceFile): unknown[][] =>
  [...nodesOf(syntaxOf(file).program)].flatMap(({ type, callee, arguments: given }) =>
    type === 'CallExpression' && nameOf(callee) === 'pgTable' && Array.isArray(given) ? [given] : [],
  );

const listTableNames = (file: SourceFile): string[] =>
  tableDefinitions(file).flatMap(([name]) =>
    isNode(name) && typeof name.value === 'string' ? [name.value] : [],
  );

/** Names in the database of the columns of more than one word. */
const listColumnNames = (file: SourceFile): string[] =>
  tableDefinitions(file)
    .flatMap(([, columns]) => (isNode(columns) ? childrenOf(columns) : []))
    .flatMap(({ key }) => {
      const name = (nameOf(key) ?? '').replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
      return name.includes('_') ? [name] : [];
    });

function findingsIn(file: SourceFile, names: Names): Finding[] {
  if (!/sql|query|execute/.test(file.text)) return [];
  const { program, lineAt } = syntaxOf(file);
  const nodes = [...nodesOf(program)];
  const inside = new Set(nodes.filter(isSqlTemplate).map(({ quasi }) => quasi));
  return nodes.flatMap((node) => {
    const statement = (inside.has(node) ? null : statementOf(node)) ?? '';
    return [
      ...rawText(node, file),
      ...tablesInText(statement, names),
      ...columnsInText(statement, { file, names }),
    ].map((message) => ({ rule: 'sql', path: file.path, line: lineAt(node.start), message }));
  });
}

/** Operators, directions and types have no references; the kernel writes them for everybody. */
const rawText = (node: SyntaxNode, { path }: SourceFile): string[] =>
  node.type === 'CallExpression' &&
  memberOf(node.callee, 'raw') === 'sql' &&
  !path.startsWith('src/platform/database/')
    ? [
        'sql.raw writes text into a statement: refer to the table or column, or write a constant with inline of #platform/database/typed-sql.ts.',
      ]
    : [];

/** The text of SQL: of a template with the tag `sql`, or of a string that reads as a whole statement. */
function statementOf(node: SyntaxNode): string | null {
  if (isSqlTemplate(node)) return isNode(node.quasi) ? textOf(node.quasi) : null;
  if (node.type !== 'TemplateLiteral' && node.type !== 'Literal') return null;
  const text = node.type === 'Literal' ? withoutStrings(String(node.value)) : textOf(node);
  return wholeStatement.test(text) ? text : null;
}

const wholeStatement =
  /^\s*(select\s[^]*\bfrom|insert into|update\s+\S+\s+set|delete from|truncate|with\s+\w+\s+as|(alter|drop|lock) table)\s/;

/** Tables that a statement names where a reference belongs, unless it gives that name to a query of its own. */
function tablesInText(statement: string, { tables }: Names): string[] {
  const places = statement.matchAll(
    /\b(?:from|into|update|join|table|truncate)\s+(?:(?:public|sample)\.)?"?(\w+)\b(?!\.)/g,
  );
  return [...new Set([...places].map(([, word = '']) => word))]
    .filter((word) => tables.has(word) && !new RegExp(`\\b${word} as \\(`).test(statement))
    .map(
      (word) =>
        `names the table ${word} in text, which no renaming finds: write the table itself, as in sql\`select 1 from \${orders}\`.`,
    );
}

/** Columns that a statement names, unless the file gives that name to an expression with `as`. */
function columnsInText(statement: string, { file, names }: { file: SourceFile; names: Names }): string[] {
  const words = new Set(statement.match(/\b[a-z]+(?:_[a-z0-9]+)+\b/g));
  return [...words]
    .filter((word) => names.columns.has(word) && !new RegExp(`\\bas "?${word}\\b`).test(file.text))
    .map((word) => {
      const key = word.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
      return `names the column ${word} in text, which no renaming finds: write \${table.${key}}, or nameOf(table.${key}) where its table must be left out.`;
    });
}

const isSqlTemplate = ({ type, tag }: SyntaxNode): boolean =>
  type === 'TaggedTemplateExpression' && nameOf(tag) === 'sql';

/** The text of a template without its expressions and without the strings in it. */
const textOf = (template: SyntaxNode): string =>
  withoutStrings(
    childrenOf(template)
      .flatMap(({ type, value }) =>
        type === 'TemplateElement' && typeof value === 'object' && value !== null && 'raw' in value
          ? [String(value.raw)]
          : [],
      )
      .join(' ? '),
  );

const withoutStrings = (statement: string): string => statement.replace(/'[^']*'/g, "''");

const nameOf = (node: unknown): string | null =>
  isNode(node) && typeof node.name === 'string' ? node.name : null;

/** `sql` of `sql.raw`, if the property has this name. */
const memberOf = (node: unknown, property: string): string | null =>
  isNode(node) && nameOf(node.property) === property ? nameOf(node.object) : null;
