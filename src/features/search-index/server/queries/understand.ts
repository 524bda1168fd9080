import { fitsSize, isNear, type Measure, measuresIn, sizeText } from '../../rules/measures.ts';
import { type Concept, type IndexQuery, mostConcepts, type SearchEngine } from '../../rules/query.ts';
import { isCorrectable } from '../../rules/spelling.ts';
import {
  codeOf,
  fold,
  isEmptyWord,
  isStopWord,
  joinedWith,
  type Piece,
  piecesOf,
  stemOf,
} from '../../rules/words.ts';
import { synonymsByFirst, type Vocabulary } from './vocabulary.ts';

/** A measure that was understood: shown as a chip, and removed by leaving its words out. */
export interface Understood {
  label: string;
  /** The search without it. */
  rest: string;
}

export interface UnderstoodQuery {
  concepts: Concept[];
  excluded: string[];
  measures: Understood[];
  /** The text with its typing errors corrected; null when nothing was corrected. */
  corrected: string | null;
}

const longestRead = 300;
const mostValues = 120;

/** What somebody wants, from what they typed: words, their stems and synonyms, sizes, codes. Operators are words. */
export async function understand(
  { engine, vocabulary }: { engine: SearchEngine; vocabulary: Vocabulary },
  { text, literal }: { text: string; literal: boolean },
): Promise<UnderstoodQuery> {
  const folded = fold(text.slice(0, longestRead));
  const corrected = literal ? null : await correctedText(engine, folded);
  const read = corrected ?? folded;
  const measures = measuresIn(read);
  const pieces = piecesOf(read).slice(0, 24);
  const excluded = pieces.filter(
    ({ start, isNumber }) => !isNumber && /(^|\s)-$/.test(read.slice(Math.max(0, start - 2), start)),
  );
  const code = await codeConcept(engine, read, pieces);
  const words = pieces.filter(
    (one) =>
      !excluded.includes(one) && !measures.some(({ start, end }) => one.start >= start && one.end <= end),
  );
  const concepts = [
    ...measures.map((measure) => measureConcept(vocabulary, measure, read)),
    ...wordConcepts(read, words),
  ];
  return {
    concepts: (code ? [{ alternatives: [...code.alternatives, ...bothOf(concepts)] }] : concepts).slice(
      0,
      mostConcepts,
    ),
    excluded: excluded.map(({ text: word }) => stemOf(word)).slice(0, 4),
    measures: measures.map(({ label, start, end }) => ({
      label,
      rest: `${read.slice(0, start)} ${read.slice(end)}`.replace(/\s+/g, ' ').trim(),
    })),
    corrected,
  };
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
const everything: IndexQuery = {
  concepts: [],
  excluded: [],
  filters: { groups: [] },
  sort: 'newest',
  offset: 0,
  limit: 1,
  facets: false,
};

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
  { kind, sides, attributes, tolerance }: Measure,
): { id: number; weight: number }[] {
  if (kind === 'size')
    return (byKey.get('@size') ?? []).flatMap(({ id, value }) =>
      fitsSize(sides, value, tolerance) ? [{ id, weight: value === sizeText(sides) ? 1 : 0.75 }] : [],
    );
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
function wordConcepts(folded: string, pieces: readonly Piece[]): Concept[] {
  const meant = pieces.filter(({ text }) => !isStopWord(text));
  const telling = meant.filter(({ text }) => !isEmptyWord(text));
  const words = [telling, meant, pieces].find((list) => list.length > 0) ?? [];
  const concepts: Concept[] = [];
  for (let i = 0; i < words.length; ) {
    const phrase = synonymAt(words, i);
    const here = words.slice(i, i + (phrase?.words.length ?? 1));
    const next = words[i + 1];
    const joined = !phrase && here[0] && next ? joinedWith(folded, here[0], next) : null;
    const own = [...new Set(here.map(({ text }) => stemOf(text)))];
    const both = joined && next ? [...own, stemOf(next.text)] : own;
    concepts.push({
      alternatives: [
        { lexemes: both, weight: 1 },
        ...(joined ? [{ lexemes: [joined], weight: 1 }] : []),
        ...(phrase?.means ?? []),
      ],
    });
    i += joined ? 2 : here.length;
  }
  return [
    ...new Map(concepts.map((concept) => [concept.alternatives[0]?.lexemes.join(' '), concept])).values(),
  ];
}

function synonymAt(words: readonly Piece[], at: number) {
  const first = words[at];
  const candidates = first ? synonymsByFirst().get(stemOf(first.text)) : undefined;
  return candidates?.find((one) => one.words.every((word, i) => stemOf(words[at + i]?.text ?? '') === word));
}

/** Puts corrected words into the text where no product uses the one that was typed. */
async function correctedText(engine: SearchEngine, folded: string): Promise<string | null> {
  const words = [...new Set(piecesOf(folded).map(({ text }) => text))]
    .filter((word) => isCorrectable(word) && !isStopWord(word))
    .slice(0, 12);
  if (words.length === 0) return null;
  const uses = await engine.usesOf(words);
  const synonyms = synonymsByFirst();
  const unseen = words.filter((word) => !uses.has(word) && !synonyms.has(stemOf(word)));
  // Another form of a word that is used, or a word of descriptions only, is no error.
  const found = await Promise.all(
    unseen.map((word) =>
      engine.search({
        ...everything,
        concepts: [{ alternatives: [{ lexemes: [stemOf(word)], weight: 1 }] }],
      }),
    ),
  );
  const unknown = unseen.filter((_, i) => found[i]?.ids.length === 0);
  if (unknown.length === 0) return null;
  const corrections = await engine.correct(unknown);
  if (corrections.size === 0) return null;
  return folded.replace(/[\p{L}\p{M}]+/gu, (word) => corrections.get(word) ?? word);
}
