import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, useJourney, visit } from '#support/journey.ts';

const journey = useJourney();
const failing = [/Failed to load resource/, /net::ERR_FAILED/, /status of/];
const dataOf = (screen: string): RegExp => new RegExp(`/${screen}[^?]*\\.data`);

const pagesOf = (page: Page) => page.getByRole('navigation', { name: 'Pagination' });
const titles = (page: Page): Promise<string[]> =>
  page.locator('main').getByRole('heading', { level: 2 }).allInnerTexts();

/** Delays matching requests until the returned function is called, which determines what happens to them. */
async function hold(page: Page, what: RegExp) {
  let go: () => void = () => {};
  const held = new Promise<void>((resolve) => (go = resolve));
  await page.route(what, async (route) => {
    await held;
    await route.fallback();
  });
  return () => go();
}

describe('the blog list', () => {
  it('has one featured post, nine in the grid, four cards in the sidebar, and long dates', async () => {
    const page = await journey.person();
    await visit(page, '/blog-list');
    expect(await page.getByRole('article').count()).toBe(10);
    const beside = page.getByRole('complementary', { name: 'More from Packwright' });
    expect(await beside.getByRole('heading').count()).toBe(4);
    for (const date of await page.getByRole('article').locator('time').allInnerTexts()) {
      expect(date).toMatch(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/);
    }
    await expectAccessible(page);
  });

  it('shows eight skeletons while a page loads', async () => {
    const page = await journey.person();
    await visit(page, '/blog-list');
    const before = await titles(page);
    const go = await hold(page, dataOf('blog-list'));
    await pagesOf(page).getByRole('link', { name: 'Page 2', exact: true }).click();
    const loading = page.getByRole('status').filter({ hasText: 'Loading posts...' });
    await loading.waitFor();
    expect(await page.getByRole('article').count()).toBe(0);
    go();
    await page.waitForURL(/page=2/);
    await loading.waitFor({ state: 'detached' });
    expect(await titles(page)).not.toEqual(before);
    expect(await pagesOf(page).locator('[aria-current=page]').innerText()).toMatch(/2$/);
  });

  it('stays unchanged when a page cannot be loaded', async () => {
    const page = await journey.person({ expectedErrors: failing });
    await visit(page, '/blog-list');
    const before = await titles(page);
    await page.route(dataOf('blog-list'), (route) => route.abort());
    const logged = page.waitForEvent('console', (message) =>
      message.text().includes('The blog list could not be fetched'),
    );
    await pagesOf(page).getByRole('link', { name: 'Page 2', exact: true }).click();
    await logged;
    await page.getByRole('article').first().waitFor();
    expect(await titles(page)).toEqual(before);
    await page.unroute(dataOf('blog-list'));
    await pagesOf(page).getByRole('link', { name: 'Page 3', exact: true }).click();
    await page.waitForURL(/page=3/);
    await page.getByRole('article').first().waitFor();
  });

  it('shows skeletons until it has loaded, also with a hundred pages', async () => {
    const page = await journey.person({ expectedErrors: failing });
    await visit(page, '/blog/details/choosing-a-neck-finish');
    const go = await hold(page, dataOf('blog-list'));
    const lastPage = pagesOf(page).getByRole('link', { name: 'Page 100' });
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Blog' }).click();
    await lastPage.waitFor();
    expect(
      await pagesOf(page)
        .getByRole('link', { name: /^Page \d+$/ })
        .count(),
    ).toBe(6);
    await page.getByText('pages left out').waitFor({ state: 'attached' });
    await expectAccessible(page);
    go();
    await page.getByRole('article').first().waitFor();
    await lastPage.waitFor({ state: 'detached' });
  });

  it('can be requested again if it failed to load', async () => {
    const page = await journey.person({ expectedErrors: failing });
    await visit(page, '/blog/details/choosing-a-neck-finish');
    await page.route(dataOf('blog-list'), (route) => route.abort());
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Blog' }).click();
    await page.getByRole('heading', { name: 'Posts could not be loaded' }).waitFor();
    await expectAccessible(page);
    await page.unroute(dataOf('blog-list'));
    await page.getByRole('link', { name: 'Try again' }).click();
    await page.getByRole('article').first().waitFor();
  });

  it('shows the posts of a topic, and says if there are none', async () => {
    const page = await journey.person();
    await visit(page, '/blog-list?topic=pouches');
    await page.getByRole('heading', { level: 1, name: 'Posts about “pouches”' }).waitFor();
    await visit(page, '/blog-list?topic=zeppelins');
    await page.getByText('No matching posts').waitFor();
    await expectAccessible(page);
  });
});

