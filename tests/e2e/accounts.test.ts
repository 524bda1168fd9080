import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Role } from '#lib/endpoint.ts';
import { demoAccounts } from '#seed/demo-accounts.ts';
import { expectAccessible, hydrated, signInAs, useJourney, visit } from '#support/journey.ts';

const journey = useJourney();
const refused = /status of (400|401|403|404|409)/;

describe('signing up', () => {
  it('shows the specified errors, retains the input, and opens the wizard', async () => {
    const page = await journey.person({ expectedErrors: [refused] });
    await visit(page, '/signup?membership=silver');
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/sign-up?membership=silver');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Sign up as a supplier' }).click();
    for (const message of [
      'Name is required',
      'Email is required',
      'Phone number is required',
      'Password is required',
    ]) {
      await page.getByText(message, { exact: true }).waitFor();
    }
    await page.getByText('Please agree to the terms').waitFor();
    for (const [label, typed, message] of [
      ['Email', 'meera@', 'Please enter a valid email'],
      ['Phone', '12', 'Please enter a valid phone number'],
      ['Password', 'seven77', 'Password must be at least 8 characters'],
    ] as const) {
      const field = page.getByLabel(label, { exact: true });
      await field.fill(typed);
      await field.blur();
      await page.getByText(message, { exact: true }).waitFor();
    }
    await page.getByLabel('Name').fill('Meera Joshi');
    await page.getByLabel('Email').fill('supplier@packwright.example');
    await page.getByLabel('Phone').fill('+91 98220 12345');
    await page.getByLabel('Password', { exact: true }).fill('folded and glued');
    await page.getByLabel('I agree to the terms of use').check();
    await page.getByRole('button', { name: 'Sign up as a supplier' }).click();
    await page.getByText('An account with this email already exists. Please sign in.').first().waitFor();
    expect(await page.getByLabel('Name').inputValue()).toBe('Meera Joshi');
    await page.getByLabel('Email').fill(`meera-${Date.now()}@example.com`);
    await page.getByRole('button', { name: 'Sign up as a supplier' }).click();
    await page.waitForURL('**/registration**');
    await page.getByText('Business Profile').first().waitFor();
  });

  it('changes its text with the role, and leads customers to their account', async () => {
    const page = await journey.person({ width: 390, height: 800 });
    await visit(page, '/sign-up');
    await page.getByText('I buy packaging').click();
    await page.getByRole('heading', { name: 'Create your customer account' }).waitFor();
    await page.getByLabel('Name').fill('Jonas Keller');
    await page.getByLabel('Email').fill(`jonas-${Date.now()}@example.com`);
    await page.getByLabel('Phone').fill('+49 761 123456');
    await page.getByLabel('Password', { exact: true }).fill('sixty bicycles a week');
    await page.getByLabel('I agree to the terms of use').check();
    await page.getByRole('button', { name: 'Sign up as a customer' }).click();
    await page.waitForURL('**/account');
    await expectAccessible(page);
  });
});

function demoAccount(role: Role) {
  const account = demoAccounts.find((one) => one.role === role);
  if (!account) throw new Error(`No demo account is a ${role}`);
  return account;
}

