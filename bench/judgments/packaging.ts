import { readFileSync } from 'node:fs';
import { ndcgAt10 } from './ndcg.ts';

interface Judgment {
  query: string;
  grade(text: string): number;
}

/** Reads lines of query, exact matches and near matches; both are patterns for a product's title and category. */
function readJudgments(): Judgment[] {
  const lines = readFileSync(new URL('packaging.tsv', import.meta.url), 'utf8')
    .trim()
    .split('\n');
  return lines.map((line) => {
    const [query = '', exact = '', near = ''] = line.split('\t');
    const [isExact, isNear] = [new RegExp(exact, 'i'), new RegExp(near, 'i')];
    return {
      query,
      grade(text) {
        if (isExact.test(text)) return 3;
        return isNear.test(text) ? 1 : 0;
      },
    };
  });
}

export interface Measurement {
  query: string;
  ndcg: number;
}

/** Measures the packaging queries of the project, except those without a relevant product in the catalog. */
export async function measurePackaging(
  titles: ReadonlyMap<string, string>,
  search: (query: string) => Promise<string[]>,
): Promise<Measurement[]> {
  const measured: Measurement[] = [];
  for (const { query, grade } of readJudgments()) {
    const gain = (text: string): number => 2 ** grade(text) - 1;
    const ids = await search(query);
    const found = ids.map((id) => gain(titles.get(id) ?? ''));
    const ndcg = ndcgAt10(found, [...titles.values()].map(gain));
    if (ndcg !== null) measured.push({ query, ndcg });
  }
  return measured;
}
