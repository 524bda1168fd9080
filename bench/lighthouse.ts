import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sparticuz from '@sparticuz/chromium';
import lighthouse from 'lighthouse';
import { type BrowserContext, chromium } from 'playwright-core';
import type { Role } from '#lib/endpoint.ts';
import { demoAccounts } from '#seed/demo-accounts.ts';
import { budgets, type PageClass } from './lighthouse-budgets.ts';
import { startMarketplace } from './marketplace.ts';

/** `npm run lighthouse`: Lighthouse (mobile, simulated throttling) of the main pages beside their budgets. */
const { origin, stop } = await startMarketplace();
const first = async (list: string, link: RegExp): Promise<string> =>
  link.exec(await (await fetch(origin + list)).text())?.[1] ?? list;
const pages: [string, PageClass, Role?][] = [
  ['/', 'public'],
  [await first('/search?q=box', /href="(\/products\/[^"?#]+)"/), 'public'],
  ['/search?q=box', 'public'],
  ['/categories/materials', 'public'],
  ['/suppliers', 'public'],
  [await first('/suppliers', /href="(\/suppliers\/[^"?#]+)"/), 'public'],
  ['/blog-list', 'public'],
  [await first('/blog-list', /href="(\/blog\/details\/[^"?#]+)"/), 'public'],
  ['/membership', 'public'],
  ['/events', 'public'],
  ['/courses', 'public'],
  ['/jobs', 'public'],
  ['/help', 'public'],
  ['/sign-in', 'form'],
  ['/sign-up', 'form'],
  ['/registration', 'form', 'supplier'],
  ['/dashboard/overview', 'dashboard'],
];
const only = process.argv[2];
const port = 9333;
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
  for (const [path, pageClass, role] of pages) {
    if (only && path !== only) continue;
    // A browser of its own: each page is measured as the first that somebody opens.
    const profile = mkdtempSync(join(tmpdir(), 'packwright-lighthouse-'));
    const browser = await openBrowser(profile);
    await signIn(browser, role);
    await measure(path, pageClass);
    await browser.close();
    rmSync(profile, { recursive: true, force: true });
  }
} finally {
  await stop();
}

/** With a profile on disk Lighthouse shares the storage in which the session stands. */
async function openBrowser(profile: string): Promise<BrowserContext> {
  return chromium.launchPersistentContext(profile, {
    executablePath: await sparticuz.executablePath(),
    args: [
      ...sparticuz.args.filter((flag) => !/^--(single-process|incognito)/.test(flag)),
      `--remote-debugging-port=${port}`,
      '--disable-background-networking',
    ],
    headless: true,
  });
}

/** The session lives in the browser's storage; without a role nobody is signed in. */
async function signIn(browser: BrowserContext, role: Role | undefined): Promise<void> {
  const session: Record<string, string> = {};
  if (role) {
    const account = demoAccounts.find((candidate) => candidate.role === role);
    const answer = await fetch(`${origin}/api/v1/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: account?.email, password: account?.password }),
    });
    const { token, data } = (await answer.json()) as { token: string; data: { user: unknown } };
    Object.assign(session, { token, user: JSON.stringify(data.user) });
  }
  const page = browser.pages()[0] ?? (await browser.newPage());
  await page.goto(`${origin}/robots.txt`);
  await page.evaluate((entries) => {
    localStorage.clear();
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, session);
}

async function measure(path: string, pageClass: PageClass): Promise<void> {
  await fetch(`${origin}${path}`);
  const result = await lighthouse(`${origin}${path}`, {
    port,
    output: 'json',
    logLevel: 'error',
    // The session stands there.
    disableStorageReset: true,
  });
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
