import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectAccessible, signInAs, useJourney, visit } from '#support/journey.ts';
import { placeMadeOrder } from '#support/made-order.ts';
import { samplePhoto, twoPagePdf } from '#support/sample-files.ts';

const journey = useJourney();

/** Sends a proof from the page of an order. */
async function sendProof(
  supplier: Page,
  { button, file }: { button: string; file: { name: string; mimeType: string; buffer: Buffer } },
): Promise<void> {
  await supplier.getByRole('button', { name: button }).click();
  const dialog = supplier.getByRole('dialog');
  await dialog.locator('input[type="file"]').first().setInputFiles(file);
  await dialog.getByText(file.name).waitFor();
  // Its size is shown once it is stored.
  await dialog.getByText(/^[\d.,]+\s(?:B|kB|MB)$/).waitFor();
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

/** Returns the dialog in which a document is returned, once its pages are shown. */
async function openReturn(buyer: Page): Promise<Locator> {
  await buyer.getByRole('button', { name: 'Return with comments' }).click();
  const dialog = buyer.getByRole('dialog');
  await dialog.getByText('Page 1 of 2').waitFor();
  return dialog;
}

/** Waits until a page is drawn: it is not empty, and no wider or higher than a canvas of a phone. */
async function expectDrawn(page: Locator): Promise<void> {
  const countColors = () =>
    page.locator('canvas').evaluate((element) => {
      const { width, height } = element as HTMLCanvasElement;
      if (width === 0 || width > 4096 || height > 4096) return 0;
      const pixels = (element as HTMLCanvasElement).getContext('2d')?.getImageData(0, 0, width, height).data;
      return new Set(new Uint32Array(pixels?.buffer ?? new ArrayBuffer(0))).size;
    });
  await expect.poll(countColors).toBeGreaterThan(2);
}

/** Returns a document of two pages with a pin on the second one. */
async function returnSecondPage(buyer: Page): Promise<void> {
  await buyer.getByRole('button', { name: 'Show the pages' }).click();
  await expectDrawn(buyer.getByRole('img', { name: 'Proof v2, Page 1 of 2' }));
  await expectAccessible(buyer);
  const [worker] = buyer.workers();
  const { headers } = await fetch(worker?.url() ?? '');
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  await buyer.getByRole('button', { name: 'Hide the pages' }).click();
  await expect.poll(() => buyer.workers()).toEqual([]);
  const dialog = await openReturn(buyer);
  await dialog.getByRole('button', { name: 'Next page' }).click();
  await expectDrawn(dialog.getByRole('img', { name: 'Proof v2, Page 2 of 2' }));
  await dialog.getByRole('button', { name: 'Zoom to 2\u00a0×' }).click();
  await dialog.getByRole('group', { name: 'Proof v2, Page 2 of 2' }).waitFor();
  await dialog.getByRole('button', { name: 'Fit the page' }).click();
  await dialog.getByRole('button', { name: 'Place a pin on page 2' }).click({ position: { x: 40, y: 60 } });
  await dialog.getByLabel('Comment on pin 1').fill('A darker green');
  await dialog.getByRole('button', { name: 'Previous page' }).click();
  expect(await dialog.getByRole('button', { name: /^Pin 1,/ }).count()).toBe(0);
  await dialog.getByRole('button', { name: 'Show pin 1 on page 2' }).click();
  await dialog.getByRole('button', { name: /^Pin 1,/ }).waitFor();
  await expectAccessible(buyer);
  await dialog.getByRole('button', { name: 'Return', exact: true }).click();
  await buyer.getByText('Waiting for a new version').waitFor();
  // The page stays, also when the order is opened again.
  for (const again of [false, true]) {
    if (again) await buyer.reload();
    await buyer.getByRole('button', { name: 'Show the pages' }).click();
    await expectDrawn(buyer.getByRole('img', { name: 'Proof v2, Page 2 of 2' }));
  }
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
  await sendProof(supplier, { button: 'Send a new proof', file: await twoPagePdf('proof-2.pdf') });

  await buyer.getByText('Proof v2,').waitFor();
  await returnSecondPage(buyer);
  await supplier.getByText('Proof v2,').waitFor();
  await supplier.getByRole('button', { name: 'Page 2 A darker green' }).click();
  await expectDrawn(supplier.getByRole('img', { name: 'Proof v2, Page 2 of 2' }));
  await expectAccessible(supplier);
  await sendProof(supplier, { button: 'Send a new proof', file: await twoPagePdf('proof-3.pdf') });

  await buyer.getByText('Proof v3,').waitFor();
  await buyer.getByRole('button', { name: 'Approve proof' }).click();
  await expectAccessible(buyer);
  await buyer.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click();
  await buyer.getByText('Approved for production').waitFor();
  await buyer.getByText(/First promised/).waitFor();
  await expectAccessible(buyer);

  await supplier.getByRole('button', { name: 'Start production' }).click();
  await supplier.getByRole('alertdialog').getByRole('button', { name: 'Start production' }).click();
  await supplier.getByText('Order moved to In production.').waitFor();
  await supplier.getByText('Proof v1 returned').waitFor();
  await supplier.getByText('Proof v1').first().click();
  await supplier.getByText('Move the logo here').waitFor();
  await expectAccessible(supplier);
});

it('a proof that cannot be read here says so, with the file to download', { timeout: 120_000 }, async () => {
  const order = await placeMadeOrder();
  const supplier = await journey.person({ width: 1440 });
  await signInAs(supplier, 'supplier');
  await visit(supplier, `/dashboard/order-history/${order.id}`);
  await sendProof(supplier, { button: 'Send a proof', file: await twoPagePdf('locked.pdf', 'secret') });
  await supplier.getByRole('button', { name: 'Show the pages' }).click();
  await supplier.getByText('This file is protected with a password.').waitFor();
  await supplier.getByRole('button', { name: /^Download locked\.pdf/ }).waitFor();
  const damaged = {
    name: 'damaged.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7\nnothing'),
  };
  await sendProof(supplier, { button: 'Send a new proof', file: damaged });
  await supplier.getByRole('button', { name: 'Show the pages' }).first().click();
  await supplier.getByText('The pages of this file can’t be shown here.').waitFor();
  await expectAccessible(supplier);
});
