import { flushCompileCache } from 'node:module';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';
import pg from 'pg';
import { type IndexRow, MemoryIndex } from '../../rules/memory-index.ts';
import { searchMemory } from '../../rules/memory-search.ts';
import { beginningConcept, type IndexQuery, type IndexResult } from '../../rules/query.ts';
import { allowedErrors, nearestWord } from '../../rules/spelling.ts';
import { stemOf } from '../../rules/words.ts';

/** A request from the engine to its thread. */
export type WorkerRequest =
  | { kind: 'search'; query: IndexQuery }
  | { kind: 'usesOf'; words: readonly string[] }
  | { kind: 'correct'; words: readonly string[] }
  | { kind: 'complete'; finished: readonly string[]; beginning: string }
  | { kind: 'refresh' };

/** Texts of the statements by which the thread of the memory engine reads the index. */
export interface MemoryStatements {
  /** Number of products. */
  size: string;
  /** Number of rebuilds, and the transaction from which on changes may be missing. */
  state: string;
  /** Rows of the whole index, best first. */
  documents: string;
  /** Rows that changed since the transaction `$1`. */
  changes: string;
  /** The dictionary in alphabetical order. */
  words: string;
}

/** Input of a new thread. The engine writes the statements, so that the thread loads no query builder. */
export interface WorkerInput {
  databaseUrl: string;
  statements: MemoryStatements;
}

interface Dictionary {
  words: string[];
  uses: Uint32Array;
  /** One bit per letter: words that share few letters cannot be near. */
  letters: Uint32Array;
  byWord: Map<string, number>;
}

/** The thread's data: replaced as a whole after the index was rebuilt. */
interface LoadedIndex {
  index: MemoryIndex;
  dictionary: Dictionary;
  generation: number;
  /** Transactions from this id on may not have been read yet. */
  since: string;
  seen: Map<string, string>;
}

interface IndexState {
  generation: number;
  since: string;
}

const batch = 200;
const { databaseUrl, statements } = workerData as WorkerInput;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

// The thread is terminated from outside, when it is too late to save its compile cache.
flushCompileCache();

let loaded: LoadedIndex | null = null;

async function withConnection<T>(run: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'packwright-search' });
  await client.connect();
  try {
    return await run(client);
  } finally {
    await client.end();
  }
}

/** Milliseconds between updates of the current index while a new one is being loaded. */
const updateIntervalMs = 250;

/** Loads the whole index in order of score; `meanwhile` is called at intervals. */
async function load(client: pg.Client, meanwhile: () => Promise<void>): Promise<LoadedIndex> {
  await client.query('begin isolation level repeatable read read only');
  const { rows: states } = await client.query<IndexState>(statements.state);
  const { rows: sizes } = await client.query<{ products: number }>(statements.size);
  const index = new MemoryIndex((sizes[0]?.products ?? 0) + 1000);
  await client.query(`declare docs no scroll cursor for ${statements.documents}`);
  for (let looked = performance.now(); ; ) {
    const { rows } = await client.query<IndexRow>(`fetch ${batch} from docs`);
    for (const row of rows) index.put(row);
    if (rows.length < batch) break;
    if (performance.now() - looked < updateIntervalMs) continue;
    await meanwhile();
    looked = performance.now();
  }
  index.pack();
  const dictionary = await readDictionary(client);
  await client.query('commit');
  // Loading leaves a lot of garbage, whose memory the thread would not free otherwise.
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
  const { rows } = await client.query<{ word: string; uses: number }>(statements.words);
  return {
    words: rows.map(({ word }) => word),
    uses: Uint32Array.from(rows, ({ uses }) => uses),
    letters: Uint32Array.from(rows, ({ word }) => lettersOf(word)),
    byWord: new Map(rows.map(({ word }, i) => [word, i])),
  };
}

/** Reads the changes since the last time; the whole index if it was rebuilt or many products were removed. */
async function refresh(): Promise<void> {
  await withConnection(async (client) => {
    const { rows: states } = await client.query<IndexState>(statements.state);
    const [now] = states;
    if (!now) return;
    if (!loaded) {
      loaded = await load(client, async () => {});
    } else if (loaded.generation !== now.generation || loaded.index.gone > 2000 + loaded.index.living / 4) {
      const serving = loaded;
      loaded = await withConnection(async (other) => {
        const follow = async (index: LoadedIndex) => {
          const { rows: later } = await other.query<IndexState>(statements.state);
          await update(other, { known: index, since: later[0]?.since ?? index.since });
        };
        await follow(serving);
        const next = await load(client, () => follow(serving));
        // Changes made meanwhile must not be missing until the next check.
        await follow(next);
        return next;
      });
    } else await update(client, { known: loaded, since: now.since });
  });
}

/** Applies to an index what changed since it was read. */
async function update(
  client: pg.Client,
  { known, since }: { known: LoadedIndex; since: string },
): Promise<void> {
  const { rows } = await client.query<IndexRow>(statements.changes, [known.since]);
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
    const maxErrors = allowedErrors(word);
    const near: { word: string; uses: number }[] = [];
    for (const [i, other] of known.entries())
      if (
        Math.abs(other.length - word.length) <= maxErrors &&
        bits(mask ^ (letters[i] ?? 0)) <= maxErrors * 2
      )
        near.push({ word: other, uses: uses[i] ?? 0 });
    const nearest = nearestWord(word, near);
    if (nearest) corrections.set(word, nearest);
  }
  return corrections;
}

const maxWordsScanned = 4000;

function complete(
  { index, dictionary }: LoadedIndex,
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
  for (
    let i = low;
    i < Math.min(words.length, low + maxWordsScanned) && words[i]?.startsWith(beginning);
    i += 1
  )
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

async function handleRequest(request: WorkerRequest): Promise<unknown> {
  if (request.kind === 'refresh') return refresh();
  if (!loaded) throw new Error('The index is not loaded yet.');
  switch (request.kind) {
    case 'search':
      return searchMemory(loaded.index, request.query);
    case 'correct':
      return correct(loaded.dictionary, request.words);
    case 'complete':
      return complete(loaded, request);
    default: {
      const { byWord, uses } = loaded.dictionary;
      return new Map(
        request.words.flatMap((word) => (byWord.has(word) ? [[word, uses[byWord.get(word) ?? 0] ?? 0]] : [])),
      );
    }
  }
}

/** Counts are transferred to the other thread instead of copied. */
function transferableBuffers(result: unknown): ArrayBuffer[] {
  const { values, without } = (result ?? {}) as Partial<IndexResult>;
  const lists = values && without ? [values, ...without.values()] : [];
  return lists.map(({ buffer }) => buffer as ArrayBuffer);
}

parentPort?.on('message', ({ id, asked }: { id: number; asked: WorkerRequest }) => {
  handleRequest(asked).then(
    (result) => parentPort?.postMessage({ id, result }, transferableBuffers(result)),
    (error: unknown) => parentPort?.postMessage({ id, error: String((error as Error).message) }),
  );
});
