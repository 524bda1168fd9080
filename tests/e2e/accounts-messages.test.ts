import { describe, expect, it } from 'vitest';
import { expectAccessible, signInAs, useJourney, visit } from '#support/journey.ts';

const journey = useJourney();
const failed = /Failed to load resource|ERR_FAILED|status of/;
type Page = Awaited<ReturnType<typeof journey.person>>;

interface Form {
  path: string;
  endpoint: string;
  fill: (page: Page) => Promise<void>;
  button: string;
  busy: string;
  fallback: string;
}

const signInFields = async (page: Page): Promise<void> => {
  await page.getByLabel('Email').fill('jonas@example.com');
  await page.getByLabel('Password', { exact: true }).fill('sixty bicycles a week');
};

/** The specified messages, or our own if none is specified. */
const forms: Form[] = [
  {
    path: '/sign-up',
    endpoint: '/auth/signup',
    fill: async (page) => {
      await page.getByLabel('Name').fill('Jonas Keller');
      await page.getByLabel('Phone').fill('+49 761 123456');
      await signInFields(page);
      await page.getByLabel('I agree to the terms of use').check();
    },
    button: 'Sign up as a supplier',
    busy: 'Creating Account...',
    fallback: 'An error occurred during signup. Please try again.',
  },
  {
    path: '/sign-in',
    endpoint: '/auth/login',
    fill: signInFields,
    button: 'Sign in',
    busy: 'Signing In...',
    fallback: 'An error occurred during login. Please try again.',
  },
  {
    path: '/forgot-password',
    endpoint: '/auth/forgot-password',
    fill: (page) => page.getByLabel('Email').fill('jonas@example.com'),
    button: 'Send link',
    busy: 'Sending...',
    fallback: 'We could not send the link. Please try again.',
  },
  {
    path: '/reset-password?token=abc',
    endpoint: '/auth/reset-password',
    fill: (page) => page.getByRole('form').getByLabel('New password').fill('sixty bicycles a week'),
    button: 'Set password',
    busy: 'Saving...',
    fallback: 'We could not set the password. Please try again.',
  },
];

describe.each(forms)('the form at $path', ({ path, endpoint, fill, button, busy, fallback }) => {
  it('is busy and cannot be sent twice, and shows a network failure and the message of the server', async () => {
    const page = await journey.person({ expectedErrors: [failed] });
    await visit(page, path);
    let release = (): void => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(`**/api/v1${endpoint}`, async (route) => {
      await held;
      await route.abort();
    });
    await fill(page);
    await page.getByRole('button', { name: button, exact: true }).click();
    const waiting = page.getByRole('button', { name: busy, exact: true });
    await waiting.waitFor();
    expect(await waiting.isDisabled()).toBe(true);
    release();
    await page.getByRole('alert').getByText(fallback).waitFor();
    await page.unroute(`**/api/v1${endpoint}`);
    const message = 'Packwright is very busy. Please try again in a moment.';
    await page.route(`**/api/v1${endpoint}`, (route) =>
      route.fulfill({ status: 503, json: { status: 'error', code: 'unavailable', message, requestId: '1' } }),
    );
    await page.getByRole('button', { name: button, exact: true }).click();
    await page.getByRole('alert').getByText(message).waitFor();
    await expectAccessible(page);
  });
});

describe('an unusable link', () => {
  it.each([
    ['/verify-email?token=made-up', 'Your email is not confirmed'],
    ['/confirm-email?token=made-up', 'Your email was not changed'],
    ['/join-team?token=made-up', 'This invitation is not available'],
    ['/sign-in/google?code=made-up&state=made-up', 'You are not signed in'],
    ['/sign-in/google', 'You are not signed in'],
  ])('at %s says so', async (path, title) => {
    const page = await journey.person({ expectedErrors: [failed] });
    await visit(page, path);
    await page.getByRole('heading', { name: title }).waitFor();
    await page.getByRole('alert').first().waitFor();
    await expectAccessible(page);
  });
});

it('a session that ends while the wizard is open leads to the sign-in page, and back to the wizard', async () => {
  const page = await journey.person({ expectedErrors: [failed] });
  const email = `wizard-${Date.now()}@example.com`;
  await visit(page, '/sign-up');
  await page.getByLabel('Name').fill('Meera Joshi');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Phone').fill('+91 98220 12345');
  await page.getByLabel('Password', { exact: true }).fill('folded and glued');
  await page.getByLabel('I agree to the terms of use').check();
  await page.getByRole('button', { name: 'Sign up as a supplier' }).click();
  await page.waitForURL('**/registration**');
  await page.getByText('Business Profile').first().waitFor();
  await page.evaluate(() => {
    localStorage.removeItem('token');
    window.dispatchEvent(new Event('storage'));
  });
  await page.getByText('Session expired. Please sign in again.').waitFor();
  await page.waitForURL('**/sign-in?next=%2Fregistration**');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('folded and glued');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/registration**');
});

it('guests see that the sample store has settings, and customers are redirected to their own', async () => {
  const page = await journey.person({ width: 390, height: 800 });
  await visit(page, '/dashboard/settings/team');
  await page.waitForURL('**/dashboard/settings');
  await page.getByText('This is the sample store').waitFor();
  await expectAccessible(page);
  await signInAs(page, 'customer');
  await page.goto('/dashboard/settings');
  await page.waitForURL('**/account');
});
