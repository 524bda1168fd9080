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

/** `npm run lighthouse`: Lighthouse (mobile, simulated throttling) of the main pages, with their budgets. */
const { origin, stop } = await startMarketplace();
const first = async (list: string, link: RegExp): Promise<string> =>
  link.exec(await (await fetch(origin + list)).text())?.[1] ?? list;
/** The person who opens the page: a guest, a demo account, or a new supplier in the middle of a registration. */
type Visitor = Role | { draftAtStep: number } | undefined;
const pages: [string, PageClass, Visitor?][] = [
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
  ...[1, 2, 3, 4, 5].map((step): [string, PageClass, Visitor] => [
    '/registration',
    'form',
    { draftAtStep: step },
  ]),
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
  'machine',
  'over budget',
];
process.stdout.write(`${row(head)}\n`);
try {
  for (const [path, pageClass, visitor] of pages) {
    if (only && path !== only) continue;
    // A browser of its own, so that each page is measured as the first one that is opened.
    const profile = mkdtempSync(join(tmpdir(), 'packwright-lighthouse-'));
    const browser = await openBrowser(profile);
    await signIn(browser, visitor);
    const note = typeof visitor === 'object' ? `, draft at step ${visitor.draftAtStep}` : '';
    await measure({ path, pageClass, name: path + note });
    await browser.close();
    rmSync(profile, { recursive: true, force: true });
  }
} finally {
  await stop();
}

/** Opens a browser with a profile on disk, so that Lighthouse uses the storage with the session. */
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

/** Stores the session in the browser; a guest has none. */
async function signIn(browser: BrowserContext, visitor: Visitor): Promise<void> {
  const page = browser.pages()[0] ?? (await browser.newPage());
  const session = await sessionOf(visitor);
  await page.goto(`${origin}/robots.txt`);
  await page.evaluate((entries) => {
    localStorage.clear();
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, session);
}

async function sessionOf(visitor: Visitor): Promise<Record<string, string>> {
  if (!visitor) return {};
  if (typeof visitor === 'object') return draftingSupplier(visitor.draftAtStep);
  const account = demoAccounts.find((candidate) => candidate.role === visitor);
  return sessionFrom('/auth/login', { email: account?.email, password: account?.password });
}

/** Creates a supplier who has completed the first two steps and stopped at this one. */
async function draftingSupplier(step: number): Promise<Record<string, string>> {
  const email = `draft-${step}-${Date.now()}@example.com`;
  const account = { name: 'Isla Reid', email, phone: '+441314960123', password: 'comb and cardboard' };
  const session = await sessionFrom('/auth/signup', { ...account, role: 'supplier' });
  const form = {
    businessName: 'Leith Cartons',
    businessType: 'manufacturer',
    email,
    country: 'GB',
    state: 'Scotland',
    city: 'Edinburgh',
    pincode: 'EH1 1BB',
    contactPerson: account.name,
    registeredAddress: '12 Shortbread Lane, Leith',
    primaryCategories: ['Corrugated Boxes'],
  };
  await send('/registration', { method: 'PUT', token: session.token, body: { version: 0, step, form } });
  return session;
}

async function sessionFrom(path: string, body: object): Promise<{ token: string; user: string }> {
  const answer = await send(path, { method: 'POST', body });
  const { token, data } = (await answer.json()) as { token: string; data: { user: unknown } };
  return { token, user: JSON.stringify(data.user) };
}

async function send(
  path: string,
  { method, token, body }: { method: string; token?: string | undefined; body: object },
): Promise<Response> {
  const answer = await fetch(`${origin}/api/v1${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} returned ${answer.status}: ${await answer.text()}`);
  return answer;
}

async function measure({
  path,
  pageClass,
  name,
}: {
  path: string;
  pageClass: PageClass;
  name: string;
}): Promise<void> {
  await fetch(`${origin}${path}`);
  const result = await lighthouse(`${origin}${path}`, {
    port,
    output: 'json',
    logLevel: 'error',
    // The session is in this storage.
    disableStorageReset: true,
  });
  if (!result) throw new Error(`Lighthouse returned no result for ${path}`);
  const { categories, audits } = result.lhr;
  writeFileSync(`bench/results/lighthouse${name.replace(/\W+/g, '_')}.json`, JSON.stringify(result.lhr));
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
    // Speed of the machine according to Lighthouse: compare times only if it is similar (a laptop has 1,500 to 3,000).
    machine: Math.round(result.lhr.environment.benchmarkIndex),
  };
  const beyond = budgets[pageClass]
    .filter(({ figure, holds }) => !holds(figures[figure]))
    .map(({ figure, words }) => `${figure} ${words}`);
  process.stdout.write(`${row([name, ...Object.values(figures).map(String), beyond.join(', ') || '-'])}\n`);
}

function row(cells: string[]): string {
  const last = cells.length - 1;
  return cells
    .map((cell, index) =>
      index === 0 ? cell.slice(0, 38).padEnd(40) : cell.padStart(index === last ? cell.length + 2 : 8),
    )
    .join('');
}
