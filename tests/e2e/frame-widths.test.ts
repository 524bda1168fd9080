import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { signInAs, useJourney, visit } from '#support/journey.ts';

const journey = useJourney();

// Every 40 pixels, and on both sides of each width at which a frame changes.
const breakpoints = [360, 375, 431, 721, 861, 901, 1101, 1261, 1300, 1401];
const steps = Array.from({ length: 43 }, (_step, index) => 320 + index * 40);
const widths = [...steps, ...breakpoints.flatMap((width) => [width - 1, width])].toSorted((a, b) => a - b);

/** Returns the widths at which the page scrolls horizontally, or the row of categories does not fit. */
async function tooNarrow(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const over = await page.evaluate(async () => {
      // The browser lays out the new width in the next frame.
      for (const _frame of [1, 2]) await new Promise(requestAnimationFrame);
      const row = document.querySelector('nav[aria-label="Categories"] > div');
      const page = document.documentElement.scrollWidth - window.innerWidth;
      return { page, row: row ? row.scrollWidth - row.clientWidth : 0 };
    });
    if (over.page > 0 || over.row > 0) found.push(`${width}: ${JSON.stringify(over)}`);
  }
  return found;
}

it.each([
  ['a guest', null, ['/', '/sign-in', '/dashboard']],
  ['a customer', 'customer', ['/', '/account']],
  ['a supplier', 'supplier', ['/', '/registration', '/dashboard', '/dashboard/profile-status']],
  ['an administrator', 'admin', ['/', '/admin', '/admin/applications']],
] as const)('the page frames of %s fit every width', { timeout: 120_000 }, async (_who, role, paths) => {
  const page = await journey.person();
  if (role) await signInAs(page, role);
  for (const path of paths) {
    await visit(page, path);
    await page.locator('h1').first().waitFor();
    expect([path, await tooNarrow(page)]).toEqual([path, []]);
  }
});

it('the header fits every width before its font has loaded', { timeout: 120_000 }, async () => {
  const page = await journey.person({ expectedErrors: [/Failed to load resource/] });
  await page.route('**/*.woff2', (route) => route.abort());
  await visit(page, '/sign-in');
  expect(await tooNarrow(page)).toEqual([]);
});
