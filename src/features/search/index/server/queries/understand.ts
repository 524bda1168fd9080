import { fitsSize, isNear, type Measure, measuresIn, sizeText } from '../../rules/measures.ts';
import { type Concept, type Hint, mostConcepts, type SearchEngine } from '../../rules/query.ts';
import {
  canBeHead,
  codeOf,
  coloursIn,
  deniedIn,
  fold,
  freeOf,
  headAmong,
  isEmptyWord,
  isStopWord,
  joinedWith,
  type Piece,
  piecesOf,
  stemOf,
} from '../../rules/words.ts';
import { everything, halvesOf, pairOf, type Spelled, spell } from './spell.ts';
import { synonymAt, type Vocabulary } from './vocabulary.ts';

/** A measure that was understood: shown as a chip, and removed by leaving its words out. */
interface Understood {
  label: string;
  /** The search without it. */
  rest: string;
}

export interface UnderstoodQuery {
  concepts: Concept[];
  excluded: string[];
  hints: Hint[];
  measures: Understood[];
  /** The text with its typing errors corrected; null when nothing was corrected. */
  corrected: string | null;
}

const longestRead = 300;
const mostValues = 120;

/** A concept, and where in the text it stands. */
interface Said {
  start: number;
  concept: Concept;
}

/** What somebody wants, from what they typed: words, their stems and synonyms, sizes, codes. Operators are words. */
export async function understand(
  { engine, vocabulary }: { engine: SearchEngine; vocabulary: Vocabulary },
  { text, literal }: { text: string; literal: boolean },
): Promise<UnderstoodQuery> {
  const folded = fold(text.slice(0, longestRead));
  const spelled = await spell(engine, folded, literal);
  const read = spelled.corrected ?? folded;
  const measures = measuresIn(read);
  const pieces = piecesOf(read).slice(0, 24);
  const excluded = pieces.filter(
    ({ start, isNumber }) => !isNumber && /(^|\s)-$/.test(read.slice(Math.max(0, start - 2), start)),
  );
  const denied = deniedIn(read);
  const code = await codeConcept(engine, read, pieces);
  const isIn = (one: Piece, places: readonly { start: number; end: number }[]): boolean =>
    places.some(({ start, end }) => one.start >= start && one.end <= end);
  const words = pieces.filter(
    (one, i) => !excluded.includes(one) && !isIn(one, [...measures, ...denied]) && !isTimes(pieces, i),
  );
  const said = [
    ...measures.map((measure) => ({
      start: measure.start,
      concept: measureConcept(vocabulary, measure, read),
    })),
    ...wordConcepts(read, words, spelled),
  ].toSorted((a, b) => a.start - b.start);
  const concepts = said.map(({ concept }) => concept);
  return {
    concepts: (code ? [{ alternatives: [...code.alternatives, ...bothOf(concepts)] }] : concepts).slice(
      0,
      mostConcepts,
    ),
    excluded: excluded.map(({ text: word }) => stemOf(word)).slice(0, 4),
    hints: [
      ...denied.slice(0, 4).flatMap(({ word }) => deniedHints(word)),
      ...freeOf(read).map((word) => ({ lexemes: [`no:${stemOf(word)}`], weight: weights.lacking })),
      ...wordHints(words),
      ...lackingHints(read, words),
      // What is more than a search asks for tells the order all the same.
      ...concepts
        .slice(mostConcepts)
        .map(({ alternatives: [first] }) => ({ lexemes: first?.lexemes ?? [], weight: 0.8 })),
    ],
    measures: measures.map(({ label, start, end }) => ({
      label,
      rest: `${read.slice(0, start)} ${read.slice(end)}`.replace(/\s+/g, ' ').trim(),
    })),
    corrected: spelled.corrected,
  };
}

/** The sign between two figures: `4 x 8`. */
const isTimes = (pieces: readonly Piece[], i: number): boolean =>
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

/** What the word names, in English and in other words. */
function headHints(words: readonly Piece[], one: Piece, weight: number): Hint[] {
  const phrase = synonymAt(words, words.indexOf(one));
  return [
    { lexemes: [`head:${stemOf(one.text)}`], weight },
    ...(phrase?.means ?? []).flatMap(({ lexemes, weight: share }) => {
      const last = lexemes.at(-1);
      return last ? [{ lexemes: [`head:${last}`], weight: weight * share }] : [];
    }),
  ];
}

/** What is said to be without what is asked for comes later: headphones without a microphone. */
function lackingHints(read: string, words: readonly Piece[]): Hint[] {
  const free = freeOf(read);
  return words
    .filter((one) => canBeHead(one) && !free.includes(one.text))
    .map(({ text }) => ({ lexemes: [`no:${stemOf(text)}`], weight: weights.unwanted }));
}

/** A colour says most of what is asked for: a black cap is no black tape. */
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

/** A brand of one to three words, and colours: what states them comes before what has the words somewhere. */
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
  const head = headAmong(words);
  return [
    ...heads.flatMap((one) => headHints(words, one, one === head ? weights.wanted : weights.head)),
    ...[...new Set(brands)]
      .slice(0, 24)
      .map((brand) => ({ lexemes: [`brand:${brand}`], weight: weights.brand })),
    ...colours.flatMap(({ colour, isShade }) => colourHints(colour, { head, isShade })),
  ];
}

/** All concepts as one, by their own words: what a code stands beside. */
const bothOf = (concepts: readonly Concept[]): Concept['alternatives'] => {
  const lexemes = concepts
    .slice(0, mostConcepts)
    .flatMap(({ alternatives }) => alternatives[0]?.lexemes ?? []);
  return lexemes.length > 0 ? [{ lexemes: [...new Set(lexemes)], weight: 0.5 }] : [];
};

