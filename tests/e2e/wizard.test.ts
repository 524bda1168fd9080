import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectAccessible, hydrated, signInAs, useJourney, visit } from '#support/journey.ts';
import { choose, expectValue, signUpByApi, storeIn } from '#support/registration.ts';
import { samplePdf, samplePhoto } from '#support/sample-files.ts';

const journey = useJourney();
const mark = Date.now().toString(36);
const password = 'comb and cardboard';

it('the wizard can be completed with the keyboard only, through all five steps', {
  timeout: 150_000,
}, async () => {
  const page = await journey.person();
  await signUpByApi(page, { origin: journey.origin, email: `keys-${mark}@example.com` });
  await visit(page, '/registration');
  await focus(page, 'Business name');
  await page.keyboard.type(`Keyboard Cartons ${mark}`);
  await focus(page, 'Business type');
  await page.keyboard.type('Conv');
  await focus(page, 'Email');
  await page.keyboard.press('Control+a');
  await page.keyboard.type(`keys-${mark}@example.com`);
  await press(page, 'Next');

  await typeAddress(page);
  await page.getByRole('heading', { name: 'Product Details' }).waitFor();
  await focus(page, 'Rigid Boxes');
  await page.keyboard.press('Space');
  await press(page, 'Next');
  await page.getByRole('heading', { name: 'Upload Products' }).waitFor();
  await press(page, 'Next');
  await page.getByRole('row', { name: /Upload Products.*Skipped/ }).waitFor();
  expect(await page.getByRole('button', { name: 'Submit' }).isDisabled()).toBe(true);
  await focus(page, /I confirm that the details are correct/);
  await page.keyboard.press('Space');
  await press(page, 'Submit');
  await page.getByText(/Submitted on/).waitFor();
});

it('the wizard loses nothing when the connection fails or another device is used', {
  timeout: 150_000,
}, async () => {
  const offline = { expectedErrors: [/Failed to load resource|ERR_INTERNET_DISCONNECTED|409/] };
  const phone = await journey.person({ width: 390, height: 844, ...offline });
  const session = await signUpByApi(phone, { origin: journey.origin, email: `offline-${mark}@example.com` });
  await visit(phone, '/registration');
  await phone.getByLabel('Business name').fill('Tunnel Cartons');
  await phone.getByLabel('Business type').selectOption('manufacturer');
  await phone.context().setOffline(true);
  await phone.getByLabel('Year of establishment').fill('1998');
  await phone.getByRole('button', { name: 'Save as Draft' }).click();
  await phone.getByText('Not saved to your account yet').waitFor();
  await phone.locator('input[type=file]').first().setInputFiles(samplePdf());
  await phone.getByText('The upload was interrupted. Please try again.').waitFor();
  await expectAccessible(phone);
  await phone.context().setOffline(false);
  await phone.getByText(/^Saved (?!on this device)/).waitFor();
  await phone.getByRole('button', { name: /^Try .* again$/ }).click();
  await phone.getByText('File uploaded successfully.').first().waitFor();

  const desk = await journey.person(offline);
  await desk.addInitScript(storeIn, session);
  await visit(desk, '/registration');
  await expect.poll(() => desk.getByLabel('Year of establishment').inputValue()).toBe('1998');
  await desk.getByLabel('Business name').fill('Tunnel Cartons and Sons');
  await desk.getByRole('button', { name: 'Save as Draft' }).click();
  await desk.getByText('Draft saved.').waitFor();

  await phone.getByLabel('Business name').fill('Tunnel Cartons Works');
  await phone.getByRole('button', { name: 'Save as Draft' }).click();
  await phone.getByText('This registration was updated on another device').waitFor();
  await phone.getByText(/Your version on this device is newer/).waitFor();
  await expectAccessible(phone);
  await phone.getByRole('button', { name: 'Keep this one' }).click();
  await phone.getByText(/^Saved (?!on this device)/).waitFor();
  await desk.reload();
  await hydrated(desk);
  await expect.poll(() => desk.getByLabel('Business name').inputValue()).toBe('Tunnel Cartons Works');
});

