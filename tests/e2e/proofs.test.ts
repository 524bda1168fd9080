import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectAccessible, signInAs, useJourney, visit } from '#support/journey.ts';
import { placeMadeOrder } from '#support/made-order.ts';
import { samplePdf, samplePhoto } from '#support/sample-files.ts';

const journey = useJourney();

/** Sends a proof from the page of an order. */
async function sendProof(
  supplier: Page,
  { button, file }: { button: string; file: { name: string; mimeType: string; buffer: Buffer } },
): Promise<void> {
  await supplier.getByRole('button', { name: button }).click();
  const dialog = supplier.getByRole('dialog');
  await dialog.locator('input[type="file"]').first().setInputFiles(file);
  await dialog.getByText(file.name.replace(/\.jpg$/, '.webp')).waitFor();
  await dialog.getByLabel('Note for the buyer').fill('Black lines are cuts and creases.');
  await expectAccessible(supplier);
  await dialog.getByRole('button', { name: 'Send proof' }).click();
  await dialog.waitFor({ state: 'detached' });
}

/** Places a pin with the keyboard alone, moves it, and says what to change there. */
async function placePinByKeyboard(dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: 'Place a pin on the proof' }).press('Enter');
  const pin = dialog.getByRole('button', { name: /^Pin 1, 50% from the left/ });
  await pin.press('Shift+ArrowLeft');
  await dialog.getByRole('button', { name: /^Pin 1, 40% from the left/ }).press('ArrowUp');
  await dialog.getByRole('button', { name: /^Pin 1, 40% from the left, 49% from the top/ }).waitFor();
  await dialog.getByLabel('Comment on pin 1').fill('Move the logo here');
}

it('print is approved in versions before production starts', { timeout: 240_000 }, async () => {
  const order = await placeMadeOrder();
  const supplier = await journey.person({ width: 1440 });
  await signInAs(supplier, 'supplier');
  await visit(supplier, `/dashboard/order-history/${order.id}`);
  await supplier.getByRole('button', { name: 'Confirm order' }).click();
  await supplier.getByText('Production starts after the proofs are approved').waitFor();
  expect(await supplier.getByRole('button', { name: 'Start production' }).count()).toBe(0);
  await expectAccessible(supplier);
  await sendProof(supplier, { button: 'Send a proof', file: await samplePhoto('proof.jpg') });
  await supplier.getByText('Waiting for the buyer’s approval').waitFor();

  const buyer = await journey.person({ width: 390, height: 844 });
  await signInAs(buyer, 'customer');
  await visit(buyer, '/account/orders?status=proofs');
  await buyer
    .getByRole('link', { name: new RegExp(order.reference) })
    .first()
    .click();
  await buyer.getByText('Waiting for your approval').waitFor();
  await buyer.getByRole('img', { name: /^Proof v1/ }).waitFor();
  await expectAccessible(buyer);
  await buyer.getByRole('button', { name: 'Return with comments' }).click();
  const dialog = buyer.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Return', exact: true }).click();
  await dialog.getByText('Describe what to change').first().waitFor();
  await placePinByKeyboard(dialog);
  await expectAccessible(buyer);
  await dialog.getByRole('button', { name: 'Return', exact: true }).click();
  await buyer.getByText('Waiting for a new version').waitFor();

  await supplier.getByText('Returned: send a new version').waitFor();
  await supplier.getByText('Move the logo here').waitFor();
  await expectAccessible(supplier);
  await sendProof(supplier, { button: 'Send a new proof', file: samplePdf('proof-2.pdf') });

  await buyer.getByText('Proof v2,').waitFor();
  await buyer.getByRole('button', { name: 'Approve proof' }).click();
  await expectAccessible(buyer);
  await buyer.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click();
  await buyer.getByText('Approved for production').waitFor();
  await buyer.getByText(/First promised/).waitFor();
  await expectAccessible(buyer);

  await supplier.getByRole('button', { name: 'Start production' }).click();
  await supplier.getByRole('alertdialog').getByRole('button', { name: 'Start production' }).click();
  await supplier.getByText('Order moved to In production.').waitFor();
  await supplier.getByText('Proof v1').click();
  await expectAccessible(supplier);
});
