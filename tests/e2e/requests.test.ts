import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectAccessible, signInAs, signInAsOwner, useJourney, visit } from '#support/journey.ts';
import { inDays } from '#support/quotes.ts';

const journey = useJourney();

/** Fills in the request: one item in two quantities with a specification, delivered to Portland. */
async function fillRequest(page: Page, mark: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Request for quotes' });
  await form.getByLabel('What do you need?').fill(`Printed mailer box ${mark}`);
  await form.getByLabel('Quantity 1').fill('5,000');
  await form.getByRole('button', { name: 'Add quantity' }).click();
  await form.getByLabel('Quantity 2').fill('20000');
  await form.getByLabel('Packaging type').selectOption({ label: 'Corrugated box' });
  await form.getByLabel('Style').selectOption('0427');
  await form.getByLabel('Inner length').fill('250');
  await form.getByLabel('Inner width').fill('180');
  await form.getByLabel('Inner height').fill('80');
  await form.getByLabel('Flute').selectOption('E');
  await form.getByLabel('Print colors').fill('2');
  await form.getByLabel('Country').selectOption('US');
  await form.getByLabel('City').fill('Portland');
  await form.getByLabel('Needed by').fill(inDays(60));
}

async function inviteSupplier(page: Page, name: string): Promise<void> {
  await page.getByLabel('Invite a supplier').fill(name);
  await page.getByRole('option', { name }).first().click();
  await page.getByRole('list', { name: 'Invited suppliers' }).getByText(name).waitFor();
}

interface RequestedQuote {
  title: string;
  prices: readonly [string, string];
  fillExtras?: (form: Locator) => Promise<void>;
}

/** States the MOQ and the price of a sample, and installments. */
async function fillInstallments(form: Locator): Promise<void> {
  await form.getByLabel('MOQ').fill('5000');
  await form.getByLabel('Sample price').fill('15');
  await form.getByLabel('Payment terms').selectOption('Custom installments');
  await form.getByLabel('Due').first().selectOption('After the proof is approved');
  await form.getByLabel('Due').nth(1).selectOption('After delivery');
  await form.getByLabel('Within').nth(1).fill('30');
}

/** Opens the request as a supplier, and quotes both quantities. */
async function quote(page: Page, { title, prices, fillExtras }: RequestedQuote): Promise<void> {
  await openReceived(page, title);
  await page.getByRole('link', { name: 'Send a quote' }).click();
  const form = page.getByRole('form', { name: 'Quote' });
  await form.getByText('Asked for').waitFor();
  if ((await form.getByRole('combobox', { name: 'Product' }).inputValue()) === '') {
    await form.getByRole('combobox', { name: 'Product' }).fill('box');
    await form.getByRole('option').first().click();
  }
  for (const [index, price] of prices.entries()) {
    await form.getByLabel('Unit price', { exact: true }).nth(index).fill(price);
    await form.getByLabel('Lead time', { exact: true }).nth(index).fill('14');
  }
  await form.getByLabel('Freight is included in the unit prices').check();
  await form.getByLabel('Named place').fill('Portland, OR');
  await fillExtras?.(form);
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Send quote' }).click();
  await page.waitForURL('**/dashboard/requests/*');
  await page.getByRole('heading', { name: 'Your quotes' }).waitFor();
}

async function openReceived(page: Page, title: string): Promise<void> {
  await visit(page, '/dashboard/requests');
  await page.getByRole('list', { name: 'Requests' }).getByRole('link', { name: title }).click();
  await page.getByRole('heading', { name: title, level: 1 }).waitFor();
}

/** Opens the saved draft, as another device would. */
async function continueDraft(page: Page, title: string): Promise<void> {
  await page.getByText('Draft saved.').waitFor();
  await visit(page, '/account/requests?state=draft');
  await page.getByRole('link', { name: title }).click();
  await page.waitForURL('**/requests/new?draft=*');
  await expect.poll(() => page.getByLabel('Inner length').inputValue()).toBe('250');
}