describe('a post', () => {
  it('has breadcrumbs, date, contents, sections, share links and its author', async () => {
    const page = await journey.person();
    await visit(page, '/blog/details/choosing-a-neck-finish');
    const title = await page.getByRole('heading', { level: 1 }).innerText();
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
    expect((await crumbs.getByRole('listitem').allInnerTexts()).map((text) => text.trim())).toEqual([
      'Home',
      'Blog',
      title.replaceAll('\n', ' '),
    ]);
    await page
      .getByText(/^[A-Z][a-z]{2} \d{1,2}$/)
      .first()
      .waitFor();
    await page
      .getByText(/^\d+\smin/)
      .first()
      .waitFor();
    const contents = page.getByRole('navigation', { name: 'In this article' });
    for (const [at, id] of ['what-is', 'how-to', 'future'].entries()) {
      await contents.getByRole('link').nth(at).click();
      await page.waitForURL((url) => url.hash === `#${id}`);
      await page.waitForFunction((anchor) => {
        const top = document.getElementById(anchor)?.getBoundingClientRect().top ?? -1;
        return top >= 0 && top < window.innerHeight;
      }, id);
    }
    const address = encodeURIComponent(`${journey.origin}/blog/details/choosing-a-neck-finish`);
    for (const place of ['LinkedIn', 'X', 'Facebook']) {
      const link = page.getByRole('link', { name: `Share on ${place} (opens in a new tab)` });
      expect(await link.getAttribute('href')).toContain(address);
    }
    await page.getByText('Written by').first().waitFor();
    await expectAccessible(page);
  });

  it('is followed by links to four others, or by none if they cannot be loaded', async () => {
    const page = await journey.person({ expectedErrors: failing });
    await visit(page, '/blog/details/choosing-a-neck-finish');
    const related = page.getByRole('heading', { name: 'Related Articles' });
    const strip = page.locator('section', { has: related });
    await related.scrollIntoViewIfNeeded();
    await strip.getByRole('article').nth(3).waitFor();
    expect(await strip.getByRole('article').count()).toBe(4);
    expect(await strip.locator('a[href="/blog/details/choosing-a-neck-finish"]').count()).toBe(0);
    await page.route('**/api/v1/blogs*', (route) => route.abort());
    await page.reload();
    const logged = page.waitForEvent('console', (message) =>
      message.text().includes('Related articles could not be loaded'),
    );
    await related.scrollIntoViewIfNeeded();
    await logged;
    expect(await strip.getByRole('article').count()).toBe(0);
  });

  it.each(['/blog-list', '/'])('shows that it is loading when opened from %s', async (from) => {
    const page = await journey.person();
    const go = await hold(page, dataOf('blog/details/'));
    await visit(page, from);
    const link = page.locator('main a[href^="/blog/details/"]').first();
    const title = (await link.innerText()).trim();
    await link.click();
    await page.getByText('Loading...', { exact: true }).waitFor();
    await expectAccessible(page);
    go();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page.getByText('Loading...', { exact: true }).waitFor({ state: 'detached' });
  });

  it('shows that it is loading, and that it could not be loaded', async () => {
    const page = await journey.person({ expectedErrors: [...failing, /./] });
    await visit(page, '/blog/details/choosing-a-neck-finish');
    const go = await hold(page, dataOf('blog/details/'));
    const strip = page.locator('section', { has: page.getByRole('heading', { name: 'Related Articles' }) });
    await strip.scrollIntoViewIfNeeded();
    await strip.getByRole('article').getByRole('link').first().click();
    await page.getByText('Loading...', { exact: true }).waitFor();
    await page.route(dataOf('blog/details/'), (route) => route.abort());
    go();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await visit(page, '/blog-list');
    await page.getByRole('article').getByRole('link').first().click();
    // Without a message of the server, that of the failure itself.
    const failure = page.getByRole('heading', { name: 'Error: Failed to fetch' });
    await failure.waitFor();
    await expectAccessible(page);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await failure.waitFor({ state: 'detached' });
    await page.route(dataOf('blog/details/'), (route) => route.fulfill({ status: 503, body: '' }));
    await visit(page, '/blog-list');
    await page.getByRole('article').getByRole('link').first().click();
    await page.getByRole('heading', { name: /^Error: / }).waitFor();
  });

  it('shows the message of the server if it fails with one', async () => {
    const page = await journey.person({ expectedErrors: [...failing, /./] });
    await visit(page, '/blog-list');
    await page.route(dataOf('blog/details/'), async (route) => {
      const response = await route.fetch({ url: `${journey.origin}/blog/details/nothing.data` });
      const words = (await response.text())
        .replace('404', '503')
        .replace('Blog not found', 'The press is being cleaned.');
      await route.fulfill({ response, status: 503, body: words });
    });
    await page.getByRole('article').getByRole('link').first().click();
    await page.getByText('Error: The press is being cleaned.').waitFor();
  });

  it('says so if it does not exist', async () => {
    const page = await journey.person({ expectedErrors: failing });
    await page.goto('/blog/details/nothing');
    await page.getByText('Blog not found').waitFor();
    await expectAccessible(page);
  });
});
