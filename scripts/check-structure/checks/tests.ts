import type { Finding } from '../findings.ts';
import { isTest, type Project, type SourceFile } from '../project.ts';
import { isNode, nodesOf, type SyntaxNode, syntaxOf } from '../syntax.ts';

const runners = ['it', 'test', 'describe'];
const switches = ['skip', 'only', 'todo'];

/** Every test runs, and our own code is never mocked. */
export function checkTests({ files }: Project): Finding[] {
  return files.filter(({ path }) => isTest(path) || /^tests\/.*\.ts$/.test(path)).flatMap(testProblems);
}

function testProblems(file: SourceFile): Finding[] {
  const { program, lineAt } = syntaxOf(file);
  return [...nodesOf(program)].flatMap((node) => {
    const message = switchedOff(node) ?? mocked(node);
    return message === null ? [] : [{ rule: 'test', path: file.path, line: lineAt(node.start), message }];
  });
}

function switchedOff({ type, object, property }: SyntaxNode): string | null {
  if (type !== 'MemberExpression' || !isNode(object) || !isNode(property)) return null;
  const [runner, name] = [object.name, property.name];
  if (typeof runner !== 'string' || typeof name !== 'string') return null;
  if (!runners.includes(runner) || !switches.includes(name)) return null;
  return `${runner}.${name} leaves tests out: mend the test or delete it.`;
}

function mocked({ type, callee, arguments: given }: SyntaxNode): string | null {
  if (type !== 'CallExpression' || !isNode(callee) || !isNode(callee.object) || !isNode(callee.property))
    return null;
  const called = [callee.object.name, callee.property.name].join('.');
  const target: unknown = Array.isArray(given) && isNode(given[0]) ? given[0].value : null;
  if (!/^vi\.(do)?mock$/i.test(called) || typeof target !== 'string' || !/^[.#]/.test(target)) return null;
  return `${target} is our own code, which tests use as it is: mail, files and payments have recording fakes.`;
}
