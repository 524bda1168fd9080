import { describe, expect, it } from 'vitest';
import { expectAccessible, useJourney, visit } from '#support/journey.ts';

const journey = useJourney();
const failing = [/Failed to load resource/, /net::ERR_FAILED/, /status of/];

describe('the blog list', () => {
  it('shows what was written about a topic, and says when nobody has', async () => {
    const page = await journey.person();
    await visit(page, '/blog-list?topic=pouches');
    await page.getByRole('heading', { level: 1, name: 'Posts about “pouches”' }).waitFor();
    await visit(page, '/blog-list?topic=zeppelins');
    await page.getByText('Nobody has written about this yet').waitFor();
    await expectAccessible(page);
  });
});

describe('a post', () => {
  it('has its contents, its sections and four related posts', async () => {
    const page = await journey.person();
    await visit(page, '/blog/details/choosing-a-neck-finish');
    for (const id of ['what-is', 'how-to', 'future']) expect(await page.locator(`#${id}`).count()).toBe(1);
    const related = page.getByRole('heading', { name: 'Related Articles' });
    await related.scrollIntoViewIfNeeded();
    await page.locator('section', { has: related }).getByRole('article').nth(3).waitFor();
    expect(await page.locator('section', { has: related }).getByRole('article').count()).toBe(4);
    await expectAccessible(page);
  });

  it('that is not there says so', async () => {
    const page = await journey.person({ expectedErrors: failing });
    await page.goto('/blog/details/nothing');
    await page.getByText('Blog not found').waitFor();
  });

  it('that cannot be fetched says so in its own words', async () => {
    const page = await journey.person({ expectedErrors: [...failing, /./] });
    await visit(page, '/blog-list');
    await page.route('**/blog/details/*.data*', (route) => route.abort());
    await page.getByRole('article').getByRole('link').first().click();
    await page.getByText('Error: Could not fetch blog').waitFor();
  });
});
