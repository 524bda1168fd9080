import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** The session as the browser stores it. */
interface Session {
  token: string;
  user: string;
}

/** Runs in the page before its scripts. */
export function storeIn({ token, user }: Session): void {
  localStorage.setItem('token', token);
  localStorage.setItem('user', user);
}

/** A supplier with a new account, signed in on this page. */
export async function signUpByApi(
  page: Page,
  { origin, email }: { origin: string; email: string },
): Promise<Session> {
  const password = 'comb and cardboard';
  const body = { name: 'Isla Reid', email, phone: '+441314960123', password, role: 'supplier' };
  const answer = await fetch(`${origin}/api/v1/auth/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { token, data } = (await answer.json()) as { token: string; data: { user: object } };
  const session = { token, user: JSON.stringify(data.user) };
  await page.addInitScript(storeIn, session);
  return session;
}

/** Chooses from a list that is searched. */
export async function choose(
  page: Page,
  { label, option }: { label: string; option: string },
): Promise<void> {
  await page.getByLabel(label, { exact: true }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
  await expectValue(page, { label, value: option });
}

/** Waits until a field holds this. */
export async function expectValue(
  page: Page,
  { label, value }: { label: string; value: string },
): Promise<void> {
  await expect.poll(() => page.getByLabel(label, { exact: true }).inputValue()).toBe(value);
}
