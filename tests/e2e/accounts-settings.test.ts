import { describe, expect, it } from 'vitest';
import { expectAccessible, signInAs, useJourney, visit } from '#support/journey.ts';
import { readMailbox } from '#support/mailbox.ts';

const journey = useJourney();
const refused = /status of (400|401|403|409)/;
const lost = /Failed to load resource|ERR_FAILED/;
type Page = Awaited<ReturnType<typeof journey.person>>;

async function post<Answer>(
  path: string,
  { body, token }: { body: object; token?: string },
): Promise<Answer> {
  const answer = await fetch(`${journey.origin}/api/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  });
  return (await answer.json()) as Answer;
}

const password = 'sixty bicycles a week';

/** A customer who has just signed up, in a browser. */
async function newCustomer(page: Page): Promise<string> {
  const email = `jonas-${Date.now()}-${Math.floor(Math.random() * 1e6)}@example.com`;
  const form = { name: 'Jonas Keller', email, phone: '+49 761 123456', password, role: 'customer' };
  const { token, data } = await post<{ token: string; data: { user: object } }>('/auth/signup', {
    body: form,
  });
  await visit(page, '/');
  await page.evaluate(
    ([kept, user]) => {
      localStorage.setItem('token', kept ?? '');
      localStorage.setItem('user', user ?? '');
    },
    [token, JSON.stringify(data.user)],
  );
  return email;
}

/** Returns a link in the newest message to an email address. */
async function linkTo({ email, label }: { email: string; label: string }): Promise<string> {
  const link = new RegExp(`${journey.origin}/${label}\\?token=[\\w-]+`);
  const find = async (): Promise<string> => {
    const message = (await readMailbox(journey.origin)).find((text) => text.includes(email));
    return link.exec(message ?? '')?.[0] ?? '';
  };
  await expect.poll(find, { timeout: 15_000 }).not.toBe('');
  return find();
}

describe('a customer’s settings', () => {
  it('change name and phone number, and retain the input when the network fails', async () => {
    const page = await journey.person({ expectedErrors: [lost, refused] });
    await newCustomer(page);
    await visit(page, '/account/settings');
    await expectAccessible(page);
    await page.getByLabel('Name').fill('Jonas K. Keller');
    await page.route('**/api/v1/auth/profile', (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.continue(),
    );
    await page.getByRole('button', { name: 'Save profile' }).click();
    await page.getByRole('alert').getByText('We could not save your profile. Please try again.').waitFor();
    expect(await page.getByLabel('Name').inputValue()).toBe('Jonas K. Keller');
    await page.unroute('**/api/v1/auth/profile');
    await page.getByLabel('Phone').fill('098220 12345');
    await page.getByRole('button', { name: 'Save profile' }).click();
    await page.getByText('Profile saved.').waitFor();
    expect(await page.getByLabel('Phone').inputValue()).toBe('+919822012345');
  });

  it('select which emails are sent, on a phone', async () => {
    const page = await journey.person({ width: 390, height: 800 });
    await newCustomer(page);
    await visit(page, '/account/settings/notifications');
    await page
      .getByRole('group', { name: 'Messages by email' })
      .getByRole('radio', { name: 'Daily' })
      .check();
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByText('Notification settings saved.').waitFor();
    await expectAccessible(page);
    await page.reload();
    await page
      .getByRole('group', { name: 'Messages by email' })
      .getByRole('radio', { name: 'Daily', checked: true })
      .waitFor();
  });

  it('export the data and close the account, with the password', async () => {
    const page = await journey.person({ expectedErrors: [refused] });
    const email = await newCustomer(page);
    await visit(page, '/account/settings/privacy');
    await page.getByRole('button', { name: 'Request a copy' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download' }).click();
    expect((await download).suggestedFilename()).toMatch(/^packwright-data-.*\.json$/);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Close account' }).click();
    await page.getByLabel('Your password').fill('not the password');
    await page.getByRole('button', { name: 'Close account permanently' }).click();
    await page.getByRole('alert').getByText('This password is incorrect.').first().waitFor();
    await page.getByLabel('Your password').fill(password);
    await page.getByRole('button', { name: 'Close account permanently' }).click();
    await page.getByText('Your account has been closed.').waitFor();
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    const again = await post<{ code: string }>('/auth/login', { body: { email, password } });
    expect(again.code).toBe('unauthenticated');
  });
});

describe('a supplier’s settings', () => {
  it('create an API key that is shown once, works, and stops working when it is revoked', async () => {
    const page = await journey.person();
    await signInAs(page, 'supplier');
    await visit(page, '/dashboard/settings/api-keys');
    const name = `Stock system ${Date.now()}`;
    await page.getByLabel('Name').fill(name);
    await page.getByLabel('Read products').check();
    await page.getByRole('button', { name: 'Create key' }).click();
    await page.getByText(`${name} is ready`).waitFor();
    await expectAccessible(page);
    const key = (await page.getByText(/^pwk_[\w-]{43}$/).textContent()) ?? '';
    const read = () =>
      fetch(`${journey.origin}/api/v1/store/products`, { headers: { authorization: `Bearer ${key}` } });
    expect((await read()).status).toBe(200);
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('button', { name: `Revoke ${name}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
    await page.getByText(`${name} revoked.`).waitFor();
    expect((await read()).status).toBe(401);
  });

  it('invite a person, who joins with the link and sees what the role allows', async () => {
    const page = await journey.person();
    await signInAs(page, 'supplier');
    await visit(page, '/dashboard/settings/team');
    await expectAccessible(page);
    const email = `ravi-${Date.now()}@example.com`;
    await page.getByLabel('Email').fill(email);
    await page.getByText('Warehouse', { exact: true }).first().click();
    await page.getByRole('button', { name: 'Send invitation' }).click();
    await page.getByText(`Invitation sent to ${email}.`).waitFor();
    const link = await linkTo({ email, label: 'join-team' });
    const colleague = await journey.person({ width: 390, height: 800, expectedErrors: [refused] });
    await visit(colleague, link);
    await colleague.getByRole('heading', { name: /^Join / }).waitFor();
    await expectAccessible(colleague);
    await colleague.getByLabel('Name').fill('Ravi Kulkarni');
    await colleague.getByLabel('Phone').fill('+91 98220 55555');
    await colleague.getByLabel('Password', { exact: true }).fill('stitched and stacked');
    await colleague.getByLabel('I agree to the terms of use').check();
    await colleague.getByRole('button', { name: 'Join the store' }).click();
    await colleague.waitForURL('**/dashboard');
    await visit(colleague, '/dashboard/settings/team');
    await colleague.getByRole('button', { name: 'Leave store' }).waitFor();
    await visit(colleague, '/dashboard/settings/api-keys');
    await colleague.getByText('Owner access required').waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Change Ravi Kulkarni' }).last().click();
    await page.getByRole('menuitem', { name: 'Remove from store' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await page.getByText('Ravi Kulkarni removed.').waitFor();
  });
});
