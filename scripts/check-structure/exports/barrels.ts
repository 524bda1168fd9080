import type { Finding } from '../findings.ts';
import { isCode, type Project, type SourceFile } from '../project.ts';
import { isNode, type SyntaxNode, syntaxOf } from '../syntax.ts';

/** No file that only passes on what others export. Index files are refused by name. */
export function checkBarrels({ files }: Project): Finding[] {
  return files.filter(isCode).flatMap((file) => [...passesEverythingOn(file), ...onlyPassesOn(file)]);
}

const statementsOf = (file: SourceFile): SyntaxNode[] => {
  const { body } = syntaxOf(file).program;
  return Array.isArray(body) ? body.filter(isNode) : [];
};

function passesEverythingOn(file: SourceFile): Finding[] {
  const { lineAt } = syntaxOf(file);
  return statementsOf(file)
    .filter(({ type }) => type === 'ExportAllDeclaration')
    .map(({ start }) => ({
      rule: 'barrel',
      path: file.path,
      line: lineAt(start),
      message: '"export *" hides where a name comes from: import it where it is declared.',
    }));
}

function onlyPassesOn(file: SourceFile): Finding[] {
  const statements = statementsOf(file);
  const passing = statements.filter(
    ({ type, source }) => type === 'ExportNamedDeclaration' && isNode(source),
  );
  if (passing.length === 0 || passing.length < statements.length) return [];
  const message = 'only passes on what other files export: import those files themselves.';
  return [{ rule: 'barrel', path: file.path, message }];
}
