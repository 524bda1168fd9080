import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectAccessible, signInAs, useJourney, visit } from '#support/journey.ts';
import { callAs, nth } from '#support/store-calls.ts';

const journey = useJourney();

interface Requirement {
  id: string;
  productName: string;
}

const noFreight = { export: null, main: null, insurance: null, import: null };

/** The request of the demo customer that suppliers have answered with quotes, without freight and duties. */
async function answeredRequest(): Promise<string> {
  const { requirements } = await callAs<{ requirements: Requirement[] }>('customer', {
    path: '/requirements',
  });
  const request = requirements.find(({ productName }) => productName.startsWith('Printed shipping boxes'));
  const id = request?.id ?? '';
  await callAs('customer', {
    path: `/quote-comparisons/requirement/${id}/assumptions`,
    method: 'PUT',
    body: {
      currency: 'USD',
      destination: 'US',
      moneyRateBasisPoints: 0,
      routes: [{ origin: 'IN', legs: noFreight, transitDays: null }],
      duties: [],
      weights: { price: 60, leadTime: 20, trackRecord: 15, sustainability: 5 },
    },
  });
  return `/account/quotes/requests/${id}`;
}

/** Enters what the journey from each country costs, and the duties. */
async function enterAssumptions(buyer: Page): Promise<void> {
  const form = buyer.getByRole('form', { name: 'Assumptions' });
  await form.getByLabel('Currency').selectOption('USD');
  await form.getByLabel('Country of delivery').selectOption('US');
  await form.getByLabel('Financing cost').fill('8.5');
  for (const country of ['India', 'Germany']) {
    const route = form.getByRole('group', { name: `Freight from ${country}` });
    const pickup = route.getByLabel('Pickup and export handling optional');
    // The supplier in India quoted FOB: its price includes the way to the ship.
    expect(await pickup.count()).toBe(country === 'India' ? 0 : 1);
    if (country === 'Germany') await pickup.fill('20');
    await route.getByLabel('Main carriage optional').fill('90');
    await route.getByLabel(`Unit of insurance from ${country}`).selectOption('percent');
    await route.getByLabel('Insurance optional').fill('0.4');
    await route.getByLabel('Import handling and delivery optional').fill('60');
    await route.getByLabel('Transit time').fill('30');
  }
  await form.getByRole('button', { name: 'Save assumptions' }).click();
  await buyer.getByText('Assumptions saved.').first().waitFor();
}

/** Enters the full rate of duty, which the tariff alone does not contain. */
async function enterDuties(buyer: Page): Promise<void> {
  const form = buyer.getByRole('form', { name: 'Assumptions' });
  const duties = form.getByRole('group', { name: 'Import duty' }).getByRole('textbox');
  await expect.poll(() => duties.count()).toBeGreaterThan(1);
  await form
    .getByText(/Harmonized Tariff Schedule/)
    .first()
    .waitFor();
  for (const field of await duties.all()) await field.fill('10');
  await form.getByRole('button', { name: 'Save assumptions' }).click();
  await buyer.getByText('Lowest', { exact: true }).first().waitFor();
}

it('a buyer compares quotes by what they cost at its door', { timeout: 240_000 }, async () => {
  const path = await answeredRequest();
  const buyer = await journey.person({ width: 1440, expectedErrors: [/status of 400/] });
  await signInAs(buyer, 'customer');
  await visit(buyer, path);
  await buyer.getByText('Without freight').first().waitFor();
  await buyer.getByText('These costs cannot be compared yet').waitFor();
  await expectAccessible(buyer);

  const form = buyer.getByRole('form', { name: 'Assumptions' });
  await form.getByLabel('Financing cost').fill('a lot');
  await form.getByRole('button', { name: 'Save assumptions' }).click();
  await form.getByText('Enter a rate').waitFor();
  await enterAssumptions(buyer);
  await enterDuties(buyer);
  await visit(buyer, path);
  await buyer.getByText('Lowest', { exact: true }).first().waitFor();
  await expectAccessible(buyer);

  // With the keyboard: the calculation of a cost, and back to it.
  const cell = buyer.getByRole('button', { name: /Show calculation/ }).first();
  await cell.focus();
  await buyer.keyboard.press('Enter');
  const dialog = buyer.getByRole('dialog');
  await dialog.getByText('Your assumption for India').first().waitFor();
  await dialog.getByText(/customs value/).waitFor();
  await dialog.getByText(/Exchange rate: 1 USD/).waitFor();
  await expectAccessible(buyer);
  await buyer.keyboard.press('Escape');
  await expect.poll(() => cell.evaluate((node) => node === document.activeElement)).toBe(true);

  await buyer.getByText('How the score works').click();
  await buyer.getByRole('form', { name: 'Weights' }).getByLabel('Weight of lead time').fill('80');
  await buyer.getByRole('button', { name: 'Save weights' }).click();
  await buyer.getByText('Weights saved.').first().waitFor();
  await buyer.getByText('Lead time, 50%').first().waitFor();

  for (const [button, ending] of [
    ['Download XLSX', 'xlsx'],
    ['Download PDF', 'pdf'],
  ] as const) {
    const [download] = await Promise.all([
      buyer.waitForEvent('download'),
      buyer.getByRole('button', { name: button }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(new RegExp(`^quotes-compared-[\\d-]+\\.${ending}$`));
  }
});

/** The path of a request of the demo customer with an alternative among its quotes. */
async function requestWithAlternative(): Promise<string> {
  const { requests } = await callAs<{ requests: { id: string }[] }>('customer', {
    path: '/requests?state=open&limit=50',
  });
  for (const { id } of requests) {
    const { comparison } = await callAs<{
      comparison: { groups: { offers: { isAlternative: boolean }[] }[] };
    }>('customer', { path: `/quote-comparisons/request/${id}` });
    if (comparison.groups.some(({ offers }) => offers.some(({ isAlternative }) => isAlternative)))
      return `/account/requests/${id}`;
  }
  throw new Error('No request has an alternative.');
}

it('an alternative says on a phone what it changes, before it is selected', async () => {
  const path = await requestWithAlternative();
  const buyer = await journey.person({ width: 390, height: 844 });
  await signInAs(buyer, 'customer');
  await visit(buyer, path);
  const offer = buyer
    .getByRole('cell')
    .filter({ has: buyer.getByRole('button', { name: /\(alternative\)/ }) })
    .first();
  await offer.getByText(/^Alternative: .+/).waitFor();
  await expectAccessible(buyer);
});

it('a comparison is readable on a phone', { timeout: 120_000 }, async () => {
  const path = await answeredRequest();
  const buyer = await journey.person({ width: 390, height: 844 });
  await signInAs(buyer, 'customer');
  await visit(buyer, path);
  const cells = buyer.getByRole('button', { name: /Show calculation/ });
  await cells.first().waitFor();
  const width = await buyer.evaluate(() => document.documentElement.scrollWidth);
  expect(width, 'nothing is wider than the window').toBe(390);
  // The head of the table is hidden: a card names its supplier and country.
  await buyer
    .getByRole('cell', { name: /India.*Show calculation/s })
    .first()
    .waitFor();
  await buyer.getByRole('cell').getByRole('link').first().waitFor();
  await expectAccessible(buyer);
  await nth(await cells.all(), 1).click();
  await buyer
    .getByRole('dialog')
    .getByRole('link', { name: /^Quote / })
    .waitFor();
  await expectAccessible(buyer);
});
