import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useJourney, visit } from '#support/journey.ts';

const journey = useJourney();

/** Every kind of page with a list of contents. */
const pages: [path: string, list: string][] = [
  ['/about', 'On this page'],
  ['/guidelines/flutes-and-what-each-is-for', 'In this guideline'],
  ['/categories', 'Main categories'],
  ['/help', 'Topics'],
  ['/certifications', 'Kinds of certification'],
  ['/blog/details/choosing-a-neck-finish', 'In this article'],
];

/** Returns where an entry's target is in the window after scrolling, and whether the page continues below. */
async function arrival(page: Page, hash: string): Promise<{ top: number; isEnd: boolean }> {
  let before = Number.NaN;
  for (let tries = 0; tries < 60; tries += 1) {
    const at = await page.evaluate(() => window.scrollY);
    if (at === before) break;
    before = at;
    await page.waitForTimeout(150);
  }
  return page.evaluate((id) => {
    const { scrollHeight } = document.documentElement;
    return {
      top: document.getElementById(id)?.getBoundingClientRect().top ?? Number.NaN,
      isEnd: window.scrollY + window.innerHeight >= scrollHeight - 2,
    };
  }, hash.slice(1));
}

/** Selects an entry and checks that its section is at the top of the window, or as near as the page allows. */
async function choose(page: Page, { link, by }: { link: Locator; by: 'mouse' | 'keyboard' }): Promise<void> {
  const { hash } = new URL(await link.evaluate((node) => (node as HTMLAnchorElement).href));
  if (by === 'mouse') await link.click();
  else {
    await link.focus();
    await page.keyboard.press('Enter');
  }
  await page.waitForFunction((wanted) => location.hash === wanted, hash);
  const { top, isEnd } = await arrival(page, hash);
  const arrived = (top >= -2 && top < 200) || (isEnd && top >= -2 && top < 900);
  expect({ hash, top, arrived }).toEqual({ hash, top, arrived: true });
}

describe.each(pages)('the contents of %s', (path, list) => {
  it.each(['mouse', 'keyboard'] as const)('lead to each of five entries by %s', async (by) => {
    const page = await journey.person({ width: 1280, height: 900 });
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await visit(page, path);
    const links = page.getByRole('navigation', { name: list }).getByRole('link');
    const count = Math.min(5, await links.count());
    expect(count).toBeGreaterThan(1);
    for (let nth = 0; nth < count; nth += 1) await choose(page, { link: links.nth(nth), by });
    // Back and forth, like a reader who compares two sections.
    await choose(page, { link: links.nth(0), by });
    await choose(page, { link: links.nth(count - 1), by });
  });
});

it('the contents of an issue lead to each of five pieces when it is one long page', async () => {
  const page = await journey.person({ width: 600, height: 900 });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await visit(page, '/magazines');
  const issue = await page
    .locator('main a[href^="/magazines/"]:not([href$=".xml"])')
    .first()
    .getAttribute('href');
  await visit(page, issue ?? '');
  const links = page.getByRole('navigation', { name: 'In this issue' }).getByRole('link');
  for (const by of ['mouse', 'keyboard'] as const)
    for (let nth = 0; nth < 5; nth += 1) await choose(page, { link: links.nth(nth), by });
});

it('the Tab key continues from the selected section', async () => {
  const page = await journey.person({ width: 1280 });
  await visit(page, '/help');
  await page.getByRole('navigation', { name: 'Topics' }).getByRole('link').nth(2).click();
  await page.keyboard.press('Tab');
  const isBelow = await page.evaluate(() => {
    const section = document.getElementById(location.hash.slice(1));
    const focused = document.activeElement;
    return Boolean(
      section && focused && section.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });
  expect(isBelow).toBe(true);
});
