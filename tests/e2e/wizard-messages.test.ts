import { expect, it } from 'vitest';
import { expectAccessible, useJourney, visit } from '#support/journey.ts';
import { choose, expectValue, signUpByApi } from '#support/registration.ts';

const journey = useJourney();

it('says at each field what is wrong with it when it is left, and lets nobody past step 1 without its three', {
  timeout: 90_000,
}, async () => {
  const page = await journey.person();
  await signUpByApi(page, { origin: journey.origin, email: `messages-${Date.now()}@example.com` });
  await visit(page, '/registration');
  const said: string[] = [];
  page.on('dialog', async (dialog) => {
    said.push(`${dialog.type()}: ${dialog.message()}`);
    await dialog.accept();
  });
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByText('Business name is required').waitFor();
  expect(said).toEqual(['alert: Please fill in all required fields']);
  await page.getByRole('heading', { name: 'Business Profile' }).waitFor();
  const leave = async (label: string, typed: string, message: string): Promise<void> => {
    const field = page.getByLabel(label, { exact: true });
    await field.fill(typed);
    await field.blur();
    await page.getByText(message, { exact: true }).waitFor();
  };
  await leave('Email', 'nobody@', 'Please enter a valid email');
  await page.getByLabel('Business name').fill('Message Cartons');
  await page.getByLabel('Business type').selectOption('retail');
  await page.getByLabel('Email', { exact: true }).fill('messages@example.com');
  await page.getByRole('button', { name: 'Next' }).click();

  await page.getByRole('heading', { name: 'Business Address' }).waitFor();
  expect(await page.getByLabel('State', { exact: true }).isDisabled()).toBe(true);
  expect(await page.getByLabel('City', { exact: true }).isDisabled()).toBe(true);
  await leave('Country', '', 'Please select a country');
  await leave('Pincode/Zipcode', '', 'Pincode/Zipcode is required');
  await leave('Contact person', '', 'Contact person name is required');
  await leave('Registered address', '', 'Registered address is required');
  await leave('Registered address', 'Plot 7', 'Address seems too short');
  for (const [country, typed, message] of [
    ['India', '41102', 'Please enter a valid 6-digit Indian pincode'],
    ['United States', '9411', 'Please enter a valid US zipcode'],
    ['United Kingdom', 'EH1', 'Please enter a valid UK postcode'],
    ['Germany', '1', 'Please enter a valid postal code'],
  ] as const) {
    await choose(page, 'Country', country);
    await leave('State', '', 'Please select a state');
    await leave('Pincode/Zipcode', typed, message);
  }
  await choose(page, 'Country', 'India');
  await choose(page, 'State', 'Karnataka');
  await leave('City', '', 'Please select a city');
  await choose(page, 'City', 'Bangalore');
  await choose(page, 'State', 'Delhi');
  await expectValue(page, 'City', '');
  await choose(page, 'Country', 'United Kingdom');
  await expectValue(page, 'State', '');
  await expectAccessible(page);
});
