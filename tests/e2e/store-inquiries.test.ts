import { expect, it } from 'vitest';
import { demoColleagues } from '#seed/demo-accounts.ts';
import { expectAccessible, signInAs, useJourney, visit } from '#support/journey.ts';
import { samplePdf } from '#support/sample-files.ts';

const journey = useJourney();
const colleague = demoColleagues.find(({ member }) => member === 'sales')?.name ?? '';

it('answers with a quick reply and a file, assigns the inquiry to a colleague, archives it and restores it', {
  timeout: 120_000,
}, async () => {
  const page = await journey.person();
  await signInAs(page, 'supplier');
  await visit(page, '/dashboard/buyer-inquiries?tab=answered');
  const first = page.getByRole('list', { name: 'Inquiries' }).getByRole('link').first();
  const address = (await first.getAttribute('href'))?.replace(/\?.*/, '') ?? '';
  await visit(page, address);
  await page.getByRole('group', { name: 'Quick replies' }).getByRole('button', { name: 'Samples' }).click();
  await page.getByRole('button', { name: 'Attach files' }).click();
  await page.locator('input[type=file]').setInputFiles(samplePdf('drawing.pdf'));
  await page.getByText('drawing.pdf').first().waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByRole('button', { name: /^drawing\.pdf/ }).waitFor();
  await page.getByRole('button', { name: 'Quick replies' }).click();
  await page.getByRole('dialog', { name: 'Quick replies' }).getByText('Printing').waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /Assign conversation|Assigned to/ }).click();
  await page.getByRole('menuitem', { name: colleague }).click();
  await page.getByRole('button', { name: `Assigned to ${colleague}. Change` }).waitFor();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Archive' }).click();
  await page.getByText('Conversation archived.').waitFor();
  await visit(page, '/dashboard/buyer-inquiries');
  const tabs = page.getByRole('navigation', { name: 'Filter inquiries' });
  await tabs.getByRole('link', { name: 'Archived' }).click();
  await tabs.locator('[aria-current]', { hasText: 'Archived' }).waitFor();
  const archived = page.getByRole('list', { name: 'Archived inquiries' });
  expect(await archived.getByRole('link').first().getAttribute('href')).toContain(address);
  await expectAccessible(page);
  await archived
    .getByRole('button', { name: /^Restore: / })
    .first()
    .click();
  await page.getByText('Conversation moved to your inbox.').waitFor();
  await page.locator(`main a[href*="${address}"]`).waitFor({ state: 'detached' });
});

it('requests a missing category, and withdraws the request', { timeout: 90_000 }, async () => {
  const page = await journey.person({ width: 390 });
  await signInAs(page, 'supplier');
  await visit(page, '/dashboard/categories');
  await page.getByRole('button', { name: 'Request a category' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Request a category' });
  await dialog.getByLabel('Category name').fill('Mycelium corner blocks');
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await dialog.getByText('Describe an example product').first().waitFor();
  await dialog.getByLabel('Example product').fill('Corner blocks grown from mycelium, for glass panels.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await page.getByRole('button', { name: 'Withdraw “Mycelium corner blocks”' }).click();
  await page.getByText('Request “Mycelium corner blocks” withdrawn.').waitFor();
});
