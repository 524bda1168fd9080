import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectAccessible, signInAs, useJourney, visit } from '#support/journey.ts';
import { samplePdf } from '#support/sample-files.ts';
import { callAs, nth, orderable } from '#support/store-calls.ts';

const journey = useJourney();

/** Sends an inquiry as the demo customer. */
const ask = async (body: object): Promise<{ id: string }> =>
  (await callAs<{ inquiry: { id: string } }>('customer', { path: '/inquiries', method: 'POST', body }))
    .inquiry;

/** Fills in two quantities with freight and lead time, and plates. */
async function fillOffer(form: Locator, mark: string): Promise<void> {
  expect(await form.getByLabel('Quantity', { exact: true }).inputValue(), 'what the buyer asked for').toBe(
    '5,000',
  );
  await form.getByLabel('Description').fill(`Printed mailer box ${mark}`);
  await form.getByLabel('Specification').fill('E flute, two colors outside');
  await form.getByLabel('Unit price', { exact: true }).fill('15.25');
  await form.getByLabel('Total freight', { exact: true }).fill('2,000');
  await form.getByLabel('Lead time', { exact: true }).fill('14');
  await form.getByRole('button', { name: 'Add quantity' }).click();
  await form.getByLabel('Quantity', { exact: true }).nth(1).fill('20000');
  await form.getByLabel('Unit price', { exact: true }).nth(1).fill('12');
  await form.getByLabel('Total freight', { exact: true }).nth(1).fill('5000');
  await form.getByLabel('Lead time', { exact: true }).nth(1).fill('21');
  await form.getByRole('button', { name: 'Add charge' }).click();
  await form.getByLabel('Charge', { exact: true }).fill('Printing plates');
  await form.getByLabel('Amount').fill('2500');
}

/** States the MOQ, a free sample and installments, and attaches a file. */
async function fillExtras(form: Locator): Promise<void> {
  await form.getByLabel('MOQ').fill('2500');
  await form.getByLabel('Sample price').fill('0');
  await form.getByLabel('Payment terms').selectOption('Custom installments');
  await form.getByLabel('Share').nth(1).fill('40');
  await form.locator('input[type=file]').setInputFiles(samplePdf('die-line.pdf'));
  await form.getByText('die-line.pdf').waitFor();
}