it('the wizard retains the selected plan on a phone through sign-up, uploads, review and approval', {
  timeout: 240_000,
}, async () => {
  const company = `Monsoon Board ${mark}`;
  const email = `phone-${mark}@example.com`;
  const phone = await journey.person({ width: 390, height: 844 });
  await visit(phone, '/membership');
  await phone.getByRole('link', { name: 'Choose Gold' }).click();
  await phone.waitForURL('**/sign-up?membership=gold');
  await hydrated(phone);
  await signUp(phone, email);
  await expect.poll(() => phone.getByLabel('Your plan').inputValue(), { timeout: 15_000 }).toBe('gold');

  await fillProfile(phone, { company, email });
  await fillAddress(phone);
  await phone.getByLabel('Corrugated Boxes').first().check();
  await phone.getByRole('button', { name: 'Next' }).click();
  await fillProduct(phone);
  await phone.getByRole('row', { name: /Upload Products.*Added/ }).waitFor();
  await submit(phone);

  const admin = await journey.person();
  await signInAs(admin, 'admin');
  await visit(admin, '/admin/applications');
  await admin.getByRole('link', { name: company }).click();
  await requestChange(admin);

  await visit(phone, '/registration');
  await phone.getByRole('button', { name: /Registered address/ }).click();
  await phone.getByLabel('Registered address').fill('Plot 7, Road 3, MIDC Bhosari');
  for (let step = 0; step < 3; step += 1) await phone.getByRole('button', { name: 'Next' }).click();
  await submit(phone);
  await admin.reload();
  await hydrated(admin);
  await admin.getByRole('button', { name: 'Approve' }).click();
  await admin.getByText(`${company} approved.`).waitFor();

  await expect
    .poll(
      async () => {
        await visit(phone, '/dashboard/plan');
        return phone.getByText('You’re on Gold').isVisible();
      },
      { timeout: 20_000, interval: 1_000 },
    )
    .toBe(true);
  await phone.getByText(/Free until/).waitFor();
  await expectAccessible(phone);
  await visit(phone, '/dashboard/my-products');
  await phone.getByText(`Mango tray ${mark}`).first().waitFor();
});

/** Fills in step 2 with the keyboard: Scotland, including its error messages. */
async function typeAddress(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Business Address' }).waitFor();
  await focus(page, 'Country');
  await page.keyboard.press('Tab');
  await page.getByText('Please select a country').waitFor();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.type('uk');
  await page.keyboard.press('Tab');
  await expectValue(page, { label: 'Country', value: 'United Kingdom' });
  await focus(page, 'Contact person');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.type('NOT A CODE');
  await page.keyboard.press('Tab');
  await page.getByText('Please enter a valid UK postcode').waitFor();
  await focus(page, 'State');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('Scot');
  await page.keyboard.press('Enter');
  await expectValue(page, { label: 'State', value: 'Scotland' });
  await focus(page, 'City');
  await page.keyboard.type('Edin');
  await expectValue(page, { label: 'City', value: 'Edin' });
  await page.getByRole('option', { name: 'Edinburgh' }).first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expectValue(page, { label: 'City', value: 'Edinburgh' });
  await focus(page, 'Pincode/Zipcode');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('EH1 1BB');
  await focus(page, 'Contact person');
  await page.keyboard.type('Isla Reid');
  await focus(page, 'Registered address');
  await page.keyboard.type('Short');
  await page.keyboard.press('Tab');
  await page.getByText('Address seems too short').waitFor();
  await focus(page, 'Registered address');
  await page.keyboard.press('End');
  await page.keyboard.type('bread Lane 12, Leith');
  await press(page, 'Next');
}

/** Signs up as a supplier, with the plan in the URL. */
async function signUp(phone: Page, email: string): Promise<void> {
  await phone.getByLabel('Name').fill('Meera Joshi');
  await phone.getByLabel('Email').fill(email);
  await phone.getByLabel('Phone').fill('+91 98450 11224');
  await phone.getByLabel('Password', { exact: true }).fill(password);
  await phone.getByLabel('I agree to the terms of use').check();
  await phone.getByRole('button', { name: 'Sign up as a supplier' }).click();
  await phone.waitForURL('**/registration');
}

