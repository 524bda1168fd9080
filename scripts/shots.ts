import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { demoAccounts } from '#seed/demo-accounts.ts';
import { launchBrowser } from '#support/browser.ts';
import { writeContactSheets } from './shots/contact-sheet.ts';
import { pathsFor, visitorPaths } from './shots/paths.ts';

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
  await photograph(browser, { who: 'visitor', paths: await visitorPaths(origin) });
  for (const { role, email, password } of demoAccounts) {
    const answer = await fetch(`${origin}/api/v1/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
    const { token, data } = (await answer.json()) as { token: string; data: { user: unknown } };
    await photograph(browser, {
      who: role,
      paths: pathsFor(role),
      storage: { token, user: JSON.stringify(data.user) },
    });
  }
} finally {
  await browser.close();
}

async function photograph(
  from: Browser,
  { who, paths, storage = {} }: { who: string; paths: string[]; storage?: Record<string, string> },
): Promise<void> {
  for (const colorScheme of schemes) {
    const context = await from.newContext({
      baseURL: origin,
      colorScheme,
      reducedMotion: 'reduce',
      viewport: { width: 1440, height: 900 },
    });
    await context.addInitScript((entries) => {
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    }, storage);
    const page = await context.newPage();
    for (const path of paths.filter((candidate) => !only || candidate === only)) {
      for (const width of widths)
        await shoot(page, {
          path,
          width,
          file: `${who}${path.replace(/[^\w-]+/g, '_')}-${width}-${colorScheme}.png`,
        });
    }
    await context.close();
  }
}

async function shoot(
  page: Page,
  { path, width, file }: { path: string; width: number; file: string },
): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(path, { waitUntil: 'networkidle' }).catch(() => null);
  await loadLazyPictures(page);
  await page.screenshot({ path: join(folder, file), fullPage: true });
  process.stdout.write(`${file}\n`);
}

/** Pictures below the fold load when they come near; a full-page picture wants them all. */
async function loadLazyPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.allSettled([...document.images].map((image) => image.decode()));
  });
}
