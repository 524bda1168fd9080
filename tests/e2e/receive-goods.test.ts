import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { expectAccessible, signInAs, useJourney, visit } from '#support/journey.ts';
import { placeMadeOrder } from '#support/made-order.ts';
import { callAs, nth } from '#support/store-calls.ts';

const journey = useJourney();

interface DispatchedOrder {
  lines: { id: string; kind: string }[];
  dispatches: { id: string }[];
}

/** An order of 1,000 boxes in production, whose proof is approved. */
async function producedOrder() {
  const { id, reference } = await placeMadeOrder();
  const { order } = await callAs<{ order: DispatchedOrder }>('customer', { path: `/orders/${id}` });
  const lineId = nth(
    order.lines.filter(({ kind }) => kind === 'made'),
    0,
  ).id;
  const post = (role: 'supplier' | 'customer', sent: { path: string; body: object }) =>
    callAs(role, { method: 'POST', ...sent });
  await post('supplier', { path: `/store/orders/${id}/state`, body: { to: 'confirmed' } });
  await post('supplier', {
    path: `/store/orders/${id}/lines/${lineId}/proof-waivers`,
    body: { seenVersion: 0, note: 'Repeat order, nothing changed.' },
  });
  await post('customer', {
    path: `/orders/${id}/lines/${lineId}/proofs/approve`,
    body: { seenVersion: 1 },
  });
  /** Sends boxes and returns the id of the dispatch. */
  const send = async (quantity: number): Promise<string> => {
    await post('supplier', {
      path: `/store/orders/${id}/dispatches`,
      body: { carrier: 'VRL Logistics', lines: [{ lineId, quantity }] },
    });
    const { order: sent } = await callAs<{ order: DispatchedOrder }>('customer', { path: `/orders/${id}` });
    return nth(sent.dispatches.slice(-1), 0).id;
  };
  return { id, reference, lineId, send };
}

async function choosePlan(buyer: Page): Promise<void> {
  await buyer.getByRole('button', { name: 'Change sampling' }).click();
  const dialog = buyer.getByRole('dialog');
  await dialog.getByLabel('AQL for major defects').selectOption('4');
  await dialog.getByLabel('AQL for minor defects').selectOption('2.5');
  await dialog.getByRole('button', { name: 'Save plan' }).click();
  await dialog.getByText(/not stricter than that for major defects/).waitFor();
  await dialog.getByLabel('AQL for major defects').selectOption('1.5');
  await dialog.getByText(/Check 80 of 1,000\s?pieces/).waitFor();
  await expectAccessible(buyer);
  await dialog.getByRole('button', { name: 'Save plan' }).click();
  await dialog.waitFor({ state: 'detached' });
  await buyer.getByText(/AQL 1\.5 for major and 2\.5 for minor/).waitFor();
}

/** Enters 395 boxes, five of them damaged, and a sample with too many crushed flutes. */
async function fillIn(buyer: Page): Promise<void> {
  await buyer.getByLabel('Received', { exact: true }).fill('395');
  await buyer.getByText(/Check 50 of 395\s?pieces\. Accept up to 2/).waitFor();
  for (let count = 0; count < 5; count += 1)
    await buyer.getByRole('button', { name: 'More: Damaged' }).click();
  await buyer.getByRole('button', { name: 'All 50 checked' }).click();
  await buyer.getByLabel('Add a defect').selectOption('crushed-flutes');
  await buyer.getByRole('button', { name: 'More: Crushed flutes' }).click();
  await buyer.getByRole('button', { name: 'More: Crushed flutes' }).click();
  await buyer.getByText('3 major defects: more than accepted').waitFor();
  const buffer = await sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#a86' } })
    .jpeg()
    .toBuffer();
  await buyer
    .locator('input[type="file"]')
    .setInputFiles({ name: 'pallet.jpg', mimeType: 'image/jpeg', buffer });
  await buyer.getByRole('img', { name: 'Photo 1, not uploaded yet' }).waitFor();
}

interface DispatchKey {
  id: string;
  lineId: string;
  dispatchId: string;
}

/** Submits a receipt without a connection, while another device of the buyer submits its own. */
async function enterOffline(buyer: Page, { id, lineId, dispatchId }: DispatchKey): Promise<void> {
  await visit(buyer, `/account/orders/${id}/receive/${dispatchId}`);
  await buyer.context().setOffline(true);
  await buyer.getByLabel('Note').fill('Two pallets were wet.');
  await buyer.getByRole('button', { name: 'All 80 checked' }).click();
  await buyer.getByRole('button', { name: 'Submit receipt' }).click();
  await buyer.getByText('Waiting for a connection').waitFor();
  await callAs('customer', {
    path: `/orders/${id}/dispatches/${dispatchId}/receipt`,
    method: 'POST',
    body: {
      lines: [{ lineId, received: 600, damaged: 0, checked: 80, defects: [], measurements: [] }],
      photoIds: [],
      note: '',
    },
  });
}

it('a buyer receives goods without a connection, and rejects them', { timeout: 240_000 }, async () => {
  const { id, send, lineId } = await producedOrder();
  const expectedErrors = [/ERR_INTERNET_DISCONNECTED/, /Failed to fetch/, /status of 409/];
  const buyer = await journey.person({ width: 390, height: 844, expectedErrors });
  await signInAs(buyer, 'customer');
  await visit(buyer, `/account/orders/${id}`);
  await choosePlan(buyer);

  await send(400);
  await buyer.getByRole('link', { name: 'Receive goods' }).click();
  await buyer.getByLabel('Received', { exact: true }).waitFor();
  await buyer.context().setOffline(true);
  await buyer.getByText('You are offline.').waitFor();
  await buyer.getByRole('button', { name: 'Submit receipt' }).click();
  await buyer.getByText(/^Check 50, or as many as it takes/).waitFor();
  await fillIn(buyer);
  await expectAccessible(buyer);
  await buyer.getByRole('button', { name: 'Submit receipt' }).click();
  await buyer.getByText('Waiting for a connection').waitFor();
  await buyer.context().setOffline(false);
  const receipt = buyer.getByRole('article', { name: 'Receipt of dispatch 1' });
  await receipt.getByText('Rejected').first().waitFor();
  await expectAccessible(buyer);

  const supplier = await journey.person({ width: 1440 });
  await signInAs(supplier, 'supplier');
  await visit(supplier, `/dashboard/order-history/${id}`);
  const seen = supplier.getByRole('article', { name: 'Receipt of dispatch 1' });
  await seen.getByText('Rejected').first().waitFor();
  await seen.getByText(/395 of 400\s?pieces received, 5 short, 5 damaged/).waitFor();
  await seen.getByRole('button', { name: 'Open Photo 1' }).waitFor();
  await expectAccessible(supplier);

  await enterOffline(buyer, { id, lineId, dispatchId: await send(600) });
  await buyer.context().setOffline(false);
  await buyer.getByText('This dispatch was received on another device').waitFor();
  await buyer.getByRole('article', { name: 'Receipt of dispatch 2' }).getByText('Accepted').first().waitFor();
  await buyer.getByText('Two pallets were wet.').waitFor();
  await expectAccessible(buyer);
  await buyer.reload();
  await buyer.getByText('Two pallets were wet.').waitFor();
  await buyer.getByRole('button', { name: 'Delete from this device' }).click();
  await buyer.getByText('Two pallets were wet.').waitFor({ state: 'detached' });
  expect(
    await buyer.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('receipt'))),
  ).toEqual([]);
});
