import { afterAll, describe, expect, inject, it } from 'vitest';
import { expectAccessible, signInAs, useJourney, visit } from '#support/journey.ts';
import { type GooglePerson, type OpenIdProvider, startOpenIdProvider } from '#support/open-id-provider.ts';

const journey = useJourney();
const providerPort = inject('googlePort');
const unreachable = /status of (503|400|401)/;
let provider: OpenIdProvider | null = null;
afterAll(async () => provider?.close());

const openProvider = async () => {
  provider ??= await startOpenIdProvider({
    redirectUri: `${journey.origin}/sign-in/google`,
    port: providerPort,
  });
};

type Page = Awaited<ReturnType<typeof journey.person>>;

const unique = (): string => `${Date.now()}-${Math.floor(Math.random() * 1e6)}`;

/** Signs in on the page of the provider. */
async function beWho(page: Page, who: GooglePerson): Promise<void> {
  await page.getByLabel('Person').fill(JSON.stringify(who));
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** Disconnects a Google account in the settings, with the password. */
async function remove(page: Page, email: string): Promise<void> {
  await page
    .getByRole('button', { name: `Remove ${email}` })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your password').fill('box-me-a-dozen');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByText(`${email} removed.`).waitFor();
}

describe('signing in with Google', () => {
  it('shows a message while Google cannot be reached, and signs a customer up once it can', async () => {
    const page = await journey.person({ expectedErrors: [unreachable] });
    const who = { subject: unique(), email: `ines-${unique()}@example.com`, name: 'Ines Duarte' };
    await visit(page, '/sign-up?next=%2Fsearch%3Fq%3Dbox');
    await page.getByText('I buy packaging').click();
    await page.getByRole('button', { name: 'Sign up with Google' }).click();
    await page.getByText('Google is unavailable right now.').waitFor();
    await openProvider();
    await page.getByRole('button', { name: 'Sign up with Google' }).click();
    await beWho(page, who);
    await page.getByRole('heading', { name: 'Complete your account' }).waitFor();
    expect(new URL(page.url()).search).toBe('');
    expect(await page.getByLabel('Name').inputValue()).toBe('Ines Duarte');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Sign up as a customer' }).click();
    await page.getByText('Phone number is required', { exact: true }).waitFor();
    await page.getByLabel('Phone').fill('+351 21 123 4567');
    await page.getByLabel('I agree to the terms of use').check();
    await page.getByRole('button', { name: 'Sign up as a customer' }).click();
    await page.waitForURL('**/search?q=box');
    const user = await page.evaluate(() => localStorage.getItem('user'));
    expect(JSON.parse(user ?? '{}')).toMatchObject({
      email: who.email,
      emailVerified: true,
      role: 'customer',
    });
    await page.goBack();
    expect(page.url()).not.toMatch(/code=|state=/);
  });

  it('asks for the password of an existing account, and then signs it in', async () => {
    await openProvider();
    const page = await journey.person({ expectedErrors: [unreachable] });
    const who = { subject: unique(), email: 'customer@packwright.example', name: 'Daniel Reyes' };
    await visit(page, '/sign-in?next=%2Faccount%2Fsettings%2Fsecurity');
    await page.getByRole('button', { name: 'Sign in with Google' }).click();
    await beWho(page, who);
    await page.getByRole('heading', { name: 'You already have an account' }).waitFor();
    await expectAccessible(page);
    await page.getByLabel('Password', { exact: true }).fill('not the password');
    await page.getByRole('button', { name: 'Connect and sign in' }).click();
    await page.getByRole('alert').getByText('Incorrect email or password.').waitFor();
    await page.getByLabel('Password', { exact: true }).fill('box-me-a-dozen');
    await page.getByRole('button', { name: 'Connect and sign in' }).click();
    await page.waitForURL('**/account/settings/security');
    await remove(page, who.email);
  });

  it('can be connected in the settings with the password, used to sign in, and disconnected', async () => {
    await openProvider();
    const page = await journey.person({ expectedErrors: [unreachable] });
    const who = { subject: unique(), email: `wei-${unique()}@example.com`, name: 'Wei Ling' };
    await signInAs(page, 'customer');
    await visit(page, '/account/settings/security');
    await page.getByRole('button', { name: 'Connect Google' }).click();
    const form = page.getByRole('form', { name: 'Connect Google' });
    await form.getByRole('button', { name: 'Continue to Google' }).click();
    await form.getByText('Password is required').waitFor();
    await form.getByLabel('Your password').fill('not the password');
    await form.getByRole('button', { name: 'Continue to Google' }).click();
    await form.getByText('This password is incorrect.').first().waitFor();
    await expectAccessible(page);
    await form.getByLabel('Your password').fill('box-me-a-dozen');
    await form.getByRole('button', { name: 'Continue to Google' }).click();
    await page.getByRole('button', { name: 'Refuse' }).click();
    await page.getByRole('heading', { name: 'Google was not connected' }).waitFor();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Back to settings' }).click();

    await page.getByRole('button', { name: 'Connect Google' }).click();
    await form.getByLabel('Your password').fill('box-me-a-dozen');
    await form.getByRole('button', { name: 'Continue to Google' }).click();
    await beWho(page, who);
    await page.getByText(`${who.email} connected.`).waitFor();
    await page.waitForURL('**/account/settings/security');
    await expectAccessible(page);

    const later = await journey.person({ width: 390, height: 800 });
    await visit(later, '/sign-in');
    await later.getByRole('button', { name: 'Sign in with Google' }).click();
    await beWho(later, who);
    await later.waitForURL('**/account');
    await remove(page, who.email);
    await page.getByRole('button', { name: 'Connect Google' }).waitFor();
  });

  it('explains what happened if someone cancels at Google', async () => {
    await openProvider();
    const page = await journey.person({ expectedErrors: [unreachable] });
    await visit(page, '/sign-in');
    await page.getByRole('button', { name: 'Sign in with Google' }).click();
    await page.getByRole('button', { name: 'Refuse' }).click();
    await page.getByRole('alert').getByText('You did not allow Google to share your email').waitFor();
    await page.getByRole('link', { name: 'Back to sign in' }).click();
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  });
});
