import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { demoAccounts } from '#seed/demo-accounts.ts';
import { launchBrowser } from '#support/browser.ts';
import { writeContactSheets } from './shots/contact-sheet.ts';
import { linkFor, patternsFor, type Visitor } from './shots/paths.ts';

/**
 * Pictures of every route at three widths, light and dark, from a running marketplace:
 * `npm run shots`, or `npm run shots -- --only /membership --origin http://localhost:3000`. With `--contact-sheet`,
 * pages of the drawings of all categories and of the demo's products, which need no server.
 */
const option = (name: string): string | undefined => {
  const index = process.argv.indexOf(`--${name}`);
  return index > 0 ? process.argv[index + 1] : undefined;
};
const origin = option('origin') ?? 'http://localhost:3000';
const only = option('only');
const folder = option('to') ?? 'shots';
const widths = [390, 768, 1440];
const schemes = ['light', 'dark'] as const;

if (process.argv.includes('--contact-sheet')) {
  await writeContactSheets(folder);
  process.exit();
}
mkdirSync(folder, { recursive: true });
const browser = await launchBrowser();
try {
  await photograph(browser, { who: 'visitor' });
  for (const { role, email, password } of demoAccounts) {
    const answer = await fetch(`${origin}/api/v1/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
    const { token, data } = (await answer.json()) as { token: string; data: { user: unknown } };
    await photograph(browser, {
      who: role,
      storage: { token, user: JSON.stringify(data.user) },
    });
  }
} finally {
  await browser.close();
}

async function photograph(
  from: Browser,
  { who, storage = {} }: { who: Visitor; storage?: Record<string, string> },
): Promise<void> {
  // A browser that changes its width between two pages sometimes keeps styles of the other width.
  const cameras = await Promise.all(widths.map((width) => openCamera(from, { width, storage })));
  const patterns = patternsFor(who);
  const links = new Set<string>();
  // Pages with parameters come last, when the lists that link to them have been seen.
  for (const pattern of patterns.toSorted((a, b) => Number(a.includes(':')) - Number(b.includes(':')))) {
    const path = linkFor(pattern, { links: only ? [only] : links, patterns });
    if (only && path !== only) continue;
    if (!path) {
      process.stdout.write(`no link to ${pattern}\n`);
      continue;
    }
    const start = `${who}${pattern.replace(/[^\w-]+/gu, '_')}`;
    for (const { page, width } of cameras) await shoot(page, { path, width, start });
    for (const { page } of cameras.slice(-1)) for (const link of await linksOn(page)) links.add(link);
  }
  for (const { page } of cameras) await page.context().close();
}

async function openCamera(
  from: Browser,
  { width, storage }: { width: number; storage: Record<string, string> },
): Promise<{ page: Page; width: number }> {
  const context = await from.newContext({
    baseURL: origin,
    reducedMotion: 'reduce',
    viewport: { width, height: 900 },
  });
  await context.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, storage);
  return { page: await context.newPage(), width };
}

/** The paths that a page links to on its own site. */
async function linksOn(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.links].filter(({ host }) => host === location.host).map(({ pathname }) => pathname),
  );
}

async function shoot(
  page: Page,
  { path, width, start }: { path: string; width: number; start: string },
): Promise<void> {
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    await page.goto(path, { waitUntil: 'load' }).catch(() => null);
    await page.waitForTimeout(500);
    await loadLazyPictures(page);
    const file = `${start}-${width}-${colorScheme}.png`;
    await page.screenshot({ path: join(folder, file), fullPage: true });
    process.stdout.write(`${file}\n`);
  }
}

/** Pictures below the fold load when they come near; a full-page picture wants them all. */
async function loadLazyPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.allSettled([...document.images].map((image) => image.decode()));
  });
}
