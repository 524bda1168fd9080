import snowball from 'snowball-stemmers';
import { oneSpelling } from './spelling.ts';

/** Spellings of units, each with its normal form. */
const unitSpellings: Record<string, string> = {
  mm: 'mm',
  millimetre: 'mm',
  millimeter: 'mm',
  millimetres: 'mm',
  millimeters: 'mm',
  cm: 'cm',
  cms: 'cm',
  centimetre: 'cm',
  centimeter: 'cm',
  centimetres: 'cm',
  centimeters: 'cm',
  in: 'in',
  inch: 'in',
  inches: 'in',
  ft: 'ft',
  feet: 'ft',
  foot: 'ft',
  ml: 'ml',
  millilitre: 'ml',
  milliliter: 'ml',
  cl: 'cl',
  l: 'l',
  ltr: 'l',
  litre: 'l',
  liter: 'l',
  litres: 'l',
  liters: 'l',
  oz: 'oz',
  ounce: 'oz',
  ounces: 'oz',
  gal: 'gal',
  gallon: 'gal',
  gallons: 'gal',
  kg: 'kg',
  kgs: 'kg',
  kilo: 'kg',
  g: 'g',
  gm: 'g',
  gms: 'g',
  gram: 'g',
  grams: 'g',
  lb: 'lb',
  lbs: 'lb',
  gsm: 'gsm',
  micron: 'micron',
  microns: 'micron',
  mic: 'micron',
  um: 'micron',
  μm: 'micron',
  mil: 'mil',
  ply: 'ply',
  plies: 'ply',
  layer: 'ply',
  bf: 'bf',
  ect: 'ect',
  gauge: 'gauge',
  pack: 'pk',
  pk: 'pk',
  count: 'ct',
  ct: 'ct',
  pcs: 'pcs',
  piece: 'pcs',
  pieces: 'pcs',
}; // prettier-ignore

/** Returns the normal form of a unit: `inches` → `in`; undefined for a word that is not a unit. */
export const unitOf = (word: string): string | undefined =>
  Object.hasOwn(unitSpellings, word) ? unitSpellings[word] : undefined;

const stopWords = new Set(
  'a an and are as at be but by for from in into is it its of on or that the their then these this to was with without und der die das de la le el les los en y et di da il per con pour por para mit für के की का में और'.split(
    ' ',
  ),
);

/** Words that say nothing about the product itself. */
const emptyWords = new Set(
  'buy best cheap price prices wholesale supplier suppliers manufacturer manufacturers factory near me online'.split(
    ' ',
  ),
);

