import { flushCompileCache } from 'node:module';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';
import pg from 'pg';
import { type IndexRow, MemoryIndex } from '../../rules/memory-index.ts';
import { searchMemory } from '../../rules/memory-search.ts';
import { beginningConcept, type IndexAnswer, type IndexQuery } from '../../rules/query.ts';
import { allowedErrors, nearestWord } from '../../rules/spelling.ts';
import { stemOf } from '../../rules/words.ts';

/** What the engine asks of its thread. */
export type Asked =
  | { kind: 'search'; query: IndexQuery }
  | { kind: 'usesOf'; words: readonly string[] }
  | { kind: 'correct'; words: readonly string[] }
  | { kind: 'complete'; finished: readonly string[]; beginning: string }
  | { kind: 'refresh' };

interface Dictionary {
  words: string[];
  uses: Uint32Array;
  /** One bit for each letter: words that share few letters are not near. */
  letters: Uint32Array;
  byWord: Map<string, number>;
}

/** All that the thread holds: replaced as a whole when the index is made anew. */
interface Held {
  index: MemoryIndex;
  dictionary: Dictionary;
  generation: number;
  /** Transactions from here on may not have been read yet. */
  since: string;
  seen: Map<string, string>;
}

interface State {
  products: number;
  generation: number;
  since: string;
}

const columns = `product_id, category, country, material, moq, lead_days, price, score, extract(epoch from created_at)::int as created,
  tier_quantities::text, tier_prices::text, counted, ranked, is_gone, changed::text as changed`;
const state = `select (select count(*)::int from search_docs) as products, coalesce((select generation from search_state), 0) as generation, pg_snapshot_xmin(pg_current_snapshot())::text as since`;
const batch = 200;
const { databaseUrl } = workerData as { databaseUrl: string };

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

// A thread is ended from outside, when it is too late to keep what was compiled.
flushCompileCache();

let held: Held | null = null;

async function connected<T>(run: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'packwright-search' });
  await client.connect();
  try {
    return await run(client);
  } finally {
    await client.end();
  }
}

/** While everything is read, what changes meanwhile comes into the index that serves: so often, in milliseconds. */
const betweenLooks = 250;

/** Reads everything, in order of score; `meanwhile` is called now and then. */
async function load(client: pg.Client, meanwhile: () => Promise<void>): Promise<Held> {
  await client.query('begin isolation level repeatable read read only');
  const { rows: states } = await client.query<State>(state);
  const index = new MemoryIndex((states[0]?.products ?? 0) + 1000);
  await client.query(
    `declare docs no scroll cursor for select ${columns} from search_docs where not is_gone order by score desc, product_id`,
  );
  for (let looked = performance.now(); ; ) {
    const { rows } = await client.query<IndexRow>(`fetch ${batch} from docs`);
    for (const row of rows) index.put(row);
    if (rows.length < batch) break;
    if (performance.now() - looked < betweenLooks) continue;
    await meanwhile();
    looked = performance.now();
  }
  index.pack();
  const dictionary = await readDictionary(client);
  await client.query('commit');
  // Reading leaves much behind; the thread keeps the room otherwise.
  collectGarbage();
  return {
    index,
    dictionary,
    generation: states[0]?.generation ?? 0,
    since: states[0]?.since ?? '0',
    seen: new Map(),
  };
}

async function readDictionary(client: pg.Client): Promise<Dictionary> {
  const { rows } = await client.query<{ word: string; uses: number }>(
    'select word, uses from search_words order by word collate "C"',
  );
  return {
    words: rows.map(({ word }) => word),
    uses: Uint32Array.from(rows, ({ uses }) => uses),
    letters: Uint32Array.from(rows, ({ word }) => lettersOf(word)),
    byWord: new Map(rows.map(({ word }, i) => [word, i])),
  };
}

/** Reads what changed since; when the index was made anew, or much has gone, everything. */
async function refresh(): Promise<void> {
  await connected(async (client) => {
    const { rows: states } = await client.query<State>(state);
    const [now] = states;
    if (!now) return;
    if (!held) {
      held = await load(client, async () => {});
    } else if (held.generation !== now.generation || held.index.gone > 2000 + held.index.living / 4) {
      const serving = held;
      held = await connected(async (other) => {
        const follow = async (index: Held) => {
          const { rows: later } = await other.query<State>(state);
          await update(other, index, later[0]?.since ?? index.since);
        };
        await follow(serving);
        const next = await load(client, () => follow(serving));
        // What came in meanwhile must not be gone again until the next look.
        await follow(next);
        return next;
      });
    } else await update(client, held, now.since);
  });
}

