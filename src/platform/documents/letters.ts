import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Letters that the typeface of papers has. */
const printed =
  /[\u0020-\u007e\u00a0-\u0130\u0132-\u0151\u0154-\u017f\u018f\u0192\u019d\u01a0\u01a1\u01af\u01b0\u01c4-\u01dc\u01e6\u01e7\u01ea\u01eb\u01fa-\u021b\u022a-\u022d\u0230-\u0233\u0237\u1e24\u1e25\u1e62\u1e63\u1e6c\u1e6d\u1e80-\u1e85\u1e9e\u1ef2-\u1ef9\u2009\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2032\u2033\u2039\u203a\u2044\u20a1\u20a3\u20a4\u20a6\u20a7\u20a9\u20ab-\u20ad\u20b1\u20b2\u20b5\u20b9\u20ba\u20bc\u20bd\u2122\n]/u;

const beyondLatin = /[\u0100-\u024f\u1e00-\u1eff\u20a0-\u20ab\u20ad-\u20bf]/;
const devanagari = /[\u0900-\u097f]/;
/** They ask for a form of the letters beside them, and are nothing by themselves. */
const joiner = /[\u200c\u200d]/;

/** Chinese, and with it Japanese, is thousands of letters: which of them there are stands in a file, a bit each. */
let hanBits: Buffer | undefined;
function isHan(letter: string): boolean {
  const code = letter.codePointAt(0) ?? 0;
  if (code < 0x2e80 || code > 0xffff) return false;
  hanBits ??= readFileSync(join(import.meta.dirname, 'fonts', 'noto-han.bits'));
  return ((hanBits[code >> 3] ?? 0) & (1 << (code & 7))) !== 0;
}

/** The piece of the typeface that draws a letter. */
export type LetterPart = 'latin' | 'latin-ext' | 'devanagari' | 'han';

export function partOf(letter: string): LetterPart {
  if (devanagari.test(letter) || joiner.test(letter)) return 'devanagari';
  if (isHan(letter)) return 'han';
  return beyondLatin.test(letter) ? 'latin-ext' : 'latin';
}

/** Signs for which a plainer one says the same. */
const plainer: Record<string, string> = {
  '\u202f': ' ',
  '\u2011': '-',
  '\u2010': '-',
  '\u2212': '-',
  '\u2192': '->',
  '\u2264': '<=',
  '\u2265': '>=',
};

const pairs = (from: string, to: string): [string, string][] => {
  const words = to.split(' ');
  return Array.from(from, (letter, i) => [letter, words[i] ?? '']);
};

/** Cyrillic by GOST 7.79 system B, Greek by ELOT 743, each without the marks that few read. */
const transcribed = new Map([
  ...pairs(
    'абвгдеёжзийклмнопрстуфхцчшщъыьэюяіїєґўј',
    'a b v g d e yo zh z i y k l m n o p r s t u f kh ts ch sh shch  y  e yu ya i yi ye g w j',
  ),
  ...pairs(
    'αβγδεζηθικλμνξοπρσςτυφχψωάέήίόύώϊϋ',
    'a v g d e z i th i k l m n x o p r s s t y f ch ps o a e i i o y o i y',
  ),
]);

function transcribe(letter: string): string | undefined {
  const small = letter.toLowerCase();
  const latin = transcribed.get(small);
  if (latin === undefined || small === letter) return latin;
  return latin.charAt(0).toUpperCase() + latin.slice(1);
}

const missing = '[...]';

function shownAs(letter: string, before: string): string | undefined {
  if (printed.test(letter) || devanagari.test(letter) || isHan(letter)) return letter;
  if (joiner.test(letter) && devanagari.test(before)) return letter;
  return plainer[letter] ?? transcribe(letter);
}

/**
 * A text in letters that papers can print: Latin, Devanagari and Chinese as they are, Cyrillic and Greek in Latin
 * letters, and for what cannot be put so a mark that something is missing, never an empty box.
 */
export function printable(text: string): string {
  let made = '';
  for (const letter of text.normalize('NFC')) {
    const shown = shownAs(letter, made.at(-1) ?? '');
    if (shown !== undefined) made += shown;
    else if (!/\p{M}|\p{Cf}/u.test(letter) && !made.endsWith(missing)) made += missing;
  }
  // Words of one name in another script are one gap.
  return made.replace(/\[\.\.\.\](?:\s+\[\.\.\.\])+/g, missing);
}

/** Whether a text loses something on paper. */
export const losesLetters = (text: string): boolean =>
  !text.includes(missing) && printable(text).includes(missing);
