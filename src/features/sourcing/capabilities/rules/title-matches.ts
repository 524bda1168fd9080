import type { PackagingKind } from '#features/packaging/specification/contract.ts';
import { kindOfFamily } from '#features/packaging/specification/rules.ts';

/** Suppliers to whom a requirement is shown at most. */
export const maxMatches = 10;

const fillerWords = new Set(
  'a an and any around best bulk buy by custom customised customized each for from get good i in is it looking made make manufacturer maker me my need needed of on or order our packaging packing pcs per piece pieces please price printed quantity quote require required requirement service some supplier suppliers the to type units want we wholesale with'.split(
    ' ',
  ),
);

/** Words that describe anything: alone they name no packaging. */
const generalWords = new Set(
  'big black blue brand branded cheap clear color colors colour colours different double extra final general goods green heavy high huge inch item items kind large light medium mini mm model new nice normal only order other our own premium product products project quality quick red regular sample samples several simple single size sizes small special standard stock strong test tested testing tests thick thin trial urgent various version white yellow'.split(
    ' ',
  ),
);

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]{2,40}/gu) ?? [];

const isSignificant = (word: string): boolean => !fillerWords.has(word) && !/^\d+$/.test(word);

/** Returns the words of a product name that are worth searching for, each once, at most twelve. */
export function searchWordsOf(productName: string): string[] {
  const words = wordsOf(productName);
  const significant = words.filter(isSignificant);
  return [...new Set(significant.length > 0 ? significant : words)].slice(0, 12);
}

/** Returns the words of a title that name packaging, each once, at most twelve; none if all of them are general. */
export const namingWordsOf = (title: string): string[] =>
  [...new Set(wordsOf(title).filter((word) => isSignificant(word) && !generalWords.has(word)))].slice(0, 12);

interface CategoryOfFamily {
  path: readonly string[];
  family: string | null;
}

/** Returns the ids of the categories that hold a kind of packaging, and of those above them. */
export const categoriesOfKind = (categories: Iterable<CategoryOfFamily>, kind: PackagingKind): Set<string> =>
  new Set(
    Array.from(categories)
      .filter(({ family }) => family !== null && kindOfFamily(family) === kind)
      .flatMap(({ path }) => path),
  );

/** Words that buyers use for each category of the registration. */
const registrationPatterns: readonly (readonly [category: string, pattern: RegExp])[] = [
  ['Rigid Boxes', /\b(rigid|gift|luxury|drawer|magnetic|jewel\w*|watch|perfume|hamper)\b/],
  [
    'Corrugated Boxes',
    /\b(corrugated|shipping|shipper|mailer|ply|flute|carton|cartons|box|boxes|courier|moving)\b/,
  ],
  [
    'Food Packaging',
    /\b(food|pouch\w*|bakery|cake|pizza|snack\w*|tea|coffee|spice\w*|dairy|milk|juice|meal|takeaway|cup|cups|bowl|bowls|tray|trays|sweet|sweets)\b/,
  ],
  ['Shrink Wraps', /\b(shrink|stretch|film|films|wrap|wraps|collation)\b/],
];

/** Returns the registration categories that a product name may belong to; `Others` if none fits. */
export function registrationCategoriesOf(productName: string): string[] {
  const text = productName.toLowerCase();
  const matching = registrationPatterns.filter(([, pattern]) => pattern.test(text));
  return matching.length > 0 ? matching.map(([category]) => category) : ['Others'];
}

/** Why a supplier fits, from the strongest reason to the weakest. */
export type Fit =
  | { by: 'product'; title: string }
  | { by: 'category'; name: string }
  | { by: 'registration'; name: string };

export interface Candidate {
  supplierId: string;
  fit: Fit;
}

/** Returns how many of the searched words a product needs in its title or category to be a good fit. */
export const minWordsForFit = (words: number): number => Math.max(1, Math.ceil(words * 0.6));

/** With so many good fits, weak ones are left out. */
const enoughGoodFits = 3;
/** Number of matches up to which weak fits are added. */
const maxWithWeakFits = 5;

interface Candidates {
  /** Suppliers who sell it, in lists from the strongest reason to the weakest, each best first. */
  good: readonly (readonly Candidate[])[];
  /** Suppliers who may sell it, in the same order. */
  weak: readonly (readonly Candidate[])[];
}

/** Returns at most ten suppliers, each once with its strongest reason. Weak fits are added only to few good ones. */
export function selectMatches({ good, weak }: Candidates): Candidate[] {
  const matches = new Map<string, Candidate>();
  const add = (candidates: readonly Candidate[], limit: number): void => {
    for (const candidate of candidates) {
      if (matches.size < limit && !matches.has(candidate.supplierId))
        matches.set(candidate.supplierId, candidate);
    }
  };
  add(good.flat(), maxMatches);
  if (matches.size < enoughGoodFits) add(weak.flat(), maxWithWeakFits);
  return [...matches.values()];
}
