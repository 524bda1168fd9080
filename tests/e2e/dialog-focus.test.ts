import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { Role } from '#lib/endpoint.ts';
import { signInAs, useJourney, visit } from '#support/journey.ts';

const journey = useJourney();

/** Screens with their minimum number of dialogs; with `link`, the page behind the first matching link is tested. */
const screens: [role: Role | null, path: string, least: number, link?: RegExp][] = [
  [null, '/sign-up', 0],
  ['supplier', '/dashboard/my-products', 3],
  ['supplier', '/dashboard/my-products/drafts', 0],
  ['supplier', '/dashboard/categories', 1],
  ['supplier', '/dashboard/certifications', 2],
  ['supplier', '/dashboard/bank-tax-details', 0],
  ['supplier', '/dashboard/order-history', 1],
  ['supplier', '/dashboard/order-history', 0, /order-history\/[0-9a-f-]{36}/],
  ['supplier', '/dashboard/buyer-inquiries', 0, /buyer-inquiries\/[0-9a-f-]{36}/],
  ['supplier', '/dashboard/product-questions', 0],
  ['supplier', '/dashboard/settings/team', 1],
  ['supplier', '/dashboard/settings/api-keys', 0],
  ['supplier', '/dashboard/settings/privacy', 0],
  ['supplier', '/dashboard/plan', 0],
  ['supplier', '/dashboard/sales-trends', 0],
  ['customer', '/account/addresses', 2],
  ['customer', '/account/orders', 1, /account\/orders\/[0-9a-f-]{36}/],
  ['customer', '/account/applications', 0],
  ['customer', '/account/mentors', 0],
  ['customer', '/account/searches', 0],
  ['customer', '/basket', 0],
  ['admin', '/admin/blog', 0, /admin\/blog\/[0-9a-f-]{36}/],
  ['admin', '/admin/applications?status=approved', 1, /admin\/applications\/[0-9a-f-]{36}/],
  ['admin', '/admin/certificates', 1],
  ['admin', '/admin/category-requests', 1],
  ['admin', '/admin/questions?show=all', 0],
  ['admin', '/admin/membership-invoices', 0],
];

const dialogs = '[role="dialog"], [role="alertdialog"]';

it.each(screens)(
  'as %s, closing any dialog of %s returns the focus to what opened it',
  {
    timeout: 120_000,
  },
  async (role, path, least, link) => {
    const page = await journey.person({ width: 1440, expectedErrors: [/Failed to load resource/] });
    if (role) await signInAs(page, role);
    await open(page, { path, link });
    await refuseWrites(page);
    const start = page.url();
    const wrong: string[] = [];
    let count = 0;
    for (const [position, name] of await openers(page)) {
      const opener = page.locator('main button').nth(position);
      if (!(await opener.isVisible()) || !(await opener.isEnabled())) continue;
      await opener.focus();
      await page.keyboard.press('Enter');
      const opened = await whatOpened(page);
      if (opened === 'dialog') {
        count += 1;
        wrong.push(...(await problemsOf(page, { name, opener })));
      }
      if (opened === 'menu') {
        const found = await throughMenu(page, { name, opener });
        count += found.count;
        wrong.push(...found.wrong);
      }
      if (page.url() !== start) await open(page, { path, link });
      await settled(page);
    }
    expect(wrong).toEqual([]);
    expect(count).toBeGreaterThanOrEqual(least);
  },
);

async function open(page: Page, { path, link }: { path: string; link?: RegExp }): Promise<void> {
  await visit(page, path);
  await settled(page);
  if (!link) return;
  const hrefs = await page
    .locator('main a[href]')
    .evaluateAll((links) => links.map((one) => one.getAttribute('href') ?? ''));
  const next = hrefs.find((href) => link.test(href));
  if (!next) throw new Error(`${path} leads to no ${link.source}`);
  await visit(page, next);
  await settled(page);
}

/** Waits until the screen has loaded its data in the browser. */
const settled = async (page: Page): Promise<void> => {
  await page.waitForFunction(
    () => !document.querySelector('main [aria-busy="true"]') && document.querySelector('main h1'),
  );
};

/** Refuses all writes, whatever is pressed. */
const refuseWrites = async (page: Page): Promise<void> => {
  await page.route('**/api/v1/**', (route) =>
    route.request().method() === 'GET' ? route.continue() : route.abort(),
  );
};

