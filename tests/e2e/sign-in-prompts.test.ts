import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { signInAs, useJourney, visit } from '#support/journey.ts';

const journey = useJourney();

/** Pages on which a form or a note asks guests to sign in, by URL or by the list that links to them. */
const places: [name: string, path: string, link?: string][] = [
  ['an inquiry and a question about a product', '/search?q=box', 'a[href^="/products/"]'],
  ['an inquiry to a supplier', '/suppliers', 'a[href^="/suppliers/"]:not([href*="?"])'],
  ['a session with a mentor', '/mentors', 'a[href^="/mentors/"]:not([href$=".xml"])'],
  ['a course', '/courses', 'a[href^="/courses/"]:not([href$=".xml"])'],
  ['the favourites', '/favourites'],
];

/** Returns the prompt that the page shows before its scripts have loaded, and the one after. */
async function prompts(page: Page, [, path, link]: (typeof places)[number]): Promise<string[]> {
  await page.goto(path);
  const href = link ? await page.locator(link).first().getAttribute('href') : path;
  await page.goto(href ?? path);
  const main = page.getByRole('main');
  await main.waitFor();
  const texts = await main.getByText(/\bsign in\b/i).all();
  const shown: string[] = [];
  for (const text of texts) if (await text.isVisible()) shown.push((await text.textContent()) ?? '');
  return shown;
}

describe.each(places)('%s', (...place) => {
  it('asks only guests to sign in, before and after the scripts have loaded', async () => {
    const person = await journey.person({ expectedErrors: [/Failed to load resource/] });
    await person.route('**/assets/**/*.js', (route) => route.abort());
    expect(await prompts(person, place)).not.toEqual([]);
    await person.unroute('**/assets/**/*.js');
    await signInAs(person, 'customer');
    expect(await prompts(person, place)).toEqual([]);
    await person.route('**/assets/**/*.js', (route) => route.abort());
    expect(await prompts(person, place)).toEqual([]);
  });
});

it('a guest who signs in to ask about a variant returns to this variant', async () => {
  const page = await journey.person();
  await visit(page, '/search?q=mailer box');
  const hrefs = await page
    .locator('#results article h3 a, #results article h2 a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  let variants = page.locator('main a[href*="?variant="]');
  for (const href of hrefs) {
    await visit(page, href);
    variants = page.locator('main a[href*="?variant="]');
    if ((await variants.count()) > 1) break;
  }
  const chosen = (await variants.last().getAttribute('href')) ?? '';
  expect(chosen).toContain('?variant=');
  await visit(page, chosen);
  const form = page.getByRole('form', { name: /^Ask / });
  await form.getByLabel('Your message').fill('How much with our logo?');
  await form
    .getByRole('button', { name: /Send|Sign in/ })
    .first()
    .click();
  await page.waitForURL(/\/sign-in/);
  expect(new URL(page.url()).searchParams.get('next')).toBe(`${chosen}#inquiry`);
});
