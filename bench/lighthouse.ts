import { mkdirSync, writeFileSync } from 'node:fs';
import sparticuz from '@sparticuz/chromium';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { budgets, type PageClass } from './lighthouse-budgets.ts';
import { startMarketplace } from './marketplace.ts';

/** `npm run lighthouse`: Lighthouse (mobile, simulated throttling) of the main pages beside their budgets. */
const { origin, stop } = await startMarketplace();
const product = (await (await fetch(`${origin}/api/v1/products?limit=1`)).json()) as {
  data: { products: { slug: string }[] };
};
const blog = (await (await fetch(`${origin}/api/v1/blogs?page=1`)).json()) as {
  data: { blogs: { slug: string }[] };
};
const pages: [string, PageClass][] = [
  ['/', 'public'],
  [`/products/${product.data.products[0]?.slug}`, 'public'],
  ['/blog-list', 'public'],
  [`/blog/details/${blog.data.blogs[0]?.slug}`, 'public'],
  ['/membership', 'public'],
  ['/search?q=box', 'public'],
  ['/sign-in', 'form'],
  ['/sign-up', 'form'],
  ['/dashboard/overview', 'dashboard'],
];
const only = process.argv[2];
const port = 9333;
const browser = await chromium.launch({
  executablePath: await sparticuz.executablePath(),
  args: [
    ...sparticuz.args.filter((flag) => !flag.startsWith('--single-process')),
    `--remote-debugging-port=${port}`,
    '--disable-background-networking',
  ],
  headless: true,
});
mkdirSync('bench/results', { recursive: true });
const head = [
  'page',
  'perf',
  'a11y',
  'best',
  'seo',
  'LCP s',
  'TBT ms',
  'CLS',
  'JS kB',
  'all kB',
  'beyond its budget',
];
process.stdout.write(`${row(head)}\n`);
try {
  for (const [path, pageClass] of pages) if (!only || path === only) await measure(path, pageClass);
} finally {
  await browser.close();
  await stop();
}

async function measure(path: string, pageClass: PageClass): Promise<void> {
  await fetch(`${origin}${path}`);
  const result = await lighthouse(`${origin}${path}`, { port, output: 'json', logLevel: 'error' });
  if (!result) throw new Error(`Lighthouse gave no answer for ${path}`);
  const { categories, audits } = result.lhr;
  writeFileSync(`bench/results/lighthouse${path.replace(/\W+/g, '_')}.json`, JSON.stringify(result.lhr));
  const score = (name: string): number => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string): number => audits[name]?.numericValue ?? 0;
  const requests =
    (
      audits['network-requests']?.details as
        | { items?: { resourceType: string; transferSize: number }[] }
        | undefined
    )?.items ?? [];
  const kilobytes = (list: typeof requests): number =>
    Math.round(list.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1024);
  const figures = {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcpSeconds: Math.round(value('largest-contentful-paint') / 10) / 100,
    tbtMs: Math.round(value('total-blocking-time')),
    cls: Math.round(value('cumulative-layout-shift') * 1000) / 1000,
    scriptKb: kilobytes(requests.filter(({ resourceType }) => resourceType === 'Script')),
    allKb: kilobytes(requests),
  };
  const beyond = budgets[pageClass]
    .filter(({ figure, holds }) => !holds(figures[figure]))
    .map(({ figure, words }) => `${figure} ${words}`);
  process.stdout.write(`${row([path, ...Object.values(figures).map(String), beyond.join(', ') || '-'])}\n`);
}

function row(cells: string[]): string {
  const last = cells.length - 1;
  return cells
    .map((cell, index) =>
      index === 0 ? cell.slice(0, 38).padEnd(40) : cell.padStart(index === last ? cell.length + 2 : 8),
    )
    .join('');
}