/** Returns one button of each kind by its position in the content, because rows repeat theirs. */
async function openers(page: Page): Promise<[position: number, name: string][]> {
  const names = await page.locator('main button').evaluateAll((buttons) =>
    buttons.map((button) => {
      const isOther =
        button.matches('th button, [type="submit"], [role], [aria-pressed], [aria-current]') ||
        !button.checkVisibility();
      return isOther ? '' : (button.getAttribute('aria-label') ?? button.textContent ?? '').trim();
    }),
  );
  const kinds = new Map<string, [number, string]>();
  for (const [position, name] of names.entries()) {
    const kind = name.split(/\s+/).slice(0, 2).join(' ');
    if (kind && !kinds.has(kind)) kinds.set(kind, [position, name]);
  }
  return [...kinds.values()];
}

/** Returns whether a dialog or a menu is open after a key press; one that is fading out does not count. */
async function whatOpened(page: Page): Promise<'dialog' | 'menu' | null> {
  const found = await page
    .waitForFunction(
      (dialogs) => {
        const open = [...document.querySelectorAll(`${dialogs}, [role="menu"]`)].find(
          (one) => one.checkVisibility() && one.getAttribute('data-state') !== 'closed',
        );
        return open && (open.getAttribute('role') === 'menu' ? 'menu' : 'dialog');
      },
      dialogs,
      { timeout: 300 },
    )
    .catch(() => null);
  return found && ((await found.jsonValue()) as 'dialog' | 'menu');
}

/** Waits until the last menu has faded out, because its entries look like those of the next. */
const menuClosed = (page: Page): Promise<void> =>
  page.locator('[role="menu"]').first().waitFor({ state: 'detached' });

interface OpenDialog {
  name: string;
  /** The element that has the focus after closing. */
  opener: Locator;
}

/** Returns what is wrong with the focus in an open dialog and after closing it. */
async function problemsOf(page: Page, { name, opener }: OpenDialog): Promise<string[]> {
  const isAtStart = () =>
    page
      .locator(dialogs)
      .last()
      .evaluate((dialog) => {
        const [field] = [
          ...dialog.querySelectorAll<HTMLInputElement>(
            'input:not([type="hidden"], [type="file"]), select, textarea',
          ),
        ].filter((one) => one.checkVisibility() && !one.disabled);
        const active = document.activeElement;
        if (!field) return dialog.contains(active);
        const isOfGroup =
          active instanceof HTMLInputElement && field.type === 'radio' && active.name === field.name;
        return active === field || isOfGroup;
      });
  const started = await becomes(isAtStart);
  await page.keyboard.press('Escape');
  await page.locator(dialogs).first().waitFor({ state: 'detached' });
  const returned = await becomes(() => opener.evaluate((button) => button === document.activeElement));
  return [
    ...(started ? [] : [`${name}: the first field has no focus`]),
    ...(returned ? [] : [`${name}: the focus does not come back`]),
  ];
}

/** Checks every dialog that a menu opens. */
async function throughMenu(
  page: Page,
  { name, opener }: OpenDialog,
): Promise<{ count: number; wrong: string[] }> {
  const items = await page.locator('[role="menuitem"]:not(a)').allTextContents();
  const wrong: string[] = [];
  let count = 0;
  await page.keyboard.press('Escape');
  for (const [position, item] of items.entries()) {
    await menuClosed(page);
    await settled(page);
    if (!(await opener.isVisible())) break;
    await opener.focus();
    await page.keyboard.press('Enter');
    const entry = page.locator('[role="menuitem"]:not(a)').nth(position);
    await entry.waitFor();
    await entry.focus();
    await page.keyboard.press('Enter');
    if ((await whatOpened(page)) !== 'dialog') continue;
    count += 1;
    wrong.push(...(await problemsOf(page, { name: `${name} › ${item}`, opener })));
  }
  return { count, wrong };
}

async function becomes(check: () => Promise<boolean>): Promise<boolean> {
  for (let attempt = 0; attempt < 60; attempt += 1) {
    if (await check()) return true;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return false;
}

it('moves the focus into a form that replaces the button that opened it', async () => {
  const page = await journey.person({ width: 1440 });
  await signInAs(page, 'supplier');
  await visit(page, '/dashboard/bank-tax-details');
  await page.getByRole('button', { name: 'Change' }).press('Enter');
  await expect
    .poll(() => page.getByLabel('Account holder').evaluate((field) => field === document.activeElement))
    .toBe(true);
  await page.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect
    .poll(() =>
      page.getByRole('button', { name: 'Change' }).evaluate((button) => button === document.activeElement),
    )
    .toBe(true);
});