/** Adds the address in Portland, which is not in the address book yet. */
async function addDeliveryAddress(page: Page): Promise<void> {
  await page.getByText('None of your addresses is').waitFor();
  await page.getByRole('button', { name: 'Add address' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add address' });
  expect(await dialog.getByLabel('City').inputValue()).toBe('Portland');
  await dialog.getByLabel('Pincode/Zipcode').fill('97201');
  await dialog.getByLabel('State').selectOption('Oregon');
  await dialog.getByLabel('Street and number').fill('1 SW Harbor Way');
  await dialog.getByLabel('Phone').fill('+1 503 555 0134');
  await dialog.getByRole('button', { name: 'Save address' }).click();
  await dialog.waitFor({ state: 'hidden' });
}

/** Opens another page before the award: everything is still there afterward. */
async function leaveAndReturn(page: Page): Promise<void> {
  const requestPage = page.url();
  await visit(page, '/account/requests');
  await visit(page, requestPage);
  expect(await page.getByRole('textbox', { name: 'Reason' }).inputValue()).toBe(
    'Best price at each quantity.',
  );
  expect(await page.getByLabel('Purchase order number').inputValue()).toBe('PO-4711');
  expect(await page.getByLabel('Also share how far').isChecked()).toBe(true);
}

/** Awards each quantity to another supplier. */
async function awardBoth(page: Page, title: string): Promise<void> {
  const offer = (store: string, quantity: string) =>
    page.getByRole('button', { name: new RegExp(`^Select(ed)?: ${store}.* for ${quantity}$`) }).first();
  await offer('Rheintal', '5,000').click();
  // Another supplier for the same quantity replaces the first.
  await offer('Cascade', '20,000').click();
  await offer('Sahyadri', '20,000').click();
  expect(await offer('Cascade', '20,000').getAttribute('aria-pressed')).toBe('false');
  expect(await page.getByRole('list', { name: 'Selected offers' }).getByRole('listitem').count()).toBe(2);
  await page.getByRole('heading', { name: 'Your 2 orders' }).waitFor();
  await addDeliveryAddress(page);
  const award = page.getByRole('button', { name: 'Award and place 2 orders' });
  await expect.poll(() => award.isEnabled()).toBe(true);
  await award.click();
  await page.getByText('Give a reason').waitFor();
  await page.getByRole('textbox', { name: 'Reason' }).fill('Best price at each quantity.');
  await page.getByLabel('Purchase order number').fill('PO-4711');
  await page.getByLabel('Also share how far').check();
  await expectAccessible(page);
  await leaveAndReturn(page);
  await expect.poll(() => award.isEnabled()).toBe(true);
  await award.click();
  const confirmation = page.getByRole('alertdialog', { name: 'Place these 2 orders?' });
  await confirmation.getByText(`5,000 × ${title}`).waitFor();
  expect(await confirmation.getByRole('list', { name: 'Orders' }).getByRole('listitem').count()).toBe(2);
  await expectAccessible(page);
  await confirmation.getByRole('button', { name: 'Place 2 orders' }).click();
  await page.getByRole('heading', { name: 'Awarded' }).waitFor();
  expect(await page.getByRole('link', { name: /^Order / }).count()).toBe(2);
  await expectAccessible(page);
}

it('a request becomes orders with two suppliers at exactly their quotes', {
  timeout: 300_000,
}, async () => {
  const mark = Date.now().toString(36);
  const title = `Printed mailer box ${mark}`;
  const buyer = await journey.person({ width: 1440, expectedErrors: [/status of 400/] });
  await signInAs(buyer, 'customer');
  await visit(buyer, '/requests/new');
  await fillRequest(buyer, mark);
  await buyer
    .getByText(/supplier(s)? match|No supplier meets/)
    .first()
    .waitFor();
  await expectAccessible(buyer);

  await continueDraft(buyer, title);

  await buyer.getByRole('radio', { name: /Suppliers I choose/ }).check();
  for (const name of ['Sahyadri Corrugators', 'Rheintal Wellpappe', 'Cascade Corrugated'])
    await inviteSupplier(buyer, name);
  await buyer.getByRole('button', { name: 'Send request' }).click();
  await buyer.waitForURL('**/account/requests/*');
  const requestPage = new URL(buyer.url()).pathname;
  await buyer.getByRole('link', { name: 'Quotes', exact: true }).last().click();
  await buyer.getByText('No quotes yet').waitFor();
  await expectAccessible(buyer);

  const india = await journey.person({ width: 1440 });
  await signInAs(india, 'supplier');
  await openReceived(india, title);
  await india.getByRole('textbox', { name: 'Ask the buyer' }).fill('Is the artwork final?');
  await india.getByRole('button', { name: 'Ask', exact: true }).click();
  await india.getByText('Not answered yet.').waitFor();
  await expectAccessible(india);

  await buyer.getByRole('link', { name: /^Questions/ }).click();
  await buyer.getByRole('textbox', { name: 'Your answer' }).fill('Yes, we send a print PDF.');
  await buyer.getByRole('button', { name: 'Answer', exact: true }).click();
  await buyer.getByText('Yes, we send a print PDF.').waitFor();

  const germany = await journey.person({ width: 390, height: 844 });
  await signInAsOwner(germany, 'Rheintal Wellpappe GmbH');
  await openReceived(germany, title);
  await germany.getByText('Yes, we send a print PDF.').waitFor();
  await expectAccessible(germany);
  await quote(germany, { title, prices: ['0.62', '0.41'], fillExtras: fillInstallments });
  await quote(india, { title, prices: ['38.5', '36'] });

  const portland = await journey.person({ width: 768 });
  await signInAsOwner(portland, 'Cascade Corrugated');
  await quote(portland, { title, prices: ['0.90', '0.80'] });

  await visit(buyer, requestPage);
  await buyer.getByText('50% on proof approval, 50% due 30 days after delivery').first().waitFor();
  await buyer.getByText('€15.00').first().waitFor();
  await awardBoth(buyer, title);

  await openReceived(portland, title);
  await portland.getByText('The buyer chose other quotes').waitFor();
  await portland.getByText(/5,000: (ranked \d of \d|could not be ranked)/).waitFor();
  await expectAccessible(portland);
});

it('a draft survives a reload, and two windows never overwrite each other', async () => {
  const buyer = await journey.person({ width: 1440, expectedErrors: [/status of 409/] });
  await signInAs(buyer, 'customer');
  await visit(buyer, '/requests/new');
  const need = buyer.getByLabel('What do you need?');
  const title = `Carton ${Date.now().toString(36)}`;
  await need.fill(title);
  await buyer.waitForURL('**/requests/new?draft=*');
  // The form is still the one that was typed in.
  expect(await need.evaluate((field) => field === document.activeElement)).toBe(true);
  await buyer.getByLabel('Quantity 1').fill('5.000');
  await buyer.getByLabel('Quantity 1').blur();
  await buyer.getByText('Write 5,000 or 5000: a point does not separate thousands.').waitFor();
  await buyer.getByLabel('Quantity 1').fill('5 000');
  await buyer.getByText('Draft saved.').waitFor();
  await buyer.reload();
  await expect.poll(() => buyer.getByLabel('Quantity 1').inputValue()).toBe('5 000');

  const other = await buyer.context().newPage();
  await visit(other, buyer.url());
  await other.getByLabel('Other requirements').fill('From the other window');
  await other.getByText('Draft saved.').waitFor();
  await other.getByText('Saving the draft…').waitFor({ state: 'hidden' });
  await need.fill(`${title}, mine`);
  const conflict = buyer.getByRole('alert').filter({ hasText: 'changed in another window' });
  await conflict.waitFor();
  await expectAccessible(buyer);
  expect(await need.inputValue()).toBe(`${title}, mine`);
  await conflict.getByRole('button', { name: 'Load the other version' }).click();
  await expect.poll(() => buyer.getByLabel('Other requirements').inputValue()).toBe('From the other window');
  expect(await need.inputValue()).toBe(title);

  await need.fill(`${title}, again`);
  await buyer.getByText('Saving the draft…').waitFor();
  await buyer.getByText('Draft saved.').waitFor();
  await other.getByLabel('City').fill('Portland');
  await other.getByRole('button', { name: 'Keep mine' }).click();
  await other.getByText('Draft saved. Continue').waitFor();
  await buyer.reload();
  await expect.poll(() => buyer.getByLabel('City').inputValue()).toBe('Portland');
});

it('a draft can be deleted, and links to products that are gone still open the forms', async () => {
  const buyer = await journey.person({ width: 390, height: 844 });
  await signInAs(buyer, 'customer');
  await visit(buyer, '/requests/new?category=gone');
  const title = `Tray ${Date.now().toString(36)}`;
  await buyer.getByLabel('What do you need?').fill(title);
  await buyer.getByText('Draft saved.').waitFor();
  await buyer.getByRole('button', { name: 'Delete draft' }).click();
  await buyer.getByRole('alertdialog').getByRole('button', { name: 'Delete draft' }).click();
  await buyer.waitForURL('**/account/requests');
  await buyer.getByText('Draft deleted.').waitFor();
  expect(await buyer.getByRole('link', { name: title }).count()).toBe(0);
  await visit(buyer, '/request?product=gone');
  await buyer.getByRole('heading', { name: 'Tell us what you need' }).waitFor();
});