async function sendSignIn(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

describe('the page after signing in', () => {
  it.each([
    ['supplier', '/dashboard'],
    ['admin', '/admin'],
    ['customer', '/account'],
  ] as const)('is the start page of a %s, unless they were going elsewhere', async (role, home) => {
    const page = await journey.person();
    await signInAs(page, role);
    expect(new URL(page.url()).pathname).toBe(home);
    const later = await journey.person();
    await visit(later, '/sign-in?next=%2Fsearch%3Fq%3Dbox');
    await sendSignIn(later, demoAccount(role));
    await later.waitForURL('**/search?q=box');
  });

  it('is the registration for a supplier without an open store', async () => {
    const page = await journey.person();
    const email = `start-${Date.now()}@example.com`;
    const password = 'comb and cardboard';
    const body = { name: 'Isla Reid', email, phone: '+441314960123', password, role: 'supplier' };
    await page.request.post('/api/v1/auth/signup', { data: body });
    await visit(page, '/sign-in');
    await sendSignIn(page, { email, password });
    await page.waitForURL('**/registration');
  });

  it('is the page that a customer was reading', async () => {
    const page = await journey.person();
    await visit(page, '/categories');
    await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
    await page.waitForURL('**/sign-in');
    await sendSignIn(page, demoAccount('customer'));
    await page.waitForURL('**/categories');
  });
});

describe('signing in', () => {
  it('shows the specified errors for missing input and invalid email addresses', async () => {
    const page = await journey.person({ width: 390, height: 800 });
    await visit(page, '/sign-in');
    const send = page.getByRole('button', { name: 'Sign in', exact: true });
    await send.click();
    await page.getByText('Email is required', { exact: true }).waitFor();
    await page.getByText('Password is required', { exact: true }).waitFor();
    await page.getByLabel('Email').fill('somebody');
    await send.click();
    await page.getByText('Please enter a valid email', { exact: true }).waitFor();
    const isFocused = () => page.getByLabel('Email').evaluate((node) => node === document.activeElement);
    await expect.poll(isFocused).toBe(true);
  });

  it('shows the message of the server in a red banner for a wrong password', async () => {
    const page = await journey.person({ expectedErrors: [refused] });
    await visit(page, '/sign-in');
    await page.getByLabel('Email').fill('supplier@packwright.example');
    await page.getByLabel('Password', { exact: true }).fill('not the password');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByRole('alert').getByText('Incorrect email or password.').waitFor();
    await expectAccessible(page);
  });

  it('shows a message when the server cannot be reached', async () => {
    const page = await journey.person({ expectedErrors: [/Failed to load resource|ERR_FAILED/] });
    await visit(page, '/sign-in');
    await page.route('**/api/v1/auth/login', (route) => route.abort());
    await page.getByLabel('Email').fill('supplier@packwright.example');
    await page.getByLabel('Password', { exact: true }).fill('kraft-and-flute');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByRole('alert').getByText('An error occurred during login. Please try again.').waitFor();
  });

  it('continues to the page that required it', async () => {
    const page = await journey.person();
    await visit(page, '/account/settings');
    await page.waitForURL('**/sign-in?next=%2Faccount%2Fsettings');
    await page.getByText('Session expired. Please sign in again.').waitFor();
    await page.getByLabel('Email').fill('customer@packwright.example');
    await page.getByLabel('Password', { exact: true }).fill('box-me-a-dozen');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL('**/account/settings');
  });
});

describe('the guard', () => {
  it.each([
    ['missing', null],
    ['malformed', 'not-a-token'],
    ['expired', `x.${Buffer.from(JSON.stringify({ exp: 1 })).toString('base64')}.x`],
  ])('clears a %s session and leads to the sign-in page, without going back', async (_name, token) => {
    const page = await journey.person();
    await visit(page, '/');
    await page.evaluate((stored) => {
      if (!stored) return;
      localStorage.setItem('token', stored);
      localStorage.setItem('user', JSON.stringify({ role: 'supplier' }));
    }, token);
    await page.goto('/registration');
    await page.waitForURL('**/sign-in**');
    await page.getByText('Session expired. Please sign in again.').waitFor();
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    await page.goBack();
    expect(new URL(page.url()).pathname).toBe('/');
  });

  it('denies customers the wizard', async () => {
    const page = await journey.person();
    await signInAs(page, 'customer');
    await page.goto('/registration');
    await page.waitForURL('**/unauthorized');
    await page.getByText('Access denied: Insufficient permissions').first().waitFor();
    await hydrated(page);
    await expectAccessible(page);
  });

  it('ends a session that was revoked in the meantime', async () => {
    const page = await journey.person({ expectedErrors: [refused] });
    await signInAs(page, 'customer');
    const token = await page.evaluate(() => localStorage.getItem('token'));
    await fetch(`${journey.origin}/api/v1/auth/logout`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
    });
    await page.goto('/account/settings');
    await page.waitForURL('**/sign-in**');
  });
});
