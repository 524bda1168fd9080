import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { bindUnits } from '#features/catalog/products/rules/product-title.ts';
import { expectAccessible, hydrated, signInAs, useJourney, visit } from '#support/journey.ts';
import { readMailbox } from '#support/mailbox.ts';
import { samplePdf, samplePhoto } from '#support/sample-files.ts';

const journey = useJourney();

/** Every run uses another company, so that it can be repeated on the same marketplace. */
const mark = Date.now().toString(36);
const company = `Nandi Board Works ${mark}`;
const name = `Honey jar shipper ${mark}`;
const product = `${name}, 5-ply, 320 × 240 × 200 mm`;
const question = 'Would this hold twelve jars of 500 g, stacked six high for three weeks?';
const answer = 'Yes, with a partition. We can send two samples on Monday.';
const thanks = 'Please do. The address is on the inquiry.';

it('a supplier registers and lists a product; a buyer finds it and asks; the supplier answers; the buyer reads the answer', {
  timeout: 400_000,
}, async () => {
  const supplier = await journey.person({ width: 1280 });
  await signUpAs(supplier, { role: 'supplier', name: 'Harish Gowda' });
  await confirmEmail(supplier);
  await register(supplier);

  const admin = await journey.person({ width: 1440 });
  await approve(admin);

  await listProduct(supplier);

  const buyer = await journey.person({ width: 390, height: 844 });
  await findProduct(buyer);
  await ask(buyer);

  await reply(supplier);
  await readAnswer(buyer);
  await expectMails();
});

it('a requirement from the home page reaches a supplier who makes such products', {
  timeout: 200_000,
}, async () => {
  const guest = await journey.person();
  await visit(guest, '/');
  const form = guest.getByRole('form', { name: 'Tell Us What You Need' });
  await form.getByLabel('Name', { exact: true }).fill('Kavita Rao');
  await form.getByLabel('Product / service name').fill('Corrugated shipping boxes');
  await form.getByLabel('Mobile number').fill('12345');
  await form.getByRole('button', { name: 'Submit Requirement' }).click();
  await form.getByText('Enter a valid 10-digit mobile number').waitFor();
  await form.getByLabel('Mobile number').fill('98220 12345');
  await form.getByRole('button', { name: 'Submit Requirement' }).click();
  await guest
    .getByText(/up to 10 suppliers/i)
    .first()
    .waitFor();

  const supplier = await journey.person();
  await signInAs(supplier, 'supplier');
  await expect.poll(() => requirementShown(supplier), { timeout: 30_000, interval: 2_000 }).toBe(true);
});

async function requirementShown(page: Page): Promise<boolean> {
  await visit(page, '/dashboard/buyer-inquiries?tab=requirements');
  await page.locator('h1').waitFor();
  await page.waitForTimeout(800);
  return page.getByText('Corrugated shipping boxes').first().isVisible();
}

async function signUpAs(
  page: Page,
  { role, name }: { role: 'supplier' | 'customer'; name: string },
): Promise<void> {
  await visit(page, '/sign-up');
  if (role === 'customer') await page.getByText('I buy packaging').click();
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Email').fill(`${role}-${mark}@example.com`);
  await page.getByLabel('Phone').fill('+91 98450 11223');
  await page.getByLabel('Password', { exact: true }).fill('comb and cardboard');
  await page.getByLabel('I agree to the terms of use').check();
  await page.getByRole('button', { name: `Sign up as a ${role}` }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/sign-up'));
}

/** Opens the link of the confirmation email in the mailbox. */
async function confirmEmail(page: Page): Promise<void> {
  const address = `supplier-${mark}@example.com`;
  const message = async (): Promise<string> =>
    (await readMailbox(journey.origin)).find((text) => text.includes(address)) ?? '';
  await expect.poll(message, { timeout: 15_000 }).toContain('verify-email?token=');
  const token = /verify-email\?token=([\w-]+)/.exec(await message())?.[1];
  await visit(page, `/verify-email?token=${token}`);
  await page.getByRole('heading', { name: /confirmed/i }).waitFor();
}

const mailbox = async (): Promise<string> => (await readMailbox(journey.origin)).join('\n');

async function register(page: Page): Promise<void> {
  await visit(page, '/registration');
  page.once('dialog', (dialog) => {
    expect(dialog.message()).toBe('Please fill in all required fields');
    void dialog.accept();
  });
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Business name').fill(company);
  await page.getByLabel('Business type').selectOption('manufacturer');
  await page.getByLabel('Email').fill(`sales-${mark}@example.com`);
  await page.locator('input[type=file]').first().setInputFiles(samplePdf());
  await page.getByText('File uploaded successfully.').waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Next' }).click();

  await chooseFrom(page, { label: 'Country', option: 'India' });
  await chooseFrom(page, { label: 'State', option: 'Karnataka' });
  await chooseFrom(page, { label: 'City', option: 'Bangalore' });
  await page.getByLabel('Pincode/Zipcode').fill('56001');
  await page.getByLabel('Contact person').fill('Harish Gowda');
  await page.getByText('Please enter a valid 6-digit Indian pincode').waitFor();
  await page.getByLabel('Pincode/Zipcode').fill('560001');
  await page.getByLabel('Registered address').fill('Survey 41, Peenya Industrial Area');
  await page.getByRole('button', { name: 'Next' }).click();

  await page.getByLabel('Corrugated Boxes').first().check();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  for (const row of [
    /Business Profile.*Completed/,
    /Business Address.*Completed/,
    /Upload Products.*Skipped/,
  ]) {
    await page.getByRole('row', { name: row }).waitFor();
  }
  const submit = page.getByRole('button', { name: 'Submit' });
  expect(await submit.isDisabled()).toBe(true);
  await page.getByRole('checkbox').last().check();
  await expectAccessible(page);
  await submit.click();
  await page.getByText(/Submitted on/).waitFor();
}

/** Selects an option of a native select, or types into a combobox. */
async function chooseFrom(page: Page, { label, option }: { label: string; option: string }): Promise<void> {
  const field = page.getByLabel(label, { exact: true });
  await expect.poll(() => field.isEnabled(), { timeout: 15_000 }).toBe(true);
  if ((await field.evaluate((element) => element.tagName)) === 'SELECT') {
    await field.selectOption({ label: option });
    return;
  }
  await field.fill(option);
  await page.getByRole('option', { name: option }).first().click();
}

async function approve(page: Page): Promise<void> {
  await signInAs(page, 'admin');
  await visit(page, '/admin/applications');
  await expectAccessible(page);
  await page.getByRole('link', { name: company }).click();
  await page.getByRole('button', { name: 'Approve' }).click();
  await page.getByText(`${company} approved.`).waitFor();
}

async function listProduct(page: Page): Promise<void> {
  await visit(page, '/dashboard/add-product');
  await page.getByLabel('Find a category').fill('shipping boxes');
  await page.getByRole('listbox').getByRole('option').first().click();
  await page.getByLabel('Title').fill(product);
  await page
    .getByLabel('Description')
    .fill('Five plies of kraft, die-cut, with a partition for twelve jars on request.');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await samplePhoto());
  await page.getByRole('button', { name: 'Crop and describe the cover' }).waitFor();
  await page.getByLabel('Minimum order', { exact: true }).fill('500');
  await page.getByLabel('Price', { exact: true }).fill('42.50');
  await page.getByLabel('In stock').fill('8');
  await page.getByLabel('Lead time').fill('7');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.waitForURL('**/dashboard/my-products**');
  await page.getByText(product).first().waitFor();
}

