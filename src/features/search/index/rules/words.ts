import snowball from 'snowball-stemmers';
import { oneSpelling } from './spelling.ts';

/** Signs of units as people write them → one way of writing them. */
const unitWords: Record<string, string> = {
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

/** One way of writing a unit: `inches` → `in`; undefined for a word that is none. */
export const unitOf = (word: string): string | undefined =>
  Object.hasOwn(unitWords, word) ? unitWords[word] : undefined;

const stopWords = new Set(
  'a an and are as at be but by for from in into is it its of on or that the their then these this to was with without und der die das de la le el les los en y et di da il per con pour por para mit für के की का में और'.split(
    ' ',
  ),
);

/** Words that say nothing about the thing itself. */
const emptyWords = new Set(
  'buy best cheap price prices wholesale supplier suppliers manufacturer manufacturers factory near me online'.split(
    ' ',
  ),
);

const marked = /([\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{M}+/gu;
const letters: Record<string, string> = { ß: 'ss', ø: 'o', æ: 'ae', œ: 'oe', ł: 'l', đ: 'd', ı: 'i' };

/** Without case, accents and invisible signs, so that spellings of one word meet. Other scripts keep their marks. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u00ad\u200b-\u200f\u2060\ufeff]/gu, '')
    .replace(marked, '$1')
    .normalize('NFC')
    // `12"` is twelve inches.
    .replace(/(\d)\s?(?:["”″]|'')(?!\p{L})/gu, '$1 in ')
    .replace(/[ßøæœłđı]/g, (letter) => letters[letter] ?? letter)
    .replace(/(\p{L})['’`]s\b/gu, '$1')
    .replace(/(\p{L})['’`](?=\p{L})/gu, '$1');

const stemmer = snowball.newStemmer('english');
const stems = new Map<string, string>();

/** The stem of a folded word; words that are no Latin stay as they are. */
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
const longestWord = 40;

export interface Piece {
  text: string;
  start: number;
  end: number;
  isNumber: boolean;
}

/** The pieces of a folded text, in order: runs of letters, and numbers. */
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
    pieces.push({ text: text.slice(0, longestWord), start, end: start + raw.length, isNumber });
  }
  return pieces;
}

/** Scripts without spaces are found by pairs of signs. */
function bigrams(text: string): string[] {
  const signs = Array.from(text).slice(0, 60);
  return signs.length === 1 ? signs : signs.slice(1).map((sign, i) => `${signs[i]}${sign}`);
}

interface Term {
  /** As the index knows it. */
  lexeme: string;
  /** As it was written, folded. */
  word: string;
  position: number;
}

/**
 * What a document is found by. Besides each word: a number with its unit (`12oz`), and what is written as one
 * (`iphone13`, `wi-fi` → `wifi`), so that either spelling finds the other.
 */
export function termsOf(text: string, most = 1200): Term[] {
  const folded = fold(text.slice(0, 20_000));
  const pieces = piecesOf(folded);
  const terms: Term[] = [];
  let position = 0;
  for (const [i, one] of pieces.entries()) {
    if (terms.length >= most) break;
    if (!one.isNumber && isStopWord(one.text)) continue;
    position += 1;
    terms.push({ lexeme: stemOf(one.text), word: one.text, position });
    const next = pieces[i + 1];
    const joined = next && joinedWith(folded, one, next);
    if (joined) terms.push({ lexeme: joined, word: joined, position });
  }
  return terms;
}

/** `12 oz`, `12oz` → `12oz`; `wi-fi`, `a4` → `wifi`, `a4`; null for two words that stand apart. */
export function joinedWith(folded: string, one: Piece, next: Piece): string | null {
  const gap = folded.slice(one.end, next.start);
  const unit = one.isNumber && !next.isNumber ? unitOf(next.text) : undefined;
  if (unit && /^[\s-]?$/.test(gap)) return `${one.text}${unit}`;
  const touches = gap === '' || (gap === '-' && (!one.isNumber || !next.isNumber));
  return touches && !unspaced.test(one.text) && one.text.length + next.text.length <= longestWord
    ? one.text + next.text
    : null;
}

export const isStopWord = (word: string): boolean => stopWords.has(word);
export const isEmptyWord = (word: string): boolean => emptyWords.has(word);

/** A code as compared: letters and digits alone. */
export const codeOf = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]/gu, '');

/** Colours and their other names; what is first of all a thing (coffee, rose, amber) is none of them. */
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

/** Colours that a text names, as one signs them: both the name itself and the colour that it is a shade of. */
export const coloursIn = (text: string): string[] => [
  ...new Set(
    piecesOf(fold(text)).flatMap(({ text: word }) =>
      Object.hasOwn(colours, word) ? [oneSpelling(word), colours[word] ?? word] : [],
    ),
  ),
];

const denied = /(?<![\p{L}\p{N}])(?:without|no|not|sans)[\s-]+(?:an?\s+|any\s+|the\s+|for\s+)?(\p{L}{3,})/gu;
const free = /(?<![\p{L}\p{N}])(\p{L}{3,})[\s-]free(?![\p{L}\p{N}])/gu;

/** Words that a text says something is without, and where it says so: `without logo`, `not for kids`. */
export const deniedIn = (folded: string): { word: string; start: number; end: number }[] =>
  [...folded.matchAll(denied)].map((match) => ({
    word: match[1] ?? '',
    start: match.index,
    end: match.index + match[0].length,
  }));

/** The same said as one word: `sulfate-free`. */
export const freeOf = (folded: string): string[] => [...folded.matchAll(free)].map(([, word = '']) => word);

const afterHead =
  /[,;|:([/–—]|\s-\s|(?<![\p{L}\p{N}])(?:for|with|without|by|in|of|from|to|compatible|pack)(?![\p{L}\p{N}])/u;

/** What a title is about: the last word of its first part. `Bottle carrier, 6 bottles` is about a carrier. */
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

/** A title in three: what the thing is, what it is for, and what it is without. */
export function partsOf(title: string): { is: string; isFor: string; lacks: string } {
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

/** Whether a word may say what a thing is: a colour never does, nor a figure or its unit. */
export const canBeHead = ({ text, isNumber }: Piece): boolean =>
  !isNumber &&
  !isStopWord(text) &&
  !isEmptyWord(text) &&
  unitOf(text) === undefined &&
  coloursIn(text).length === 0;

/** What a search is about: the last word before `for`, `with` and the like. A lid for a cup is a lid. */
export function headAmong(words: readonly Piece[]): Piece | undefined {
  const end = words.findIndex(({ text }, i) => i > 0 && connecting.has(text));
  return (end > 0 ? words.slice(0, end) : words).findLast(canBeHead) ?? words.findLast(canBeHead);
}
