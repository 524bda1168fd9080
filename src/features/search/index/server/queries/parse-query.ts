import { type Measure, measuresIn } from '../../rules/measures.ts';
import { type Concept, type Hint, maxConcepts, type SearchEngine } from '../../rules/query.ts';
import {
  canBeHead,
  codeOf,
  coloursIn,
  excludedWordsIn,
  findHead,
  fold,
  freeFromWords,
  isEmptyWord,
  isStopWord,
  joinPieces,
  type Piece,
  piecesOf,
  stemOf,
} from '../../rules/words.ts';
import { anyProduct, compoundAlternatives, joinedPair, type SpellingResult, spell } from './spell.ts';
import { synonymAt, type Vocabulary, valuesNear } from './vocabulary.ts';

/** A recognized measure: shown as a chip, and removed by leaving out its words. */
interface RecognizedMeasure {
  label: string;
  /** The search without it. */
  rest: string;
}

export interface ParsedQuery {
  concepts: Concept[];
  excluded: string[];
  hints: Hint[];
  measures: RecognizedMeasure[];
  /** The text with its typing errors corrected; null if nothing was corrected. */
  corrected: string | null;
}

const maxTextLength = 300;
const maxMeasureValues = 120;

/** A concept and its position in the text. */
interface PlacedConcept {
  start: number;
  concept: Concept;
}

/** Parses a search: words, their stems and synonyms, sizes and codes. Operators are treated as words. */
export async function parseQuery(
  { engine, vocabulary }: { engine: SearchEngine; vocabulary: Vocabulary },
  { text, literal }: { text: string; literal: boolean },
): Promise<ParsedQuery> {
  const folded = fold(text.slice(0, maxTextLength));
  const spelled = await spell(engine, { folded, literal });
  const read = spelled.corrected ?? folded;
  const measures = measuresIn(read);
  const pieces = piecesOf(read).slice(0, 24);
  const excluded = pieces.filter(
    ({ start, isNumber }) => !isNumber && /(^|\s)-$/.test(read.slice(Math.max(0, start - 2), start)),
  );
  const denied = excludedWordsIn(read);
  const code = await codeConcept(engine, { folded: read, pieces });
  const isIn = (one: Piece, ranges: readonly { start: number; end: number }[]): boolean =>
    ranges.some(({ start, end }) => one.start >= start && one.end <= end);
  const words = pieces.filter(
    (one, i) => !excluded.includes(one) && !isIn(one, [...measures, ...denied]) && !isTimesSign(pieces, i),
  );
  const placed = [
    ...measures.map((one) => ({
      start: one.start,
      concept: measureConcept(vocabulary, { measure: one, folded: read }),
    })),
    ...wordConcepts(read, { pieces: words, spelling: spelled }),
  ].toSorted((a, b) => a.start - b.start);
  const concepts = placed.map(({ concept }) => concept);
  return {
    concepts: (code
      ? [{ alternatives: [...code.alternatives, ...combineConcepts(concepts)] }]
      : concepts
    ).slice(0, maxConcepts),
    excluded: excluded.map(({ text: word }) => stemOf(word)).slice(0, 4),
    hints: [
      ...denied.slice(0, 4).flatMap(({ word }) => deniedHints(word)),
      ...freeFromWords(read).map((word) => ({ lexemes: [`no:${stemOf(word)}`], weight: weights.lacking })),
      ...wordHints(words),
      ...lackingHints(read, words),
      // Concepts beyond the maximum still affect the order.
      ...concepts
        .slice(maxConcepts)
        .map(({ alternatives: [first] }) => ({ lexemes: first?.lexemes ?? [], weight: 0.8 })),
    ],
    measures: measures.map(({ label, start, end }) => ({
      label,
      rest: `${read.slice(0, start)} ${read.slice(end)}`.replace(/\s+/g, ' ').trim(),
    })),
    corrected: spelled.corrected,
  };
}

/** True for the sign between two numbers: `4 x 8`. */
const isTimesSign = (pieces: readonly Piece[], i: number): boolean =>
  pieces[i]?.text === 'x' && pieces[i - 1]?.isNumber === true && pieces[i + 1]?.isNumber === true;

