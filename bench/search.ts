import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { lookOf } from '#features/search/pictures/rules/look.ts';
import { toLookText } from '#features/search/pictures/rules/look-text.ts';
import { pictureSide } from '#features/search/pictures/server/commands/compute-looks.ts';
import { PACK_KINDS } from '#lib/art/types.ts';
import { readPixels } from '#platform/files/inspect.ts';
import { drawArt } from '#ui/packart/draw-art.ts';
import { load } from './load.ts';
import { memoryMb, startMarketplace } from './marketplace.ts';
import { measureFreshness } from './search-freshness.ts';
import { measureGrowth } from './search-growth.ts';

/**
 * `npm run bench:search`: search and suggestions of the running product with their budgets, how soon a change is found,
 * and a table of search in PostgreSQL by size (`-- --sizes 50000,1000000`; `--sizes ''` skips it; a million products take
 * ten minutes and 9 GB to build, and half a minute to measure once they exist).
 * Fill BENCH_DIR first (`DATA_DIR=… npm run seed -- --products 50000 --suppliers 10000`); SEARCH_ENGINE selects the engine.
 */
const { values: options } = parseArgs({ options: { sizes: { type: 'string', default: '50000' } } });
const judged = readFileSync(new URL('judgments/packaging.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n');
const searches = judged.map((line) => encodeURIComponent(line.split('\t')[0] ?? ''));

// Each request of an uncached search has a URL of its own, so that no cache can respond.
const distinct = searches.map((q) => `/api/v1/search?q=${q}&n=[<id>]`);
const kept = searches.slice(0, 40).map((q) => `/api/v1/search?q=${q}`);
const mixed = [...distinct.slice(0, 40), ...kept, ...kept, ...kept];
const beginnings = searches.map(
  (q) =>
    `/api/v1/suggestions?q=${decodeURIComponent(q)
      .slice(0, 6)
      .replace(/[^a-z0-9]/gi, '+')}&n=[<id>]`,
);

/** Returns searches by pictures that were not searched before: drawings of packs, processed like an upload. */
async function drawnLooks(): Promise<string[]> {
  const pictures = PACK_KINDS.map((kind) =>
    Buffer.from(drawArt({ what: 'pack', spec: { kind, seed: 'bench' } })),
  );
  const looks = await Promise.all(
    pictures.map(async (bytes) => lookOf(await readPixels(bytes, pictureSide))),
  );
  return looks.map((look) => `/api/v1/look-alikes?look=${toLookText(look)}&n=[<id>]`);
}

const scenes = [
  { name: 'search, uncached', paths: distinct, connections: 1, budget: 'p95 ≤ 10 ms' },
  { name: 'search, uncached', paths: distinct, connections: 16, budget: 'p95 ≤ 40 ms' },
  { name: 'search, 3 of 4 cached', paths: mixed, connections: 16, budget: '' },
  { name: 'browsing, no query', paths: ['/api/v1/search?n=[<id>]'], connections: 1, budget: 'p95 ≤ 10 ms' },
  { name: 'suggestions', paths: beginnings, connections: 1, budget: '≤ 5 ms' },
  { name: 'search by picture', paths: await drawnLooks(), connections: 1, budget: 'p95 ≤ 20 ms' },
];

interface Answer {
  data: { engine: string; count: number };
}

const { origin, folder, pid, stop } = await startMarketplace();
try {
  await untilReady();
  process.stdout.write(
    `${'scenario'.padEnd(22)}${'clients'.padStart(8)}${'req/s'.padStart(8)}${'p50'.padStart(7)}${'p95'.padStart(8)}${'p99'.padStart(7)}${'refused'.padStart(9)}  budget\n`,
  );
  await load({ url: origin, paths: distinct, connections: 2, seconds: 4 });
  for (const { name, paths, connections, budget } of scenes) {
    const { perSecond, p50, p95, p99, refused } = await load({ url: origin, paths, connections, seconds: 6 });
    const figures = [
      String(connections).padStart(8),
      String(perSecond).padStart(8),
      String(p50).padStart(7),
      String(p95).padStart(8),
      String(p99).padStart(7),
      String(refused).padStart(9),
    ];
    process.stdout.write(`${name.padEnd(22)}${figures.join('')}  ${budget}\n`);
  }
  process.stdout.write(`memory of the web process after this load: ${memoryMb(pid)} MB (budget 350 MB)\n`);
  await measureFreshness({ origin, folder });
} finally {
  await stop();
}
const sizes = options.sizes.split(',').filter(Boolean).map(Number);
if (sizes.length > 0) await measureGrowth(sizes);

/** Waits up to half a minute until the index has been loaded into memory. */
async function untilReady(): Promise<void> {
  const began = performance.now();
  for (let tries = 0; tries < 30; tries += 1) {
    const answer = await fetch(`${origin}/api/v1/search?q=box&limit=1&moq=${900_000_000 + tries}`);
    const { data } = (await answer.json()) as Answer;
    if (tries === 29 || data.engine !== 'postgres') {
      const seconds = ((performance.now() - began) / 1000).toFixed(1);
      process.stdout.write(`engine ${data.engine} after ${seconds} s, ${data.count} products for “box”\n`);
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
}
