import type { Finding } from '../findings.ts';
import { isCode, type Project, type SourceFile } from '../project.ts';
import { syntaxOf } from '../syntax.ts';

interface Line {
  text: string;
  line: number;
}

/** Looked for in every line, strings included. */
const machinePaths = /(?<![\w.-])\/(?:work|farm)\/\w/;

/** Looked for in comments and documents only: in the product's own sentences the words may be meant. */
const workplaceTalk: readonly RegExp[] = [
  /\bissue #\d/i,
  /\b(?:the|an|another|other|coding|background) agents?\b(?! string| header)/i,
  /\bsessions? of the (?:project|team)\b/i,
  /\b(?:an earlier|a previous|another|a later) (?:working |work )?session\b/i,
  /\b(?:as|per) (?:the|your|my) (?:brief|prompt|instructions?)\b/i,
  /\bthe (?:user|owner|client|lead) (?:asked|wants|requested)\b/i,
];

/** The text speaks of the product, never of the workplace in which it was written. */
export function checkWording({ files }: Project): Finding[] {
  return files
    .filter(({ path }) => !/^db\/seed\/.*\.json$/.test(path))
    .flatMap((file) => [
      ...linesOf(file.text)
        .filter(({ text }) => machinePaths.test(text))
        .map(({ line }) => ({
          rule: 'wording' as const,
          path: file.path,
          line,
          message: 'names a folder of the machine it was written on: use a path inside the project.',
        })),
      ...proseOf(file).flatMap((prose) => talkIn(prose, file.path)),
    ]);
}

function talkIn({ text, line }: Line, path: string): Finding[] {
  const found = workplaceTalk.map((pattern) => pattern.exec(text)?.[0]).find((words) => words !== undefined);
  if (found === undefined) return [];
  const message = `"${found}" tells how the project was made: say what holds for its reader.`;
  return [{ rule: 'wording', path, line, message }];
}

function proseOf(file: SourceFile): readonly Line[] {
  if (isCode(file)) return syntaxOf(file).comments;
  return /\.(md|txt|css|sql)$/.test(file.path) ? linesOf(file.text) : [];
}

const linesOf = (text: string): Line[] =>
  text.split('\n').map((line, index) => ({ text: line, line: index + 1 }));