async function findProduct(page: Page): Promise<void> {
  await visit(page, '/');
  await page.getByPlaceholder('Search for products, suppliers, jobs...').fill(`honey jar shipper ${mark}`);
  await page.getByPlaceholder('Search for products, suppliers, jobs...').press('Enter');
  await page.waitForURL('**/search?**');
  await page
    .getByRole('link', { name: bindUnits(product) })
    .first()
    .click();
  await page.waitForURL('**/products/**');
  await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
  await page.getByText(company).first().waitFor();
}

/** Inquires as a guest, signs up on the way, and finds the input retained. */
async function ask(page: Page): Promise<void> {
  await hydrated(page);
  await page.getByLabel('Your message').fill(question);
  await page.getByRole('button', { name: 'Send inquiry' }).click();
  await page.waitForURL('**/sign-in?next=**');
  await page
    .getByRole('link', { name: /sign up/i })
    .last()
    .click();
  await page.waitForURL('**/sign-up?**');
  await hydrated(page);
  await page.getByText('I buy packaging').click();
  await page.getByLabel('Name').fill('Deepa Nair');
  await page.getByLabel('Email').fill(`customer-${mark}@example.com`);
  await page.getByLabel('Phone').fill('+91 98450 44556');
  await page.getByLabel('Password', { exact: true }).fill('a jar of good honey');
  await page.getByLabel('I agree to the terms of use').check();
  await page.getByRole('button', { name: 'Sign up as a customer' }).click();
  await page.waitForURL('**/products/**');
  await expect.poll(() => page.getByLabel('Your message').inputValue(), { timeout: 10_000 }).toBe(question);
  await page.getByRole('button', { name: 'Send inquiry' }).click();
  await page.getByRole('heading', { name: /Inquiry sent to/ }).waitFor();
  await expectAccessible(page);
}

async function reply(page: Page): Promise<void> {
  await visit(page, '/dashboard/notifications');
  await page.getByText(/Deepa/).first().waitFor({ timeout: 30_000 });
  await visit(page, '/dashboard/buyer-inquiries');
  await page.getByRole('link', { name: /Deepa/ }).first().click();
  await page.getByText(question).first().waitFor();
  await expectAccessible(page);
  await page.getByLabel('Your message').fill(answer);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByRole('log').or(page.getByRole('main')).getByText(answer).first().waitFor();
}

async function readAnswer(page: Page): Promise<void> {
  await visit(page, '/account/inquiries');
  await page
    .getByRole('link', { name: new RegExp(company) })
    .first()
    .click();
  await page.getByText(answer).first().waitFor();
  await expectAccessible(page);
  await page.getByLabel('Your message').fill(thanks);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByText(thanks).first().waitFor();
}

async function expectMails(): Promise<void> {
  await expect.poll(async () => (await mailbox()).includes(thanks), { timeout: 15_000 }).toBe(true);
  const mails = await mailbox();
  expect(mails).toContain(question);
  expect(mails).toContain(answer);
}
