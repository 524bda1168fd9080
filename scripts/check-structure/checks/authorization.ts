import type { Finding } from '../findings.ts';
import { isCode, type Project, type SourceFile } from '../project.ts';
import { isNode, nodesOf, type SyntaxNode, syntaxOf } from '../syntax.ts';

const routes = /^src\/features\/[^/]+\/[^/]+\/server\/routes(?:\.ts|\/.*\.ts)$/;
const functions = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'];

/** A handler that writes leaves the permission to its command, so that no other caller can go around it. */
export function checkAuthorization({ files }: Project): Finding[] {
  return files.filter((file) => isCode(file) && routes.test(file.path)).flatMap(checkedTwice);
}

function checkedTwice(file: SourceFile): Finding[] {
  const { program, lineAt } = syntaxOf(file);
  return handlersOf(program).flatMap((handler) => {
    const called = [...nodesOf(handler)].map(calledName);
    const permission = called.find((name) => /^require[A-Z]/.test(name));
    if (permission === undefined || !called.includes('context.write')) return [];
    const message = `a handler that writes calls ${permission}: call it at the start of the command instead.`;
    return [{ rule: 'authorization', path: file.path, line: lineAt(handler.start), message }];
  });
}

/** Returns the outermost functions, looking into those that make several handlers. */
function handlersOf(node: SyntaxNode): SyntaxNode[] {
  const all = [...nodesOf(node)].filter(
    (one) => functions.includes(one.type) && ![...nodesOf(one)].some(isHandlerCall),
  );
  return all.filter(({ start, end }) => !all.some((other) => other.start < start && other.end >= end));
}

const isHandlerCall = ({ type, callee }: SyntaxNode): boolean =>
  type === 'CallExpression' &&
  isNode(callee) &&
  isNode(callee['property']) &&
  callee['property']['name'] === 'handler';

/** Returns `name` of a call name(…), `object.name` of a call object.name(…). */
function calledName({ type, callee }: SyntaxNode): string {
  if (type !== 'CallExpression' || !isNode(callee)) return '';
  if (typeof callee['name'] === 'string') return callee['name'];
  const { object, property } = callee;
  return isNode(object) && isNode(property) ? `${String(object['name'])}.${String(property['name'])}` : '';
}
