/** Suppliers that are shown one requirement at most. */
export const mostMatches = 10;

/** `Daniel Reyes` → `Daniel`: what a supplier sees before answering. */
export const firstNameOf = (name: string): string => name.trim().split(/\s+/)[0] ?? '';

const fillers = new Set(
  'a an and any around best bulk buy by custom customised customized each for from get good i in is it looking made make manufacturer maker me my need needed of on or order our packaging packing pcs per piece pieces please price printed quantity quote require required requirement service some supplier suppliers the to type units want we wholesale with'.split(
    ' ',
  ),
);

/** What someone needs, in their words → the words worth searching for, each once, at most twelve. */
export function wordsOf(productName: string): string[] {
  const words =
    productName
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]{2,40}/gu) ?? [];
  const telling = words.filter((word) => !fillers.has(word) && !/^\d+$/.test(word));
  return [...new Set(telling.length > 0 ? telling : words)].slice(0, 12);
}

/** Categories of registration → words by which buyers mean them. */
const registrationWords: readonly (readonly [category: string, words: RegExp])[] = [
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

/** The registration categories that what someone needs may belong to; `Others` when nothing fits. */
export function registrationCategoriesOf(productName: string): string[] {
  const text = productName.toLowerCase();
  const found = registrationWords.filter(([, words]) => words.test(text)).map(([category]) => category);
  return found.length > 0 ? found : ['Others'];
}

/** How a supplier came to fit, from the strongest to the weakest. */
export type Fit =
  | { by: 'product'; title: string }
  | { by: 'category'; name: string }
  | { by: 'registration'; name: string };

/** The reason a supplier reads: why this requirement is shown to them. */
export function reasonOf(fit: Fit): string {
  if (fit.by === 'product') return `You sell “${fit.title}”`;
  if (fit.by === 'category') return `You sell in ${fit.name}`;
  return fit.name === 'Others' ? 'You make packaging of many kinds' : `You registered for ${fit.name}`;
}

export interface Candidate {
  supplierId: string;
  fit: Fit;
}

/** Of so many words asked for, how many a product must carry in its title or category to be a good fit. */
export const wordsThatFit = (asked: number): number => Math.max(1, Math.ceil(asked * 0.6));

/** With so many good fits nobody is asked who fits only by half. */
const enough = 3;
/** Otherwise so many are asked in all: to trouble more of them would help nobody. */
const weakUntil = 5;

interface Rounds {
  /** Those who sell it, the best first. */
  good: readonly (readonly Candidate[])[];
  /** Those who may: asked only when hardly anybody sells it. */
  weak: readonly (readonly Candidate[])[];
}

/** Candidates → at most ten suppliers, each once, with the best reason there is for them. */
export function chooseMatches({ good, weak }: Rounds, most: number = mostMatches): Candidate[] {
  const chosen = new Map<string, Candidate>();
  const take = (rounds: readonly (readonly Candidate[])[], until: number): void => {
    for (const candidate of rounds.flat()) {
      if (chosen.size < until && !chosen.has(candidate.supplierId))
        chosen.set(candidate.supplierId, candidate);
    }
  };
  take(good, most);
  if (chosen.size < enough) take(weak, weakUntil);
  return [...chosen.values()];
}
