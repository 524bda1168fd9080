import type { Finding } from '../findings.ts';
import { countLines, isCode, isTest, type Project, type SourceFile } from '../project.ts';
import { childrenOf, isNode, nodesOf, type Syntax, type SyntaxNode, syntaxOf } from '../syntax.ts';

const maxFileLines = 300;
const maxFunctionLines = 60;
const maxMarkupLines = 120;

/** Files end at 300 lines. */
export function checkFileLengths({ files }: Project): Finding[] {
  return files.filter(isMeasured).flatMap(({ path, text }) => {
    const lines = countLines(text);
    if (lines <= maxFileLines) return [];
    const message = `has ${lines} lines, the limit is ${maxFileLines}: split it by what its parts do.`;
    return [{ rule: 'file-length', path, message }];
  });
}

/** Functions end at 60 lines; JSX is counted apart and ends at 120. */
export function checkFunctionLengths({ files }: Project): Finding[] {
  return files.filter(isCode).flatMap((file) => {
    const syntax = syntaxOf(file);
    const suites = isTest(file.path) ? suiteCallbacks(syntax) : new Set<SyntaxNode>();
    return [...nodesOf(syntax.program)]
      .filter((node) => isFunction(node) && !suites.has(node))
      .flatMap((node) => tooLong(file, { node, syntax }));
  });
}

const isMeasured = (file: SourceFile): boolean =>
  (isCode(file) && !file.path.endsWith('.d.ts')) || file.path.endsWith('.css');

const isFunction = ({ type, body }: SyntaxNode): boolean =>
  ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'].includes(type) && isNode(body);

function tooLong(
  { path }: SourceFile,
  { node, syntax: { lineAt } }: { node: SyntaxNode; syntax: Syntax },
): Finding[] {
  const linesOf = ({ start, end }: SyntaxNode): number => lineAt(end - 1) - lineAt(start) + 1;
  const markup = outermostMarkup(node).reduce((sum, element) => sum + linesOf(element), 0);
  const logic = linesOf(node) - markup;
  const line = lineAt(node.start);
  const problems = [
    logic > maxFunctionLines &&
      `a function of ${logic} lines without its JSX, the limit is ${maxFunctionLines}`,
    markup > maxMarkupLines && `${markup} lines of JSX in one component, the limit is ${maxMarkupLines}`,
  ].filter((problem) => problem !== false);
  return problems.map((problem) => ({
    rule: 'function-length',
    path,
    line,
    message: `${problem}: take a part out under a name of its own.`,
  }));
}

function outermostMarkup(node: SyntaxNode): SyntaxNode[] {
  return childrenOf(node).flatMap((child) =>
    child.type === 'JSXElement' || child.type === 'JSXFragment' ? [child] : outermostMarkup(child),
  );
}

/** The callbacks of describe(): suites are lists of tests, each of which is measured by itself. */
function suiteCallbacks({ program }: Syntax): Set<SyntaxNode> {
  const suites = [...nodesOf(program)].filter(
    ({ type, callee }) =>
      type === 'CallExpression' && isNode(callee) && /^describe\b/.test(calledName(callee)),
  );
  return new Set(
    suites.flatMap(({ arguments: given }) => (Array.isArray(given) ? given.filter(isNode) : [])),
  );
}

/** `describe` of describe(…), describe.each(…)(…) and describe.skipIf(…)(…). */
function calledName(callee: SyntaxNode): string {
  if (typeof callee.name === 'string') return callee.name;
  const inner = callee.object ?? callee.callee ?? callee.tag;
  return isNode(inner) ? calledName(inner) : '';
}
