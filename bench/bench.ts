import { load } from './load.ts';
import { memoryMb, startMarketplace } from './marketplace.ts';

/** `npm run bench`: throughput and latency of the running product beside their budgets. Figures, not tests. */
const { origin, pid, stop, firstPageMs } = await startMarketplace();
const product = (await (await fetch(`${origin}/api/v1/products?limit=1`)).json()) as {
  data: { products: { slug: string }[] };
};
const slug = product.data.products[0]?.slug ?? '';
const scenes = [
  { name: 'cached page: home', path: '/', connections: 8, budget: '≥ 5,000/s' },
  { name: 'cached page: product', path: `/products/${slug}`, connections: 8, budget: '≥ 5,000/s' },
  { name: 'uncached page: search', path: '/search?q=box&n=[<id>]', connections: 8, budget: 'p99 ≤ 400 ms' },
  { name: 'JSON list: products', path: '/api/v1/products?limit=20', connections: 16, budget: 'p99 ≤ 150 ms' },
  { name: 'JSON: one product', path: `/api/v1/products/${slug}`, connections: 16, budget: '≥ 3,000/s' },
  {
    name: 'JSON: search',
    path: '/api/v1/search?q=corrugated%20box',
    connections: 16,
    budget: 'p95 ≤ 100 ms',
  },
];

process.stdout.write(`start on an existing folder to first page: ${firstPageMs} ms (budget 3,000 ms)\n\n`);
process.stdout.write(
  `${'scene'.padEnd(26)}${'req/s'.padStart(8)}${'p50'.padStart(7)}${'p97.5'.padStart(8)}${'p99'.padStart(7)}${'refused'.padStart(9)}  budget\n`,
);
try {
  for (const { name, path, connections, budget } of scenes) {
    const url = `${origin}${path}`;
    const { perSecond, p50, p95, p99, refused } = await load({ url, connections, seconds: 6 });
    const figures = [
      String(perSecond).padStart(8),
      String(p50).padStart(7),
      String(p95).padStart(8),
      String(p99).padStart(7),
      String(refused).padStart(9),
    ];
    process.stdout.write(`${name.padEnd(26)}${figures.join('')}  ${budget}\n`);
  }
  process.stdout.write(`\nmemory of the process: ${memoryMb(pid)} MB (budget 350 MB)\n`);
} finally {
  await stop();
}