/**
 * Brings into an index what changed since it was read. What a rebuild has only copied is no change: its transaction is
 * the one that has written the state.
 */
async function update(client: pg.Client, known: Held, since: string): Promise<void> {
  const { rows } = await client.query<IndexRow>(
    `select ${columns} from search_docs where changed >= $1::text::xid8 and changed::xid is distinct from (select xmin from search_state)`,
    [known.since],
  );
  const news = rows.filter(({ product_id, changed }) => known.seen.get(product_id) !== changed);
  for (const row of news) known.index.put(row);
  known.seen = new Map(rows.map(({ product_id, changed }) => [product_id, changed]));
  known.since = since;
  if (news.length > 0) known.dictionary = await readDictionary(client);
}

function lettersOf(word: string): number {
  let mask = 0;
  for (let i = 0; i < word.length; i += 1) mask |= 1 << (word.charCodeAt(i) % 31);
  return mask >>> 0;
}

const bits = (mask: number): number => {
  let count = 0;
  for (let left = mask >>> 0; left !== 0; left &= left - 1) count += 1;
  return count;
};

function correct({ words: known, uses, letters }: Dictionary, words: readonly string[]): Map<string, string> {
  const corrections = new Map<string, string>();
  for (const word of words.slice(0, 4)) {
    const mask = lettersOf(word);
    const most = allowedErrors(word);
    const near: { word: string; uses: number }[] = [];
    for (const [i, other] of known.entries())
      if (Math.abs(other.length - word.length) <= most && bits(mask ^ (letters[i] ?? 0)) <= most * 2)
        near.push({ word: other, uses: uses[i] ?? 0 });
    const nearest = nearestWord(word, near);
    if (nearest) corrections.set(word, nearest);
  }
  return corrections;
}

const mostRead = 4000;

function complete(
  { index, dictionary }: Held,
  { finished, beginning }: { finished: readonly string[]; beginning: string },
) {
  const { words, uses } = dictionary;
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle] ?? '') < beginning) low = middle + 1;
    else high = middle;
  }
  const best: { word: string; uses: number }[] = [];
  for (let i = low; i < Math.min(words.length, low + mostRead) && words[i]?.startsWith(beginning); i += 1)
    best.push({ word: words[i] ?? '', uses: uses[i] ?? 0 });
  const endings = best.toSorted((a, b) => b.uses - a.uses || (a.word < b.word ? -1 : 1)).slice(0, 8);
  const last = beginningConcept(
    stemOf(beginning),
    endings.map(({ word, uses: many }) => ({ lexeme: stemOf(word), uses: many })),
  );
  const concepts = [
    ...finished.map((word) => ({ alternatives: [{ lexemes: [stemOf(word)], weight: 1 }] })),
    last,
  ].slice(-8);
  const { ids } = searchMemory(index, {
    concepts,
    excluded: [],
    filters: { groups: [] },
    sort: 'relevance',
    offset: 0,
    limit: 6,
    facets: false,
  });
  return { words: endings.map(({ word }) => word), productIds: ids };
}

async function answer(asked: Asked): Promise<unknown> {
  if (asked.kind === 'refresh') return refresh();
  if (!held) throw new Error('The index is not loaded yet.');
  switch (asked.kind) {
    case 'search':
      return searchMemory(held.index, asked.query);
    case 'correct':
      return correct(held.dictionary, asked.words);
    case 'complete':
      return complete(held, asked);
    default: {
      const { byWord, uses } = held.dictionary;
      return new Map(
        asked.words.flatMap((word) => (byWord.has(word) ? [[word, uses[byWord.get(word) ?? 0] ?? 0]] : [])),
      );
    }
  }
}

/** Counts are given away instead of copied. */
function handedOver(result: unknown): ArrayBuffer[] {
  const { values, without } = (result ?? {}) as Partial<IndexAnswer>;
  const lists = values && without ? [values, ...without.values()] : [];
  return lists.map(({ buffer }) => buffer as ArrayBuffer);
}

parentPort?.on('message', ({ id, asked }: { id: number; asked: Asked }) => {
  answer(asked).then(
    (result) => parentPort?.postMessage({ id, result }, handedOver(result)),
    (error: unknown) => parentPort?.postMessage({ id, error: String((error as Error).message) }),
  );
});
