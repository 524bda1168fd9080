import { load } from './load.ts';
import { memoryMb, startMarketplace } from './marketplace.ts';

/** `npm run bench`: throughput and latency of the running product, with their budgets. Prints figures; it never fails. */
const { origin, pid, stop, firstPageMs } = await startMarketplace();
const products = await slugs();
const categories = await categoryIds();
const [slug = ''] = products;
// Many different records, each request with a URL of its own, so that no cache can respond.
const fresh = (path: string, names: readonly string[]) => names.map((name) => `${path}${name}?n=[<id>]`);
const scenes: { name: string; paths: string[]; connections: number; budget: string }[] = [
  { name: 'cached page: home', paths: ['/'], connections: 8, budget: '≥ 5,000/s' },
  { name: 'cached page: product', paths: [`/products/${slug}`], connections: 8, budget: '≥ 5,000/s' },
  {
    name: 'uncached page: search',
    paths: ['/search?q=box&n=[<id>]'],
    connections: 8,
    budget: 'p99 ≤ 400 ms',
  },
  {
    name: 'JSON list: products',
    paths: ['/api/v1/products?limit=20&n=[<id>]'],
    connections: 16,
    budget: 'p99 ≤ 150 ms',
  },
  {
    name: 'JSON: products, uncached',
    paths: fresh('/api/v1/products/', products),
    connections: 16,
    budget: '≥ 3,000/s',
  },
  {
    name: 'JSON: categories, uncached',
    paths: fresh('/api/v1/categories/', categories),
    connections: 16,
    budget: '≥ 3,000/s',
  },
  {
    name: 'JSON: one product, cached',
    paths: [`/api/v1/products/${slug}`],
    connections: 16,
    budget: '≥ 5,000/s',
  },
  {
    name: 'JSON: search, uncached',
    paths: ['/api/v1/search?q=corrugated%20box&n=[<id>]'],
    connections: 16,
    budget: 'p95 ≤ 40 ms',
  },
];

process.stdout.write(
  `first page after a start on an existing folder: ${firstPageMs} ms (budget 3,000 ms)\n\n`,
);
process.stdout.write(
  `${'scenario'.padEnd(28)}${'req/s'.padStart(8)}${'p50'.padStart(7)}${'p95'.padStart(8)}${'p99'.padStart(7)}${'refused'.padStart(9)}  budget\n`,
);
try {
  for (const { name, paths, connections, budget } of scenes) {
    const { perSecond, p50, p95, p99, refused } = await load({ url: origin, paths, connections, seconds: 6 });
    const figures = [
      String(perSecond).padStart(8),
      String(p50).padStart(7),
      String(p95).padStart(8),
      String(p99).padStart(7),
      String(refused).padStart(9),
    ];
    process.stdout.write(`${name.padEnd(28)}${figures.join('')}  ${budget}\n`);
  }
  process.stdout.write(`\nmemory of the web process: ${memoryMb(pid)} MB (budget 350 MB)\n`);
} finally {
  await stop();
}

/** Returns the slugs of the first five hundred products. */
async function slugs(): Promise<string[]> {
  const found: string[] = [];
  let cursor = '';
  do {
    const answer = await fetch(`${origin}/api/v1/products?limit=100${cursor && `&cursor=${cursor}`}`);
    const { data } = (await answer.json()) as {
      data: { products: { slug: string }[]; nextCursor: string | null };
    };
    found.push(...data.products.map((one) => one.slug));
    cursor = encodeURIComponent(data.nextCursor ?? '');
  } while (cursor && found.length < 500);
  return found;
}

/** Returns the ids of all tiles and groups. */
async function categoryIds(): Promise<string[]> {
  const { data } = (await (await fetch(`${origin}/api/v1/categories`)).json()) as {
    data: { tiles: { id: string; groups: { id: string }[] }[] };
  };
  return data.tiles.flatMap(({ id, groups }) => [id, ...groups.map((group) => group.id)]);
}
