import { describe, expect, it } from 'vitest';
import { expectAccessible, useJourney, visit } from '#support/journey.ts';

const journey = useJourney();

describe('the home page', () => {
  it('leads from the hero to products, by suggestion and by typing', async () => {
    const page = await journey.person();
    await visit(page, '/');
    await expectAccessible(page);
    await page.getByRole('heading', { level: 1, name: 'Innovative packaging, tailored for you' }).waitFor();
    const box = page.getByRole('search', { name: 'Search for products, suppliers, jobs' });
    expect(await box.getByRole('searchbox').getAttribute('placeholder')).toBe(
      'Search for products, suppliers, jobs...',
    );
    expect(await box.getByRole('combobox').inputValue()).toBe('products');
    await page.getByRole('link', { name: 'custom boxes' }).click();
    await page.waitForURL('**/search**custom**');
    await page.goBack();
    await box.getByRole('combobox').selectOption('Blog Topic');
    await box.getByRole('searchbox').fill('sample');
    await box.getByRole('button', { name: 'Search', exact: true }).click();
    await page.waitForURL('**/blog-list?topic=sample');
  });

  it('has every specified section with its text', async () => {
    const page = await journey.person();
    await visit(page, '/');
    for (const text of [
      'craft of reliability',
      '50K+',
      '10K+',
      '1000+',
      '100+',
      'Primary packaging',
      'Secondary packaging',
      'Tertiary packaging',
      'Industry-Leading Expertise',
      'Streamlined Vendor and Lead Management',
      'Packaging Jobs and Opportunities',
      'Stay Updated with Events and Magazines',
      'Find the perfect fit',
      'Order with confidence',
      'Track with clarity',
      'Manage with ease',
      'Tell Us What You Need',
    ])
      await page.getByText(text).first().waitFor({ state: 'attached' });
    for (const tile of [
      'Primary Packaging',
      'Secondary Packaging',
      'Materials',
      'Plastics',
      'Shrink Films',
      'Containers',
      'Food & Beverages',
      'Dairy',
      'Pharmaceutical',
      'Chemical',
      'Oil',
      'Textile',
      'FMCG',
      'Spices',
    ])
      await page.locator('main').getByRole('link', { name: tile }).first().waitFor({ state: 'attached' });
    const blogs = page.getByRole('region', { name: 'Latest blogs' });
    const count = (await blogs.count()) > 0 ? await blogs.getByRole('article').count() : 5;
    expect(count).toBe(5);
  });

  it('shows suppliers by state on a map that works with the keyboard', async () => {
    const page = await journey.person();
    await visit(page, '/');
    const map = page.getByRole('group', { name: 'Map of the US' });
    expect(await map.getByRole('link').count()).toBe(51);
    const ohio = map.getByRole('link', { name: /^Ohio: \d+ supplier/ });
    await ohio.focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/suppliers?country=US&state=Ohio');
    await page.getByRole('heading', { level: 1, name: 'Suppliers in Ohio, United States' }).waitFor();
    await page.getByRole('link', { name: 'Clarity Polymers' }).waitFor();
    await expectAccessible(page);
  });

  it('cycles through the testimonials by button and arrow key', async () => {
    const page = await journey.person();
    await visit(page, '/');
    const carousel = page.getByRole('region', { name: 'What buyers say' });
    await carousel.scrollIntoViewIfNeeded();
    const place = carousel.getByRole('status');
    await carousel.getByRole('button', { name: 'Previous slide' }).click();
    await place.getByText('Slide 3 of 3').waitFor({ state: 'attached' });
    await carousel.getByRole('button', { name: 'Next slide' }).click();
    await place.getByText('Slide 1 of 3').waitFor({ state: 'attached' });
    await carousel.getByRole('list').first().focus();
    await page.keyboard.press('ArrowRight');
    await place.getByText('Slide 2 of 3').waitFor({ state: 'attached' });
  });

  it('accepts a requirement, shows what is missing, and what happens next', async () => {
    const page = await journey.person({
      width: 390,
      height: 800,
      expectedErrors: [/status of 5\d\d/, /ERR_FAILED/],
    });
    await visit(page, '/#requirement');
    const form = page.getByRole('form', { name: 'Tell Us What You Need' });
    await form.getByText('+91', { exact: true }).waitFor();
    await form.getByRole('button', { name: 'Submit Requirement' }).click();
    await form.getByText('Name is required').first().waitFor();
    await form.getByLabel('Name', { exact: true }).fill('Asha Rao');
    await form.getByLabel('Product / service name').fill('Mailer boxes, A5');
    await form.getByLabel('Mobile number').fill('98220 12345');
    const keys: (string | undefined)[] = [];
    await page.route('**/api/v1/requirements', async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      await (keys.length === 1 ? route.abort() : route.continue());
    });
    await form.getByRole('button', { name: 'Submit Requirement' }).click();
    await page
      .getByText('Your requirement could not be sent. Check your connection and try again.')
      .waitFor();
    await form.getByRole('button', { name: 'Submit Requirement' }).click();
    await page.getByRole('heading', { name: 'We are looking for suppliers of Mailer boxes, A5' }).waitFor();
    expect(keys[0]).toBeTruthy();
    expect(keys[1]).toBe(keys[0]);
    await expectAccessible(page);
  });
});
