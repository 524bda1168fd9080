import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { Role } from '#lib/endpoint.ts';
import { expectAccessible, signInAs, useJourney, visit } from '#support/journey.ts';

const journey = useJourney();

interface LongForm {
  role: Role | null;
  path: string;
  /** The form's button. */
  send: string | RegExp;
  /** Makes fields invalid if leaving them empty is not enough. */
  spoil?: (page: Page) => Promise<void>;
}

const forms: Record<string, LongForm> = {
  'a new product': { role: 'supplier', path: '/dashboard/add-product', send: 'Publish product' },
  'company info': {
    role: 'supplier',
    path: '/dashboard/company-info',
    send: 'Save company info',
    spoil: async (page) => {
      await page.getByLabel('Year of Establishment').fill('12');
      await page.getByLabel('Website URL').fill('not a site');
    },
  },
  'bank details': { role: 'supplier', path: '/dashboard/bank-tax-details', send: /^Save/, spoil: openBank },
  'delivery and tax': {
    role: 'supplier',
    path: '/dashboard/order-history/terms',
    send: /^Save/,
    spoil: async (page) => {
      await page.getByLabel('Transit time').first().waitFor();
      for (const days of await page.getByLabel('Transit time').all()) await days.fill('-3');
    },
  },
  'a certificate': {
    role: 'supplier',
    path: '/dashboard/certifications',
    send: 'Submit for review',
    spoil: (page) => page.getByRole('button', { name: /^Add/ }).first().click(),
  },
  'a message to us': { role: null, path: '/help', send: 'Send message' },
  'a requirement': { role: null, path: '/', send: 'Submit Requirement' },
  'signing up': { role: null, path: '/sign-up', send: /^Sign up as/ },
  'a new post': { role: 'admin', path: '/admin/blog/new', send: 'Publish' },
};

async function openBank(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Change/ }).click();
  await page.getByLabel('Bank name').fill('');
  await page.getByLabel('Account holder').fill('');
}

/** Returns the state of the page after a form was sent. */
const stateOf = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    const form = focused?.closest('form');
    const [first] = form?.querySelectorAll('[data-field-error]') ?? [];
    const { top = 0, bottom = 0 } = focused?.getBoundingClientRect() ?? {};
    return {
      isFirstError: Boolean(
        first && focused?.getAttribute('aria-describedby')?.split(' ').includes(first.id),
      ),
      isInView: top >= 0 && bottom <= window.innerHeight,
      errors: form?.querySelectorAll('[data-field-error]').length ?? 0,
      announced: form?.querySelector('[role="alert"].sr-only')?.textContent,
    };
  });

const sentence = (count: number): string =>
  count === 1 ? '1 field needs attention.' : `${count} fields need attention.`;

it.each(
  Object.entries(forms).flatMap(([name, form]) => [390, 1440].map((width) => ({ name, width, ...form }))),
)(
  'states the number of invalid fields of $name at $width px, and focuses the first',
  { timeout: 60_000 },
  async ({ role, path, send, spoil, width }) => {
    // The browser logs a refused request as an error.
    const page = await journey.person({ width, expectedErrors: [/status of 400/] });
    if (role) await signInAs(page, role);
    await visit(page, path);
    await spoil?.(page);
    await page.getByRole('button', { name: send, exact: true }).last().click();
    await expect
      .poll(() => stateOf(page), { timeout: 10_000 })
      .toMatchObject({ isFirstError: true, isInView: true });
    const { errors, announced } = await stateOf(page);
    expect(errors).toBeGreaterThan(0);
    expect(announced).toBe(sentence(errors));
  },
);

it('shows the number of errors of a long form until the last one is corrected', async () => {
  const page = await journey.person({ width: 390, height: 844 });
  await signInAs(page, 'supplier');
  await visit(page, '/dashboard/add-product');
  await page.getByRole('button', { name: 'Publish product' }).click();
  const bar = page.locator('[data-form-errors]');
  await bar.waitFor();
  await expectAccessible(page);
  const { errors } = await stateOf(page);
  expect(await bar.textContent()).toContain(`${errors} fields need attention`);

  await bar.getByRole('button', { name: 'Next' }).click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('title');
  await page.keyboard.type('Corrugated mailer box');
  await expect.poll(() => bar.textContent()).toContain(`${errors - 1} fields need attention`);
});

it('leaves the focus on the button when the server refuses', async () => {
  const page = await journey.person({ width: 1440, expectedErrors: [/status of 401/] });
  await visit(page, '/sign-in');
  await page.getByLabel('Email').fill('supplier@packwright.example');
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  const send = page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true });
  await send.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('alert').first().waitFor();
  await expect.poll(() => send.evaluate((button) => button === document.activeElement)).toBe(true);
});