/** Expects all of it on the page of the buyer. */
async function expectExtras(buyer: Page): Promise<void> {
  await buyer.getByText('50% with the order, 50% before dispatch').waitFor();
  await buyer.getByText('MOQ 2,500 · Free sample').waitFor();
  const [file] = await Promise.all([
    buyer.waitForEvent('download'),
    buyer.getByRole('button', { name: /die-line\.pdf/ }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('die-line.pdf');
}

/** Proposes another price for the smaller quantity. */
async function propose(buyer: Page): Promise<void> {
  await buyer.getByRole('button', { name: 'Make a counter-offer' }).click();
  const dialog = buyer.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Send counter-offer' }).click();
  await dialog.getByText('Propose a price or a lead time').waitFor();
  await dialog.getByLabel('Unit price', { exact: true }).first().fill('14.75');
  await dialog.getByLabel('Note').fill('We order every month.');
  await expectAccessible(buyer);
  await dialog.getByRole('button', { name: 'Send counter-offer' }).click();
  await buyer.getByText('Waiting for the supplier').waitFor();
}

/** Saves the quote as PDF. */
async function expectPdf(page: Page): Promise<void> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download PDF' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^quotation-.*-v\d\.pdf$/);
}

/** Opens the link of the QR code, which leads each side to its own page. */
async function expectLink(page: Page, own: string): Promise<void> {
  await visit(page, `/quotes/${own.split('/').at(-1)}`);
  await page.waitForURL(`**${own}`);
}

/** Sends a quote in a conversation; nothing typed is lost when a field is missing. */
async function sendOffer(
  supplier: Page,
  { inquiryId, mark }: { inquiryId: string; mark: string },
): Promise<void> {
  await signInAs(supplier, 'supplier');
  await visit(supplier, `/dashboard/buyer-inquiries/${inquiryId}`);
  await supplier.getByRole('link', { name: 'Send a quote' }).click();
  const form = supplier.getByRole('form', { name: 'Quote' });
  await fillOffer(form, mark);
  await fillExtras(form);
  await form.getByLabel('Named place').fill('');
  await form.getByRole('button', { name: 'Send quote' }).click();
  await form.getByText('Enter the named place').waitFor();
  await form.getByText('The percentages must add up to 100%').waitFor();
  await form.getByLabel('Share').nth(1).fill('50');
  expect(await form.getByLabel('Specification').inputValue(), 'nothing typed is lost').toContain('E flute');
  await form.getByLabel('Named place').fill('Pune');
  await supplier.getByRole('button', { name: 'Save terms as template' }).click();
  await supplier.getByRole('dialog').getByLabel('Name').fill(`Pune ${mark}`);
  await supplier.getByRole('button', { name: 'Save template' }).click();
  await supplier.getByRole('dialog').waitFor({ state: 'detached' });
  await form.getByLabel('Named place').fill('Mumbai');
  await supplier.getByLabel('Template', { exact: true }).selectOption('Select a template');
  await supplier.getByLabel('Template', { exact: true }).selectOption(`Pune ${mark}`);
  expect(await form.getByLabel('Named place').inputValue(), 'the place of the template').toBe('Pune');
  await expectAccessible(supplier);
  await form.getByRole('button', { name: 'Send quote' }).click();
  await supplier.waitForURL(`**/dashboard/buyer-inquiries/${inquiryId}`);
  await supplier.getByText('5,000 at ₹15.25 each').first().waitFor();
  await expectAccessible(supplier);
}

/** Lowers the price of the newest quote to what the buyer proposed. */
async function revise(supplier: Page, inquiryId: string): Promise<void> {
  await visit(supplier, `/dashboard/quotes`);
  await supplier.getByRole('list', { name: 'Quotes' }).getByRole('link').first().click();
  await supplier.getByText('We order every month.').waitFor();
  await expectPdf(supplier);
  await supplier.getByRole('link', { name: 'Revise' }).click();
  await supplier.getByText('Buyer proposes ₹14.75').waitFor();
  await expectAccessible(supplier);
  await supplier.getByRole('button', { name: 'Use the proposed terms' }).click();
  expect(await supplier.getByLabel('Unit price', { exact: true }).first().inputValue()).toBe('14.75');
  await supplier.getByRole('button', { name: 'Send new version' }).click();
  await supplier.waitForURL(`**/dashboard/buyer-inquiries/${inquiryId}`);
}

/** Expects that a new version is announced, and that nothing of the buyer's selection is lost. */
async function expectKept(buyer: Page): Promise<void> {
  await buyer.getByText('The supplier has just sent version 2').waitFor();
  expect(await buyer.getByRole('radio', { name: '20,000' }).isChecked(), 'nothing selected is lost').toBe(
    true,
  );
  expect(await buyer.getByLabel('Purchase order number').inputValue()).toBe('PO-77');
}

/** Opens the order that a quote became, from the quote. */
async function openOrder(buyer: Page, quotePage: string): Promise<void> {
  await visit(buyer, quotePage);
  await buyer.getByText('You accepted this quote').waitFor();
  await expectAccessible(buyer);
  await buyer.getByRole('link', { name: /Open order/ }).click();
  await buyer.getByText('Printing plates').first().waitFor();
  await buyer.getByRole('heading', { name: 'Agreed in the quote' }).waitFor();
  await buyer.getByText('50% with the order, 50% before dispatch').waitFor();
  await expectAccessible(buyer);
}

it('a price agreed in a conversation becomes an order at exactly that price', {
  timeout: 240_000,
}, async () => {
  const mark = Date.now().toString(36);
  const product = nth(await orderable(), 2);
  const inquiry = await ask({
    productId: product.id,
    message: `What do 5,000 and 20,000 cost? ${mark}`,
    quantity: 5000,
  });

  const supplier = await journey.person({ width: 1440, expectedErrors: [/status of 400/] });
  await sendOffer(supplier, { inquiryId: inquiry.id, mark });

  const buyer = await journey.person({ width: 390, height: 844 });
  await signInAs(buyer, 'customer');
  await visit(buyer, `/account/inquiries/${inquiry.id}`);
  await expectAccessible(buyer);
  await buyer.getByRole('link', { name: 'Review and accept' }).click();
  await buyer.waitForURL('**/account/quotes/*');
  const quotePage = new URL(buyer.url()).pathname;
  await buyer.getByRole('radio', { name: '20,000' }).check();
  await buyer.getByLabel('Purchase order number').fill('PO-77');
  const order = buyer.getByRole('button', { name: 'Accept and order' });
  await expect.poll(() => order.isEnabled()).toBe(true);
  await expectAccessible(buyer);
  await expectPdf(buyer);
  await expectExtras(buyer);
  await propose(buyer);

  // The supplier revises it in the meantime: what the buyer sees can no longer be accepted.
  await revise(supplier, inquiry.id);

  await expectKept(buyer);
  await buyer.getByRole('radio', { name: '5,000' }).check();
  await expect.poll(() => order.isEnabled()).toBe(true);
  await buyer.getByText('₹73,750').first().waitFor();
  await order.click();
  await buyer.waitForURL('**/checkout/placed?order=*');
  await openOrder(buyer, quotePage);
  await expectLink(buyer, quotePage);
  await expectLink(supplier, quotePage.replace('/account/', '/dashboard/'));

  await visit(supplier, `/dashboard/buyer-inquiries/${inquiry.id}`);
  await supplier
    .getByText(/Accepted quote/)
    .first()
    .waitFor();
  await supplier
    .getByRole('region', { name: 'Quotes' })
    .getByText(/^Ordered:/)
    .waitFor();
});

it('a declined quote tells the supplier why', { timeout: 120_000 }, async () => {
  const product = nth(await orderable(), 3);
  const inquiry = await ask({ productId: product.id, message: 'What does it cost?' });
  const { quote } = await callAs<{ quote: { id: string; reference: string } }>('supplier', {
    path: `/store/inquiries/${inquiry.id}/quotes`,
    method: 'POST',
    body: {
      lines: [
        {
          productId: product.id,
          title: product.title,
          prices: [{ quantity: 100, unitPriceMinor: 5000, freightMinor: 0, leadTimeDays: 7 }],
        },
      ],
      incoterm: 'EXW',
      place: 'Pune',
      paymentTerm: 'Advance Payment',
      validUntil: new Date(Date.now() + 86_400_000 * 10).toISOString().slice(0, 10),
    },
  });
  const buyer = await journey.person({ width: 1440 });
  await signInAs(buyer, 'customer');
  await visit(buyer, '/account/quotes?state=action');
  await buyer.getByRole('searchbox', { name: 'Search quotes' }).fill(quote.reference);
  await buyer.keyboard.press('Enter');
  await buyer.waitForURL(/q=/);
  await expectAccessible(buyer);
  await buyer.getByRole('link', { name: new RegExp(quote.reference) }).click();
  await buyer.getByRole('button', { name: 'Decline' }).click();
  await expectAccessible(buyer);
  await buyer.getByLabel(/Reason/).fill('We chose another board.');
  await buyer.getByRole('button', { name: 'Decline quote' }).click();
  await buyer.getByText('You declined this quote').waitFor();

  const supplier = await journey.person({ width: 390, height: 844 });
  await signInAs(supplier, 'supplier');
  await visit(supplier, `/dashboard/quotes/${quote.id}`);
  await supplier.getByText('We chose another board.').waitFor();
  await expectAccessible(supplier);
});