/** Fills in step 1 with its document, after one that is refused. */
async function fillProfile(
  phone: Page,
  { company, email }: { company: string; email: string },
): Promise<void> {
  await phone.getByLabel('Business name').fill(company);
  await phone.getByLabel('Business type').selectOption('manufacturer');
  await phone.getByLabel('Email').fill(email);
  await phone.getByLabel('GSTIN').fill('27AAPFU0939F1ZW');
  await phone.getByLabel('GSTIN').blur();
  await phone.getByText(/last character of this GSTIN is incorrect/).waitFor();
  await phone.getByLabel('GSTIN').fill('27AAPFU0939F1ZV');
  const files = phone.locator('input[type=file]');
  await files.first().setInputFiles(await samplePhoto());
  await phone.getByText('Only PDF files are allowed.').waitFor();
  await files.first().setInputFiles(samplePdf());
  await phone.getByText('File uploaded successfully.').first().waitFor();
  await expectAccessible(phone);
  await phone.getByRole('button', { name: 'Next' }).click();
}

/** Fills in step 2: Pune. */
async function fillAddress(phone: Page): Promise<void> {
  for (const [label, option] of Object.entries({ Country: 'India', State: 'Maharashtra', City: 'Pune' }))
    await choose(phone, { label, option });
  await phone.getByLabel('Pincode/Zipcode').fill('411026');
  await phone.getByLabel('Contact person').fill('Meera Joshi');
  await phone.getByLabel('Registered address').fill('Plot 7, MIDC Bhosari');
  await phone.getByRole('button', { name: 'Next' }).click();
}

/** Fills in step 4 with a picture. */
async function fillProduct(phone: Page): Promise<void> {
  const files = phone.locator('input[type=file]');
  await phone.getByLabel('Product name').fill(`Mango tray ${mark}`);
  await phone
    .getByLabel('Product description')
    .fill('A ventilated tray for 5 kg of mangoes, stacked twelve high.');
  await phone.getByLabel('Price range').fill('₹18 to ₹26 per piece');
  await files.first().setInputFiles(await samplePhoto());
  await phone
    .getByRole('button', { name: /^Remove/ })
    .first()
    .waitFor();
  await phone.getByText('File uploaded successfully.').first().waitFor();
  await expectAccessible(phone);
  await phone.getByRole('button', { name: 'Next' }).click();
}

/** Confirms and submits step 5. */
async function submit(phone: Page): Promise<void> {
  await phone.getByRole('checkbox').last().check();
  await phone.getByRole('button', { name: 'Submit' }).click();
  await phone.getByText(/Submitted on/).waitFor();
}

/** An admin returns the registration with a note at one field. */
async function requestChange(admin: Page): Promise<void> {
  await admin.getByRole('button', { name: 'Request changes' }).click();
  const dialog = admin.getByRole('dialog');
  await dialog.getByLabel('Field 1').selectOption({ label: 'Registered address' });
  await dialog.getByLabel('What should change').fill('Please add the road.');
  await expectAccessible(admin);
  await dialog.getByRole('button', { name: 'Send to supplier' }).click();
  await dialog.waitFor({ state: 'detached' });
}

/** Moves to the field of this name with Tab, in either direction; fails if the keyboard does not reach it. */
async function focus(page: Page, label: string | RegExp): Promise<void> {
  const field = page.getByLabel(label, typeof label === 'string' ? { exact: true } : {}).first();
  await field.waitFor();
  await walkTo(page, () => field.evaluate((element) => element === document.activeElement));
}

async function press(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true });
  await walkTo(page, () => button.evaluate((element) => element === document.activeElement));
  await page.keyboard.press('Enter');
}

async function walkTo(page: Page, arrived: () => Promise<boolean>): Promise<void> {
  for (let step = 0; step < 140; step += 1) {
    if (await arrived()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The keyboard does not reach this control.');
}
