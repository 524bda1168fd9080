import type { Finding } from '../findings.ts';
import { isCode, type Project, type SourceFile } from '../project.ts';
import { isNode, nodesOf, type SyntaxNode, syntaxOf } from '../syntax.ts';

const commentProblems: readonly (readonly [pattern: RegExp, message: string])[] = [
  [
    /\b(TODO|FIXME|XXX|HACK)\b/,
    'announces unfinished work: finish it, or write it down where work is planned.',
  ],
  [/@ts-(ignore|expect-error|nocheck)\b/, 'silences the type checker: give the value its true type.'],
  [
    /^\s*(ox|es)lint-disable(?!.*\s--\s+\S)/,
    'silences a lint rule without saying why: add "-- " and the reason, or mend the code.',
  ],
];

/** No unfinished work, and no checker silenced without a reason. */
export function checkComments({ files }: Project): Finding[] {
  return files.flatMap((file) => {
    if (isCode(file)) return [...commentsOf(file), ...typeEscapes(file)];
    return /\.(css|sql)$/.test(file.path) ? unfinishedLines(file) : [];
  });
}

function commentsOf(file: SourceFile): Finding[] {
  return syntaxOf(file).comments.flatMap(({ text, line }) =>
    commentProblems
      .filter(([pattern]) => pattern.test(text))
      .map(([, message]) => ({ rule: 'comment', path: file.path, line, message: `a comment ${message}` })),
  );
}

function typeEscapes(file: SourceFile): Finding[] {
  const { program, lineAt } = syntaxOf(file);
  return [...nodesOf(program)].filter(isAsAny).map((node) => ({
    rule: 'comment',
    path: file.path,
    line: lineAt(node.start),
    message: '"as any" silences the type checker: give the value its true type.',
  }));
}

const isAsAny = ({ type, typeAnnotation }: SyntaxNode): boolean =>
  type === 'TSAsExpression' && isNode(typeAnnotation) && typeAnnotation.type === 'TSAnyKeyword';

function unfinishedLines({ path, text }: SourceFile): Finding[] {
  return text.split('\n').flatMap((line, index) => {
    const problem = commentProblems.find(([pattern]) => pattern.test(line));
    return problem ? [{ rule: 'comment', path, line: index + 1, message: `a line ${problem[1]}` }] : [];
  });
}
