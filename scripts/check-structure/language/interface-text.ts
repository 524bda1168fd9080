import type { Finding } from '../findings.ts';
import { isTest, type Project, type SourceFile } from '../project.ts';
import { nodesOf, type SyntaxNode, syntaxOf } from '../syntax.ts';
import { isSpecified } from './specified-text.ts';

type Advice = readonly [pattern: RegExp, better: string];

/** Words that read as translated in text for people, each with what to write instead. */
const words: readonly Advice[] = [
  [/\bstands?\b(?! out| by|-)/i, 'is, is shown'],
  [/\bpapers\b/i, 'documents (or "paper grades" for the material)'],
  [/\bgo(?:es)? on\b/i, 'continue'],
  [/\bat once\b/i, 'immediately, or "at the same time"'],
  [/\b(?:somebody|nobody|whoever)\b/i, 'someone, no one, or who it is'],
  [/\b(?:take|took|taken|give|gave|given|gives|takes|hold|held) back\b/i, 'reverse, restore or return'],
  [/\b(?:the latest first|latest first)\b/i, 'newest first'],
  [/\bmend(?:s|ed|ing)?\b/i, 'fix'],
  [/\b(?:look|looks|looked|looking) at\b/i, 'review, view or see'],
  [/\bways? in\b/i, 'sign-in method'],
  [/\bchosen\b/i, 'selected'],
  [/\b(?:take|takes|took|taken|taking) down\b/i, 'unpublish'],
  [/\b(?:told|asked)\b/i, 'notified, requested'],
  [/\d[  ]%/, 'the number with "%" directly behind it'],
  [/\d(?:KB|MB|GB)\b/, 'a non-breaking space before the unit'],
];

const textPlaces = [
  /^src\/features\/[^/]+\/[^/]+\/(?:contract|rules|components|screens|server\/emails)[./]/,
  /^src\/(?:app|ui)\/.*\.tsx$/,
];

/** Refuses words in the interface that read as translated. Text that the specification fixes is exempt. */
export function checkInterfaceText({ files }: Project): Finding[] {
  return files
    .filter(
      ({ path }) => textPlaces.some((place) => place.test(path)) && /\.tsx?$/.test(path) && !isTest(path),
    )
    .flatMap(textFindings);
}

function textFindings(file: SourceFile): Finding[] {
  const { program, lineAt } = syntaxOf(file);
  return [...nodesOf(program)].flatMap((node) => {
    const text = proseOf(node);
    if (text === null || isSpecified(text)) return [];
    return words.flatMap(([pattern, better]) => {
      const word = pattern.exec(text)?.[0];
      if (word === undefined) return [];
      const message = `"${word}" in "${shorten(text)}": write ${better}.`;
      return [{ rule: 'interface-text' as const, path: file.path, line: lineAt(node.start), message }];
    });
  });
}

/** Returns the text of a node that people read; null for code, names and single words. */
function proseOf(node: SyntaxNode): string | null {
  const text = textOf(node)?.trim().replace(/\s+/g, ' ');
  return text !== undefined && /\p{L}\S* +\S*\p{L}/u.test(text) ? text : null;
}

function textOf(node: SyntaxNode): string | null {
  if (node.type === 'JSXText' || node.type === 'Literal') {
    return typeof node['value'] === 'string' ? node['value'] : null;
  }
  if (node.type !== 'TemplateLiteral') return null;
  return (node['quasis'] as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('…');
}

const shorten = (text: string): string => (text.length > 80 ? `${text.slice(0, 79)}…` : text);
