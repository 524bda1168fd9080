import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Characters that the PDF font has. */
const fontCharacters =
  /[\u0020-\u007e\u00a0-\u0130\u0132-\u0151\u0154-\u017f\u018f\u0192\u019d\u01a0\u01a1\u01af\u01b0\u01c4-\u01dc\u01e6\u01e7\u01ea\u01eb\u01fa-\u021b\u022a-\u022d\u0230-\u0233\u0237\u1e24\u1e25\u1e62\u1e63\u1e6c\u1e6d\u1e80-\u1e85\u1e9e\u1ef2-\u1ef9\u2009\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2032\u2033\u2039\u203a\u2044\u20a1\u20a3\u20a4\u20a6\u20a7\u20a9\u20ab-\u20ad\u20b1\u20b2\u20b5\u20b9\u20ba\u20bc\u20bd\u2122\n]/u;

const beyondLatin = /[\u0100-\u024f\u1e00-\u1eff\u20a0-\u20ab\u20ad-\u20bf]/;
const devanagari = /[\u0900-\u097f]/;
/** Joiners change the form of neighbouring letters and are invisible on their own. */
const joiner = /[\u200c\u200d]/;

/** The Chinese font covers thousands of characters; a file has one bit per character that it contains. */
let hanBits: Buffer | undefined;
function isHan(letter: string): boolean {
  const code = letter.codePointAt(0) ?? 0;
  if (code < 0x2e80 || code > 0xffff) return false;
  hanBits ??= readFileSync(join(import.meta.dirname, 'fonts', 'noto-han.bits'));
  return ((hanBits[code >> 3] ?? 0) & (1 << (code & 7))) !== 0;
}

/** Font file that contains a character. */
export type FontSubset = 'latin' | 'latin-ext' | 'devanagari' | 'han';

export function fontSubsetFor(letter: string): FontSubset {
  if (devanagari.test(letter) || joiner.test(letter)) return 'devanagari';
  if (isHan(letter)) return 'han';
  return beyondLatin.test(letter) ? 'latin-ext' : 'latin';
}

/** Simpler symbols with the same meaning. */
const plainSymbols: Record<string, string> = {
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

/** Cyrillic by GOST 7.79 system B, Greek by ELOT 743, without diacritics that few people read. */
const transliterations = new Map([
  ...pairs(
    'абвгдеёжзийклмнопрстуфхцчшщъыьэюяіїєґўј',
    'a b v g d e yo zh z i y k l m n o p r s t u f kh ts ch sh shch  y  e yu ya i yi ye g w j',
  ),
  ...pairs(
    'αβγδεζηθικλμνξοπρσςτυφχψωάέήίόύώϊϋ',
    'a v g d e z i th i k l m n x o p r s s t y f ch ps o a e i i o y o i y',
  ),
]);

function transliterate(letter: string): string | undefined {
  const lowerCase = letter.toLowerCase();
  const latin = transliterations.get(lowerCase);
  if (latin === undefined || lowerCase === letter) return latin;
  return latin.charAt(0).toUpperCase() + latin.slice(1);
}

const missingMark = '[...]';

function toPrintableLetter(letter: string, before: string): string | undefined {
  if (fontCharacters.test(letter) || devanagari.test(letter) || isHan(letter)) return letter;
  if (joiner.test(letter) && devanagari.test(before)) return letter;
  return plainSymbols[letter] ?? transliterate(letter);
}

/**
 * Returns a text in characters that PDFs can print: Latin, Devanagari and Chinese are kept, Cyrillic and Greek are
 * transliterated, and anything else becomes a mark for missing text, never an empty box.
 */
export function toPrintable(text: string): string {
  let result = '';
  for (const letter of text.normalize('NFC')) {
    const printedLetter = toPrintableLetter(letter, result.at(-1) ?? '');
    if (printedLetter !== undefined) result += printedLetter;
    else if (!/\p{M}|\p{Cf}/u.test(letter) && !result.endsWith(missingMark)) result += missingMark;
  }
  // A name of several words in another script gets a single mark.
  return result.replace(/\[\.\.\.\](?:\s+\[\.\.\.\])+/g, missingMark);
}

/** True if part of a text cannot be printed. */
export const losesCharacters = (text: string): boolean =>
  !text.includes(missingMark) && toPrintable(text).includes(missingMark);
