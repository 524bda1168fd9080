import { load } from './load.ts';
import { memoryMb, type ProcessorTimes, processTimes, startMarketplace } from './marketplace.ts';

/**
 * `npm run bench:uncached`: responses that no cache has, because each product, category and search is requested a few
 * times a day. Random URLs over the whole catalog, 16 clients, with the processor time of each response. Prints figures
 * next to the goals; it never fails. Measure with BENCH_DIR set to a folder that `npm run seed` has grown to 50,000
 * products.
 */
const marketplace = await startMarketplace();
const { origin, pid, stop, firstPageMs } = marketplace;
const [products, categories] = [await listSlugs('products'), await listSlugs('categories')];
const listed = await listCategoryIds();
const seconds = 8;

interface Scene {
  name: string;
  paths: string[];
  goal: string;
  /** True for pages that are requested once before, so that they are stored. */
  stored?: boolean;
}

const scenes: Scene[] = [
  {
    name: 'list of 24 in a category, JSON',
    paths: sample(listed, 2000).map((id) => `/api/v1/products?category=${id}&limit=24&n=[<id>]`),
    goal: '≥ 1,900/s, ≤ 1 ms',
  },
  {
    name: 'product, JSON',
    paths: sample(products, 4000).map((slug) => `/api/v1/products/${slug}?n=[<id>]`),
    goal: '≥ 3,000/s',
  },
  {
    name: 'selective search, JSON',
    paths: sample(products, 2000).map((slug) => `/api/v1/search?q=${selective(slug)}&n=[<id>]`),
    goal: '≥ 1,500/s',
  },
  {
    name: 'broad search, JSON',
    paths: ['/api/v1/search?q=box&n=[<id>]'],
    goal: '≥ 1,000/s',
  },
  {
    name: 'category page',
    paths: sample(categories, 1000).map((slug) => `/categories/${slug}?n=[<id>]`),
    goal: '≥ 150/s, p99 ≤ 250 ms',
  },
  {
    name: 'product page',
    paths: sample(products, 2000).map((slug) => `/products/${slug}?n=[<id>]`),
    goal: '≥ 300/s, p99 ≤ 150 ms',
  },
  {
    name: 'category page, stored',
    paths: sample(categories, 600).map((slug) => `/categories/${slug}`),
    goal: '≥ 150/s, p99 ≤ 250 ms',
    stored: true,
  },
  {
    name: 'product page, stored',
    paths: sample(products, 600).map((slug) => `/products/${slug}`),
    goal: '≥ 300/s, p99 ≤ 150 ms',
    stored: true,
  },
];

/** Widths in characters. */
const columns = [30, 8, 8, 8, 9, 8, 8, 8];
const heads = ['16 clients', 'req/s', 'p50', 'p99', 'refused', 'web', 'backgr.', 'db'];
process.stdout.write(`${products.length} products, ${categories.length} categories\n`);
process.stdout.write(`first page after a start on an existing folder: ${firstPageMs} ms (goal 1,000 ms)\n\n`);
process.stdout.write(`${row(heads)}  goal (processor time per response in ms)\n`);
try {
  for (const { name, paths, goal, stored = false } of scenes) {
    if (stored) for (const path of paths) await fetchText(path);
    const scene = {
      url: origin,
      paths,
      connections: 16,
      ...(stored ? { headers: { 'accept-encoding': 'br' } } : {}),
    };
    await load({ ...scene, seconds: 2 });
    const before = processTimes(marketplace);
    const { perSecond, p50, p99, refused } = await load({ ...scene, seconds });
    const each = perResponse(perSecond * seconds, { before, after: processTimes(marketplace) });
    process.stdout.write(`${row([name, perSecond, p50, p99, refused, ...each])}  ${goal}\n`);
  }
  process.stdout.write(
    `\nmemory of the web process: ${memoryMb(pid)} MB (goal 300); with the background: ${memoryMb(pid) + memoryMb(processTimes(marketplace).backgroundPid)} MB (goal 400)\n`,
  );
} finally {
  await stop();
}

function perResponse(
  responses: number,
  { before, after }: { before: ProcessorTimes; after: ProcessorTimes },
): string[] {
  return (['web', 'background', 'database'] as const).map((part) =>
    ((after[part] - before[part]) / Math.max(1, responses)).toFixed(2),
  );
}

function row(cells: readonly (string | number)[]): string {
  return cells
    .map((cell, i) =>
      i === 0 ? String(cell).padEnd(columns[i] ?? 0) : String(cell).padStart(columns[i] ?? 0),
    )
    .join('');
}

/** Returns the slugs of all public pages of a kind, from the sitemaps. */
async function listSlugs(kind: 'products' | 'categories'): Promise<string[]> {
  const index = await fetchText('/sitemap.xml');
  const files = [...index.matchAll(/<loc>[^<]*(\/sitemaps\/[^<]+)<\/loc>/g)].map(([, path]) => path ?? '');
  const slugs: string[] = [];
  for (const path of files.filter((one) => one.startsWith(`/sitemaps/${kind}`)))
    for (const [, slug] of (await fetchText(path)).matchAll(new RegExp(`/${kind}/([^<?]+)</loc>`, 'g')))
      if (slug) slugs.push(slug);
  return slugs;
}

/** Returns the ids of all tiles and groups of categories. */
async function listCategoryIds(): Promise<string[]> {
  const { data } = JSON.parse(await fetchText('/api/v1/categories')) as {
    data: { tiles: { id: string; groups: { id: string }[] }[] };
  };
  return data.tiles.flatMap(({ id, groups }) => [id, ...groups.map((group) => group.id)]);
}

async function fetchText(path: string): Promise<string> {
  return (await fetch(`${origin}${path}`)).text();
}

/** Returns a search for a product by three words of its slug, the last of which are its dimensions. */
function selective(slug: string): string {
  return slug
    .split('-')
    .filter((word) => word.length > 2)
    .slice(0, 3)
    .join('+');
}

/** Returns entries from all over a list, always the same. */
function sample<T>(list: readonly T[], count: number): T[] {
  const picked: T[] = [];
  let seed = 7;
  for (let i = 0; i < Math.min(count, list.length); i += 1) {
    seed = (seed * 48271) % 2147483647;
    picked.push(list[seed % list.length] as T);
  }
  return picked;
}
