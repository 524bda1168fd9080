import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectAccessible, signInAs, useJourney, visit } from '#support/journey.ts';
import { orderByCall } from '#support/order-calls.ts';
import { callAs, orderable } from '#support/store-calls.ts';

const journey = useJourney();

interface DispatchedOrder {
  status: string;
  events: { status: string; at: string }[];
  dispatches: { dispatchedAt: string }[];
}

const readOrder = async (id: string): Promise<DispatchedOrder> =>
  (await callAs<{ order: DispatchedOrder }>('supplier', { path: `/store/orders/${id}` })).order;

it('a dispatch shows all its errors and changes the state of the order, and the rest completes it', {
  timeout: 180_000,
}, async () => {
  const { id } = await orderByCall((await orderable()).slice(4, 6));
  await callAs('supplier', {
    path: `/store/orders/${id}/state`,
    method: 'POST',
    body: { id, to: 'confirmed' },
  });
  const page = await journey.person({ width: 1440 });
  await signInAs(page, 'supplier');
  await visit(page, `/dashboard/order-history/${id}`);
  const left = await seeAllErrors(page);

  const dialog = page.getByRole('dialog');
  const quantities = quantitiesIn(dialog);
  await quantities.first().fill(left);
  await quantities.last().fill('0');
  await dialog.getByLabel('Carrier').fill('Blue Dart');
  const before = Date.now();
  await dialog.getByRole('button', { name: 'Dispatch', exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
  const first = (await readOrder(id)).dispatches[0]?.dispatchedAt ?? '';
  expect(Date.parse(first)).toBeGreaterThanOrEqual(before);
  const step = page.getByRole('list', { name: 'Progress' }).getByRole('listitem');
  const partly = step.filter({ hasText: 'Partly dispatched' });
  expect(await partly.getAttribute('aria-current')).toBe('step');
  expect(await partly.locator('time').getAttribute('datetime')).toBe(first);
  await page.getByText('Part of the order has been dispatched. The rest will follow.').waitFor();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Dispatch remaining' }).click();
  expect(await quantities.count()).toBe(1);
  await dialog.getByLabel('Carrier').fill('Gati');
  await dialog.getByRole('button', { name: 'Dispatch', exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
  await step.filter({ hasText: /^Dispatched/ }).waitFor();
  await seeTrueTimes(page, { order: await readOrder(id), first });
  expect(await page.getByRole('button', { name: /^Dispatch( the rest| a part)?$/ }).count()).toBe(0);
  expect((await readOrder(id)).status).toBe('dispatched');
  await visit(page, `/dashboard/order-history/${id}`);
  await step.filter({ hasText: /^Dispatched/ }).waitFor();
  await expectAccessible(page);
});

const quantitiesIn = (dialog: Locator): Locator =>
  dialog.getByRole('group', { name: 'Quantities to dispatch' }).getByRole('textbox');

/**
 * Two quantities that are too large and no carrier: three errors, of which the first has the focus. Returns what is left of
 * the first line.
 */
async function seeAllErrors(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Dispatch partially' }).click();
  const dialog = page.getByRole('dialog');
  const quantities = quantitiesIn(dialog);
  expect(await quantities.count()).toBe(2);
  const left = await quantities.first().inputValue();
  await quantities.first().fill('90000000');
  await quantities.last().fill('90000000');
  await dialog.getByRole('button', { name: 'Dispatch', exact: true }).click();
  await dialog.getByText('Correct the 3 marked fields.').waitFor();
  expect(await dialog.getByText(/^Only [\d,]+ of .+ left to dispatch\.$/).count()).toBe(2);
  expect(await dialog.getByText('Enter a carrier').count()).toBe(1);
  await expect.poll(() => quantities.first().evaluate((box) => box === document.activeElement)).toBe(true);
  await expectAccessible(page);
  // An error belongs to its line: a removed line does not pass its error to the next one.
  await quantities.first().fill('0');
  expect(await quantities.last().getAttribute('aria-invalid')).toBe('true');
  expect(
    await dialog
      .getByText(/left to dispatch/)
      .last()
      .isVisible(),
  ).toBe(true);
  return left;
}

/** Each step has the time at which it happened; steps that a dispatch implied have none. */
async function seeTrueTimes(
  page: Page,
  { order, first }: { order: DispatchedOrder; first: string },
): Promise<void> {
  const last = order.dispatches[1]?.dispatchedAt;
  expect(Date.parse(last ?? '')).toBeGreaterThan(Date.parse(first));
  const steps = page.getByRole('list', { name: 'Progress' }).getByRole('listitem');
  const timeOf = async (title: RegExp) => {
    const time = steps.filter({ hasText: title }).locator('time');
    return (await time.count()) === 0 ? null : time.getAttribute('datetime');
  };
  expect(await timeOf(/^Confirmed/)).toBe(order.events.find(({ status }) => status === 'confirmed')?.at);
  expect(await timeOf(/^In production/)).toBeNull();
  expect(await timeOf(/^Ready/)).toBeNull();
  expect(await timeOf(/^Dispatched/)).toBe(last);
  const history = page
    .getByRole('listitem')
    .filter({ has: page.getByText('Partly dispatched (dispatch 1)', { exact: true }) });
  expect(await history.locator('time').getAttribute('datetime')).toBe(first);
}
