import type { Finding } from '../findings.ts';
import { isCode, type Project, type SourceFile } from '../project.ts';
import { childrenOf, type SyntaxNode, syntaxOf } from '../syntax.ts';

const maxParameters = 2;
const functions = [
  'FunctionDeclaration',
  'FunctionExpression',
  'ArrowFunctionExpression',
  'TSDeclareFunction',
];
/** Drawing code takes coordinates and lengths in the order in which SVG takes them. */
const drawings = /^src\/ui\/packart\//;
const calls = ['CallExpression', 'NewExpression'];

/** Functions take at most two parameters; callbacks and classes of a library's interface take what it gives them. */
export function checkParameters({ files }: Project): Finding[] {
  return files
    .filter((file) => isCode(file) && !file.path.endsWith('.d.ts') && !drawings.test(file.path))
    .flatMap((file) => longSignatures(syntaxOf(file).program, false).map((node) => describe(file, node)));
}

function longSignatures(node: SyntaxNode, prescribed: boolean): SyntaxNode[] {
  const own =
    functions.includes(node.type) && !prescribed && countParameters(node) > maxParameters ? [node] : [];
  return [
    ...own,
    ...childrenOf(node).flatMap((child) => longSignatures(child, isPrescribed(node, { child, prescribed }))),
  ];
}

/** An argument of a call is a callback, and a method of a class that extends or implements another is an override. */
function isPrescribed(
  node: SyntaxNode,
  { child, prescribed }: { child: SyntaxNode; prescribed: boolean },
): boolean {
  if (calls.includes(node.type)) return child !== node['callee'];
  if (node.type === 'ClassDeclaration' || node.type === 'ClassExpression') {
    return (
      Boolean(node['superClass']) || (Array.isArray(node['implements']) && node['implements'].length > 0)
    );
  }
  if (node.type === 'ArrowFunctionExpression') {
    // A callback that returns a function was asked for one.
    return prescribed && child === node['body'] && functions.includes(child.type);
  }
  // Object literals, class bodies and their members pass on what holds for them.
  return (
    prescribed &&
    /^(?:ObjectExpression|Property|ClassBody|MethodDefinition|PropertyDefinition|ConditionalExpression|TSAsExpression|TSSatisfiesExpression)$/.test(
      node.type,
    )
  );
}

const countParameters = ({ params }: SyntaxNode): number =>
  Array.isArray(params) ? (params as SyntaxNode[]).filter(({ name }) => name !== 'this').length : 0;

function describe(file: SourceFile, node: SyntaxNode): Finding {
  const count = countParameters(node);
  const message = `a function of ${count} parameters, the limit is ${maxParameters}: take a context and one object.`;
  return { rule: 'parameters', path: file.path, line: syntaxOf(file).lineAt(node.start), message };
}