const weights = {
  telling: 1.3,
  tint: 0.6,
  head: 0.3,
  wanted: 0.8,
  lacking: 1,
  unwanted: -0.8,
  denied: -0.6,
  brand: 0.6,
  colour: 0.5,
  shade: 0.2,
};

const deniedHints = (word: string): Hint[] => [
  { lexemes: [stemOf(word)], weight: weights.denied },
  { lexemes: [`no:${stemOf(word)}`], weight: weights.lacking },
];

/** Hints for the product that a word names, in English or translated. */
function headHints(words: readonly Piece[], { head, isMain }: { head: Piece; isMain: boolean }): Hint[] {
  const weight = isMain ? weights.wanted : weights.head;
  const phrase = synonymAt(words, words.indexOf(head));
  return [
    { lexemes: [`head:${stemOf(head.text)}`], weight },
    ...(phrase?.means ?? []).flatMap(({ lexemes, weight: share }) => {
      const last = lexemes.at(-1);
      return last ? [{ lexemes: [`head:${last}`], weight: weight * share }] : [];
    }),
  ];
}

/** Products without what is searched for are ranked lower, such as headphones without a microphone. */
function lackingHints(read: string, words: readonly Piece[]): Hint[] {
  const free = freeFromWords(read);
  return words
    .filter((one) => canBeHead(one) && !free.includes(one.text))
    .map(({ text }) => ({ lexemes: [`no:${stemOf(text)}`], weight: weights.unwanted }));
}

/** A colour counts most together with the product: black tape is not a match for a black cap. */
const colourHints = (
  colour: string,
  { head, isShade }: { head: Piece | undefined; isShade: boolean },
): Hint[] => {
  const [sign, weight] = [`colour:${colour}`, isShade ? weights.shade : weights.colour];
  return [
    { lexemes: [sign], weight },
    ...(head ? [{ lexemes: [stemOf(head.text), sign], weight: weight * 0.6 }] : []),
  ];
};

/** Hints for colours and for brands of up to three words: products that state them rank above those that contain them. */
function wordHints(words: readonly Piece[]): Hint[] {
  const brands = words.flatMap((_, i) =>
    [1, 2, 3].flatMap((many) => {
      const name = words.slice(i, i + many).map(({ text }) => text);
      return name.length === many && name.join('').length > 2 ? [codeOf(name.join(''))] : [];
    }),
  );
  const colours = words.flatMap(({ text }) =>
    coloursIn(text).map((colour, i) => ({ colour, isShade: i > 0 })),
  );
  const heads = words.filter(canBeHead);
  const head = findHead(words);
  return [
    ...heads.flatMap((one) => headHints(words, { head: one, isMain: one === head })),
    ...[...new Set(brands)]
      .slice(0, 24)
      .map((brand) => ({ lexemes: [`brand:${brand}`], weight: weights.brand })),
    ...colours.flatMap(({ colour, isShade }) => colourHints(colour, { head, isShade })),
  ];
}

/** Combines all concepts into one by their own words, as the alternative to a code. */
const combineConcepts = (concepts: readonly Concept[]): Concept['alternatives'] => {
  const lexemes = concepts
    .slice(0, maxConcepts)
    .flatMap(({ alternatives }) => alternatives[0]?.lexemes ?? []);
  return lexemes.length > 0 ? [{ lexemes: [...new Set(lexemes)], weight: 0.5 }] : [];
};

