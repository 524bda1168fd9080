import { expect, it } from 'vitest';
import { expectAccessible, signInAs, useJourney, visit } from '#support/journey.ts';

const journey = useJourney();

it('a supplier corrects what its products show, and finds it again', { timeout: 120_000 }, async () => {
  const page = await journey.person({ width: 1440 });
  await signInAs(page, 'supplier');
  await visit(page, '/dashboard/company-info');
  await page.getByRole('link', { name: 'Capabilities', exact: true }).click();
  await page.getByRole('heading', { name: 'Capabilities', level: 1 }).waitFor();
  const form = page.getByRole('form', { name: 'Capabilities' });
  const selected = form.getByRole('list', { name: 'Selected categories' });
  expect(await selected.getByRole('listitem').count(), 'prefilled from the products').toBeGreaterThan(0);
  await expectAccessible(page);

  const before = await selected.getByRole('listitem').count();
  await form.getByRole('combobox', { name: 'Categories' }).fill('steel drum');
  await page
    .getByRole('option', { name: /steel drums/i })
    .first()
    .click();
  expect(await selected.getByRole('listitem').count()).toBe(before + 1);
  await form.getByLabel('Delivery countries').fill('Germany');
  await page.getByRole('option', { name: 'Germany' }).click();
  await form.getByLabel('Largest blank, long side').fill('2,400');
  await form.getByLabel('Largest blank, short side').fill('2,800');
  await form.getByLabel('MOQ').fill('250');
  await form.getByRole('checkbox', { name: 'Brown kraft' }).check();
  await form.getByRole('button', { name: 'Save capabilities' }).click();
  await form.getByText('The shorter side can’t be longer than the longer side').waitFor();

  await page.getByRole('link', { name: 'Company info', exact: true }).click();
  await page.getByRole('button', { name: 'Stay' }).click();
  await form.getByLabel('Largest blank, short side').fill('1,600');
  await form.getByRole('button', { name: 'Save capabilities' }).click();
  await page.getByText('Capabilities saved').waitFor();

  await visit(page, '/dashboard/capabilities');
  expect(await form.getByLabel('Largest blank, long side').inputValue()).toBe('2,400');
  expect(await form.getByLabel('MOQ').inputValue()).toBe('250');
  expect(await form.getByRole('checkbox', { name: 'Brown kraft' }).isChecked()).toBe(true);
  await form.getByRole('button', { name: 'Remove Germany' }).waitFor();
  expect(await selected.getByRole('listitem').count()).toBe(before + 1);
  expect(await page.getByText('This is what your products show').count()).toBe(0);
  await expectAccessible(page);
});

it('is readable in the sample store, and fits a phone', { timeout: 60_000 }, async () => {
  const page = await journey.person({ width: 390 });
  await visit(page, '/dashboard/capabilities');
  await page.getByRole('form', { name: 'Capabilities' }).waitFor();
  expect(await page.getByRole('button', { name: 'Save capabilities' }).count()).toBe(0);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await expectAccessible(page);
});
