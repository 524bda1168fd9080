import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useJourney, visit } from '#support/journey.ts';

const journey = useJourney();

/** Collects the paths of pages whose data is requested. */
function collectRequests(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.data')) paths.push(pathname.replace(/\.data$/, ''));
  });
  return paths;
}

it('a page is requested as soon as its link is pressed or has the focus', async () => {
  const page = await journey.person({ width: 390, height: 844 });
  await visit(page, '/suppliers');
  const requested = collectRequests(page);
  const link = page.locator('main').getByRole('link', { name: 'Sahyadri Corrugators' }).first();
  const path = (await link.getAttribute('href')) ?? '';
  await link.hover();
  await page.mouse.down();
  await expect.poll(() => requested).toContain(path);
  expect(new URL(page.url()).pathname).toBe('/suppliers');
  await page.mouse.up();
  await page.getByRole('heading', { level: 1, name: 'Sahyadri Corrugators' }).waitFor();

  requested.length = 0;
  const back = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Suppliers' });
  await back.focus();
  await expect.poll(() => requested).toContain('/suppliers');
});

it('nothing is requested for a link to the same page, to a file or to another tab', async () => {
  const page = await journey.person();
  await visit(page, '/help');
  const requested = collectRequests(page);
  const links = await page.evaluate(() =>
    ['/help', '/events/calendar.ics', '/api/v1/openapi.json', '/news'].map((href, i) => {
      const link = document.createElement('a');
      Object.assign(link, { href, textContent: `Link ${i}`, id: `try-${i}` });
      if (href === '/news') link.target = '_blank';
      document.body.append(link);
      return link.id;
    }),
  );
  for (const id of links) await page.locator(`#${id}`).focus();
  await page.locator('footer a[href="/suppliers"]').focus();
  await expect.poll(() => requested.length).toBeGreaterThan(0);
  expect(new Set(requested)).toEqual(new Set(['/suppliers']));
});