const codeName = /^(fefco|ecma|hsn?|hs\s?code|sku|code|un)\b[\s:#-]*/;

/** Parses codes such as `FEFCO 0427`, `4819.10` or `PK-2209-A`: the whole search is a code if a product has it. */
async function codeConcept(
  engine: SearchEngine,
  { folded, pieces }: { folded: string; pieces: readonly Piece[] },
): Promise<Concept | null> {
  if (pieces.length === 0 || pieces.length > 6 || !pieces.some(({ isNumber }) => isNumber)) return null;
  const codes = [...new Set([folded, folded.trim().replace(codeName, '')].map(codeOf))].filter(
    (code) => /\d/.test(code) && code.length > 2 && code.length <= 40,
  );
  if (codes.length === 0) return null;
  const results = await Promise.all(
    codes.map((code) =>
      engine.search({
        ...anyProduct,
        concepts: [{ alternatives: [{ lexemes: [`code:${code}`], weight: 1 }] }],
      }),
    ),
  );
  const known = codes.filter((_, i) => (results[i]?.ids.length ?? 0) > 0);
  return known.length > 0
    ? { alternatives: known.map((code) => ({ lexemes: [`code:${code}`], weight: 4 })) }
    : null;
}

/** A measure matches products with a close enough attribute value, and those that contain its words. */
function measureConcept(
  vocabulary: Vocabulary,
  { measure, folded }: { measure: Measure; folded: string },
): Concept {
  const values = valuesNear(vocabulary, measure).slice(0, maxMeasureValues);
  const text = folded.slice(measure.start, measure.end);
  const pieces = piecesOf(text);
  const [one, next] = pieces;
  const joined = pieces.length === 2 && one && next ? joinPieces(text, { one, next }) : null;
  const words = joined ? [joined] : pieces.filter(({ isNumber }) => isNumber).map((piece) => piece.text);
  return {
    alternatives: [
      { lexemes: words, weight: 1 },
      ...values.map(({ id, weight }) => ({ lexemes: [`#${id}`], weight })),
    ],
  };
}

/** Each phrase with synonyms is a concept, and so is every other word; repeated words count once. */
function wordConcepts(
  folded: string,
  { pieces, spelling: { joins, splits } }: { pieces: readonly Piece[]; spelling: SpellingResult },
): PlacedConcept[] {
  const meant = pieces.filter(({ text }) => !isStopWord(text));
  const telling = meant.filter(({ text }) => !isEmptyWord(text));
  const words = [telling, meant, pieces].find((list) => list.length > 0) ?? [];
  const head = findHead(pieces);
  const placed: PlacedConcept[] = [];
  for (let i = 0; i < words.length; ) {
    const phrase = synonymAt(words, i);
    const here = words.slice(i, i + (phrase?.words.length ?? 1));
    const [word, next] = [here[0], words[i + 1]];
    const joined =
      !phrase && word && next
        ? (joinPieces(folded, { one: word, next }) ?? joins.get(joinedPair(word, next)))
        : null;
    const pair = !phrase && word && next ? shadeConcept(word, next) : null;
    if (pair) {
      placed.push({ start: word?.start ?? 0, concept: pair });
      i += 2;
      continue;
    }
    const split = word && splits.get(word.text);
    const stems = [...new Set(here.map(({ text }) => stemOf(text)))];
    const both = joined && next ? [...stems, stemOf(next.text)] : stems;
    const shade = here.length === 1 ? coloursIn(word?.text ?? '').at(-1) : undefined;
    const alternatives = [
      { lexemes: both, weight: shade && head ? weights.tint : 1 },
      ...(joined ? [{ lexemes: [stemOf(joined)], weight: 1 }] : []),
      ...(split ? compoundAlternatives(split) : []),
      ...(shade ? [{ lexemes: [`colour:${shade}`], weight: 0.6 }] : []),
      ...(phrase?.means ?? []),
    ];
    placed.push({
      start: word?.start ?? 0,
      concept: { alternatives, ...(here.some((one) => one === head) && { telling: weights.telling }) },
    });
    i += joined ? 2 : here.length;
  }
  return [...new Map(placed.map((one) => [one.concept.alternatives[0]?.lexemes.join(' '), one])).values()];
}

/** `navy blue` is one colour: the shade alone counts nearly as much, the base colour alone half. */
function shadeConcept(one: Piece, next: Piece): Concept | null {
  const [colour, same] = [coloursIn(one.text).at(-1), coloursIn(next.text).at(-1)];
  if (!colour || colour !== same || one.text === next.text) return null;
  const [shade, plain] = next.text === colour ? [one.text, next.text] : [next.text, one.text];
  return {
    alternatives: [
      { lexemes: [stemOf(one.text), stemOf(next.text)], weight: 1 },
      { lexemes: [stemOf(shade)], weight: 0.9 },
      { lexemes: [stemOf(plain)], weight: 0.5 },
      { lexemes: [`colour:${colour}`], weight: 0.5 },
    ],
  };
}