const marked = /([\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{M}+/gu;
const letters: Record<string, string> = { ß: 'ss', ø: 'o', æ: 'ae', œ: 'oe', ł: 'l', đ: 'd', ı: 'i' };

/**
 * Removes case, accents and invisible characters, so that spellings of a word match. Other scripts keep their marks.
 */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u00ad\u200b-\u200f\u2060\ufeff]/gu, '')
    .replace(marked, '$1')
    .normalize('NFC')
    // `12"` means twelve inches.
    .replace(/(\d)\s?(?:["”″]|'')(?!\p{L})/gu, '$1 in ')
    .replace(/[ßøæœłđı]/g, (letter) => letters[letter] ?? letter)
    .replace(/(\p{L})['’`]s\b/gu, '$1')
    .replace(/(\p{L})['’`](?=\p{L})/gu, '$1');

const stemmer = snowball.newStemmer('english');
const stems = new Map<string, string>();

/** Returns the stem of a folded word; words in other scripts than Latin are unchanged. */
export function stemOf(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  const stem = /^[a-z]{3,30}$/.test(word) ? stemmer.stem(oneSpelling(word)) : word;
  if (stems.size > 40_000) stems.clear();
  stems.set(word, stem);
  return stem;
}

const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const piece = /\d+(?:[.,]\d+)*|[\p{L}\p{M}]+/gu;
const maxWordLength = 40;

export interface Piece {
  text: string;
  start: number;
  end: number;
  isNumber: boolean;
}

/** Returns the pieces of a folded text in order: words and numbers. */
export function piecesOf(folded: string): Piece[] {
  const pieces: Piece[] = [];
  for (const match of folded.matchAll(piece)) {
    const raw = match[0];
    const start = match.index;
    if (unspaced.test(raw)) {
      for (const text of bigrams(raw)) pieces.push({ text, start, end: start + raw.length, isNumber: false });
      continue;
    }
    const isNumber = raw.charCodeAt(0) < 58 && /^\d/.test(raw);
    const text = isNumber ? raw.replace(/,(?=\d{3}\b)/g, '').replace(',', '.') : raw;
    pieces.push({ text: text.slice(0, maxWordLength), start, end: start + raw.length, isNumber });
  }
  return pieces;
}

/** Scripts without spaces are indexed by pairs of characters. */
function bigrams(text: string): string[] {
  const signs = Array.from(text).slice(0, 60);
  return signs.length === 1 ? signs : signs.slice(1).map((sign, i) => `${signs[i]}${sign}`);
}

interface Term {
  /** As stored in the index. */
  lexeme: string;
  /** As written, folded. */
  word: string;
  position: number;
}

/**
 * Returns the terms that a document is found by. Besides each word: a number with its unit (`12oz`) and joined
 * compounds (`iphone13`, `wi-fi` → `wifi`), so that either spelling finds the other.
 */
export function termsOf(text: string, max = 1200): Term[] {
  const folded = fold(text.slice(0, 20_000));
  const pieces = piecesOf(folded);
  const terms: Term[] = [];
  let position = 0;
  for (const [i, one] of pieces.entries()) {
    if (terms.length >= max) break;
    if (!one.isNumber && isStopWord(one.text)) continue;
    position += 1;
    terms.push({ lexeme: stemOf(one.text), word: one.text, position });
    const next = pieces[i + 1];
    const joined = next && joinPieces(folded, { one, next });
    if (joined) terms.push({ lexeme: joined, word: joined, position });
  }
  return terms;
}

/** Joins two pieces: `12 oz`, `12oz` → `12oz`; `wi-fi`, `a4` → `wifi`, `a4`; null for two separate words. */
export function joinPieces(folded: string, { one, next }: { one: Piece; next: Piece }): string | null {
  const gap = folded.slice(one.end, next.start);
  const unit = one.isNumber && !next.isNumber ? unitOf(next.text) : undefined;
  if (unit && /^[\s-]?$/.test(gap)) return `${one.text}${unit}`;
  const touches = gap === '' || (gap === '-' && (!one.isNumber || !next.isNumber));
  return touches && !unspaced.test(one.text) && one.text.length + next.text.length <= maxWordLength
    ? one.text + next.text
    : null;
}

export const isStopWord = (word: string): boolean => stopWords.has(word);
export const isEmptyWord = (word: string): boolean => emptyWords.has(word);

/** Returns a code as it is compared: only letters and digits. */
export const codeOf = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]/gu, '');

/** Colours and their other names, without words that are things first of all (coffee, rose, amber). */
const colours: Record<string, string> = Object.fromEntries(
  [
    'black onyx ebony',
    'white ivory',
    'grey gray charcoal graphite',
    'silver',
    'gold golden',
    'red crimson scarlet maroon burgundy',
    'pink blush fuchsia magenta',
    'orange',
    'yellow mustard',
    'green emerald khaki',
    'blue navy teal turquoise aqua azure cyan indigo',
    'purple violet lilac',
    'brown tan',
    'beige taupe',
    'clear transparent',
    'multicolor multicolour multicolored assorted rainbow',
  ].flatMap((line) => line.split(' ').map((name, _, [first = '']) => [name, first])),
);

/** Returns the colours that a text names, as lexemes of signs: both the shade and its base colour. */
export const coloursIn = (text: string): string[] => [
  ...new Set(
    piecesOf(fold(text)).flatMap(({ text: word }) =>
      Object.hasOwn(colours, word) ? [oneSpelling(word), colours[word] ?? word] : [],
    ),
  ),
];

const denied = /(?<![\p{L}\p{N}])(?:without|no|not|sans)[\s-]+(?:an?\s+|any\s+|the\s+|for\s+)?(\p{L}{3,})/gu;
const free = /(?<![\p{L}\p{N}])(\p{L}{3,})[\s-]free(?![\p{L}\p{N}])/gu;

/** Returns the words that a text excludes and their positions: `without logo`, `not for kids`. */
export const excludedWordsIn = (folded: string): { word: string; start: number; end: number }[] =>
  [...folded.matchAll(denied)].map((match) => ({
    word: match[1] ?? '',
    start: match.index,
    end: match.index + match[0].length,
  }));

/** Returns the words excluded by a compound: `sulfate-free`. */
export const freeFromWords = (folded: string): string[] =>
  [...folded.matchAll(free)].map(([, word = '']) => word);

const afterHead =
  /[,;|:([/–—]|\s-\s|(?<![\p{L}\p{N}])(?:for|with|without|by|in|of|from|to|compatible|pack)(?![\p{L}\p{N}])/u;

/** Returns what a title is about: the last word of its first part. `Bottle carrier, 6 bottles` is about a carrier. */
export function headOf(title: string): string | null {
  const folded = fold(title);
  const end = folded.search(afterHead);
  const words = piecesOf(end > 2 ? folded.slice(0, end) : folded).filter(
    ({ text, isNumber }) => !isNumber && !isStopWord(text),
  );
  return (words.findLast((one) => one.text.length > 1 && canBeHead(one)) ?? words.at(-1))?.text ?? null;
}

const aside =
  /(?<![\p{L}\p{N}])(?:for|fits|compatible\s+with|works\s+with)\s[^,;|:()[\]–—]*?(?=\s-\s|[,;|:()[\]–—]|$)/giu;
const lacking =
  /(?<![\p{L}\p{N}])(?:(?:without|no|not|sans)\s+(?:an?\s+|any\s+)?\p{L}{3,}|\p{L}{3,}[\s-]free(?![\p{L}\p{N}]))/giu;

/** Splits a title into what the product is, what it is for, and what it is without. */
export function splitTitle(title: string): { is: string; isFor: string; lacks: string } {
  const cut = (text: string, pattern: RegExp): [string, string] => {
    const found: string[] = [];
    const rest = text.replace(pattern, (match, at: number) => {
      if (at === 0) return match;
      found.push(match);
      return ' · ';
    });
    return [rest, found.join(' · ')];
  };
  const [having, lacks] = cut(title, lacking);
  const [is, isFor] = cut(having, aside);
  return { is, isFor, lacks };
}

const connecting = new Set(
  'for with without in of from to by on and de del di da du des en para pour con com avec mit fur für aus'.split(
    ' ',
  ),
);

/** True if a word may name a product, which a colour, a number or a unit cannot. */
export const canBeHead = ({ text, isNumber }: Piece): boolean =>
  !isNumber &&
  !isStopWord(text) &&
  !isEmptyWord(text) &&
  unitOf(text) === undefined &&
  coloursIn(text).length === 0;

/** Returns what a search is about: the last word before `for`, `with` and the like. A lid for a cup is a lid. */
export function findHead(words: readonly Piece[]): Piece | undefined {
  const end = words.findIndex(({ text }, i) => i > 0 && connecting.has(text));
  return (end > 0 ? words.slice(0, end) : words).findLast(canBeHead) ?? words.findLast(canBeHead);
}