const codeName = /^(fefco|ecma|hsn?|hs\s?code|sku|code|un)\b[\s:#-]*/;

/** `FEFCO 0427`, `4819.10`, `PK-2209-A`: the whole search is a code when a product bears it. */
async function codeConcept(
  engine: SearchEngine,
  folded: string,
  pieces: readonly Piece[],
): Promise<Concept | null> {
  if (pieces.length === 0 || pieces.length > 6 || !pieces.some(({ isNumber }) => isNumber)) return null;
  const codes = [...new Set([folded, folded.trim().replace(codeName, '')].map(codeOf))].filter(
    (code) => /\d/.test(code) && code.length > 2 && code.length <= 40,
  );
  if (codes.length === 0) return null;
  const answers = await Promise.all(
    codes.map((code) =>
      engine.search({
        ...everything,
        concepts: [{ alternatives: [{ lexemes: [`code:${code}`], weight: 1 }] }],
      }),
    ),
  );
  const known = codes.filter((_, i) => (answers[i]?.ids.length ?? 0) > 0);
  return known.length > 0
    ? { alternatives: known.map((code) => ({ lexemes: [`code:${code}`], weight: 4 })) }
    : null;
}
/** A measure finds what states it in an attribute, near enough, and what has its words. */
function measureConcept(vocabulary: Vocabulary, measure: Measure, folded: string): Concept {
  const values = valuesNear(vocabulary, measure).slice(0, mostValues);
  const pieces = piecesOf(folded.slice(measure.start, measure.end));
  const joined =
    pieces.length === 2 && pieces[0] && pieces[1]
      ? joinedWith(folded.slice(measure.start, measure.end), pieces[0], pieces[1])
      : null;
  const words = joined ? [joined] : pieces.filter(({ isNumber }) => isNumber).map(({ text }) => text);
  return {
    alternatives: [
      { lexemes: words, weight: 1 },
      ...values.map(({ id, weight }) => ({ lexemes: [`#${id}`], weight })),
    ],
  };
}

/** Values that fit, the nearest weighing most. */
function valuesNear(
  { byKey }: Vocabulary,
  { kind, sides, or = [], attributes, tolerance }: Measure,
): { id: number; weight: number }[] {
  if (kind === 'size')
    return (byKey.get('@size') ?? []).flatMap(({ id, value }) => {
      if (fitsSize(sides, value, tolerance)) return [{ id, weight: value === sizeText(sides) ? 1 : 0.75 }];
      return or.some((others) => fitsSize(others, value, tolerance)) ? [{ id, weight: 0.75 }] : [];
    });
  return attributes
    .flatMap(({ key, value: wanted }) =>
      (byKey.get(key) ?? []).flatMap(({ id, value, number }) => {
        if (kind === 'ply')
          return value === String(wanted) || value.includes(`(${wanted} ply)`) ? [{ id, weight: 1 }] : [];
        if (number === null || !isNear(wanted, number, tolerance)) return [];
        return [{ id, weight: 1 - (0.35 * Math.abs(wanted - number)) / (wanted * tolerance || 1) }];
      }),
    )
    .toSorted((a, b) => b.weight - a.weight);
}

/** Phrases with synonyms are one concept each; every other word is one; a word that stands twice is one. */
function wordConcepts(folded: string, pieces: readonly Piece[], { joins, splits }: Spelled): Said[] {
  const meant = pieces.filter(({ text }) => !isStopWord(text));
  const telling = meant.filter(({ text }) => !isEmptyWord(text));
  const words = [telling, meant, pieces].find((list) => list.length > 0) ?? [];
  const head = headAmong(pieces);
  const said: Said[] = [];
  for (let i = 0; i < words.length; ) {
    const phrase = synonymAt(words, i);
    const here = words.slice(i, i + (phrase?.words.length ?? 1));
    const [word, next] = [here[0], words[i + 1]];
    const joined =
      !phrase && word && next ? (joinedWith(folded, word, next) ?? joins.get(pairOf(word, next))) : null;
    const pair = !phrase && word && next ? shadeOf(word, next) : null;
    if (pair) {
      said.push({ start: word?.start ?? 0, concept: pair });
      i += 2;
      continue;
    }
    const split = word && splits.get(word.text);
    const own = [...new Set(here.map(({ text }) => stemOf(text)))];
    const both = joined && next ? [...own, stemOf(next.text)] : own;
    const shade = here.length === 1 ? coloursIn(word?.text ?? '').at(-1) : undefined;
    const alternatives = [
      { lexemes: both, weight: shade && head ? weights.tint : 1 },
      ...(joined ? [{ lexemes: [stemOf(joined)], weight: 1 }] : []),
      ...(split ? halvesOf(split) : []),
      ...(shade ? [{ lexemes: [`colour:${shade}`], weight: 0.6 }] : []),
      ...(phrase?.means ?? []),
    ];
    said.push({
      start: word?.start ?? 0,
      concept: { alternatives, ...(here.some((one) => one === head) && { telling: weights.telling }) },
    });
    i += joined ? 2 : here.length;
  }
  return [...new Map(said.map((one) => [one.concept.alternatives[0]?.lexemes.join(' '), one])).values()];
}

/** `navy blue` is one colour: the shade by itself says nearly as much, the colour alone half. */
function shadeOf(one: Piece, next: Piece): Concept | null {
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
