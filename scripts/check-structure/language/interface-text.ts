import type { Finding } from '../findings.ts';
import type { Project } from '../project.ts';
import { findAwkwardWords } from './awkward-words.ts';
import type { ReadableText } from './prose.ts';
import { isInterface, readableTextsOf } from './readable-text.ts';

/** Refuses words in text for people that read as translated. Text that the specification fixes is exempt. */
export const checkInterfaceText = ({ files }: Project): Finding[] =>
  files.flatMap((file) => readableTextsOf(file).flatMap(findingsInText));

export function findingsInText({ path, line, text }: ReadableText): Finding[] {
  const withoutCode = text.replace(/\{[^}]*\}/g, '…');
  return findAwkwardWords(withoutCode, { isInterface: isInterface(path) }).map(({ word, better }) => ({
    rule: 'interface-text' as const,
    path,
    line,
    message: `"${word}" in "${shorten(withoutCode)}": write ${better}.`,
  }));
}

const shorten = (text: string): string => (text.length > 80 ? `${text.slice(0, 79)}…` : text);
