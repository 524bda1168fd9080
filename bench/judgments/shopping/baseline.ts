import { stemOf, termsOf } from '#features/search/index/rules/words.ts';

const [k1, b] = [1.2, 0.75];

interface Field {
  weight: number;
  lengths: number[];
  usual: number;
  /** Number of occurrences of each word by document. */
  uses: Map<string, Map<number, number>>;
}

/** Okapi BM25 over stemmed words; each field has a weight and a length of its own. */
export class Baseline {
  private readonly fields: Field[];
  private readonly size: number;
  private readonly having = new Map<string, Set<number>>();

  constructor(documents: readonly (readonly string[])[], weights: readonly number[]) {
    this.size = documents.length;
    this.fields = weights.map((weight, i) =>
      this.read(
        documents.map((texts) => texts[i] ?? ''),
        weight,
      ),
    );
  }

  /** Returns the indexes of the best documents, best first. */
  search(query: string, most: number): number[] {
    const scores = new Map<number, number>();
    for (const word of new Set(termsOf(query).map(({ word: one }) => stemOf(one)))) {
      const having = this.having.get(word)?.size ?? 0;
      const rarity = Math.log(1 + (this.size - having + 0.5) / (having + 0.5));
      for (const { weight, lengths, usual, uses } of this.fields)
        for (const [document, times] of uses.get(word) ?? []) {
          const length = 1 - b + (b * (lengths[document] ?? 0)) / usual;
          const worth = weight * rarity * ((times * (k1 + 1)) / (times + k1 * length));
          scores.set(document, (scores.get(document) ?? 0) + worth);
        }
    }
    return [...scores]
      .toSorted((x, y) => y[1] - x[1] || x[0] - y[0])
      .slice(0, most)
      .map(([document]) => document);
  }

  private read(texts: readonly string[], weight: number): Field {
    const uses: Field['uses'] = new Map();
    const lengths = texts.map((text, document) => {
      const words = termsOf(text).filter(({ lexeme, word }) => lexeme === stemOf(word));
      for (const { lexeme } of words) {
        const known = uses.get(lexeme) ?? new Map<number, number>();
        uses.set(lexeme, known.set(document, (known.get(document) ?? 0) + 1));
        this.having.set(lexeme, (this.having.get(lexeme) ?? new Set()).add(document));
      }
      return words.length;
    });
    const total = lengths.reduce((sum, length) => sum + length, 0);
    return { weight, lengths, uses, usual: Math.max(1, total / Math.max(1, lengths.filter(Boolean).length)) };
  }
}
