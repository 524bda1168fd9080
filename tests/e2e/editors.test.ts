import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, signInAs, useJourney, visit } from '#support/journey.ts';

const journey = useJourney();
const text = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true });

interface Editor {
  /** URL of the list; `/new` starts an entry. */
  list: string;
  /** The field that becomes the heading on the site. */
  name: string;
  fill(page: Page): Promise<void>;
  /** How its picture is created; left out if it has none. */
  picture?: 'cover' | 'face';
  /** The public page shows other entries, too, so it stays when the entry is taken down. */
  isOnSharedPage?: boolean;
}

const editors: Record<string, Editor> = {
  'a guideline': {
    list: '/admin/guidelines',
    name: 'Title',
    picture: 'cover',
    async fill(page) {
      await text(page, 'Summary').fill('What a hinge is good for.');
      await text(page, 'Text').fill('A score too deep is a cut.');
    },
  },
  'a news item': {
    list: '/admin/news',
    name: 'Title',
    picture: 'cover',
    async fill(page) {
      await text(page, 'Summary').fill('A mill turned a machine round.');
      await text(page, 'Text').fill('It ran the other way by noon.');
    },
  },
  'an event': {
    list: '/admin/events',
    name: 'Title',
    picture: 'cover',
    async fill(page) {
      await page.getByLabel('First day').fill('2027-05-11');
      await page.getByLabel('Last day').fill('2027-05-13');
      await text(page, 'Venue').fill('Hall 4');
      await text(page, 'City').fill('Lyon');
      await page.getByLabel('Country').selectOption({ label: 'France' });
      await page.getByLabel('Category').selectOption({ index: 1 });
      await text(page, 'Summary').fill('Three days about closures.');
      await text(page, 'Text').fill('Makers show what seals and what does not.');
    },
  },
  'a course': {
    list: '/admin/courses',
    name: 'Title',
    picture: 'cover',
    async fill(page) {
      await text(page, 'Summary').fill('How a flute is chosen.');
      if ((await page.getByLabel('Title of lesson 1').count()) === 0) {
        await page.getByRole('button', { name: 'Add lesson' }).click();
      }
      await page.getByLabel('Title of lesson 1').fill('Height and count');
      await page.getByLabel('Minutes').fill('8');
      await page.getByRole('textbox', { name: /^Text/ }).fill('Count the tips in thirty centimetres.');
    },
  },
  'a mentor': {
    list: '/admin/mentors',
    name: 'Name',
    picture: 'face',
    async fill(page) {
      await page.getByLabel('Years in packaging').fill('21');
      await text(page, 'City').fill('Porto');
      await page.getByLabel('Country').selectOption({ label: 'Portugal' });
      await text(page, 'Summary').fill('Ran a corrugator for two decades.');
      await text(page, 'Helps with').fill('Corrugated board');
      await text(page, 'Languages').fill('English');
      await text(page, 'How a session goes').fill('Bring a box, and what it must carry.');
    },
  },
  'a job': {
    list: '/admin/jobs',
    name: 'Title',
    async fill(page) {
      await text(page, 'Company').fill('Harbour Cartons');
      await page.getByLabel('Country').selectOption({ label: 'Portugal' });
      await text(page, 'City').fill('Porto');
      await text(page, 'Summary').fill('Sets rule, and keeps it sharp.');
      await text(page, 'Description').fill('You bend, fit and test dies.');
    },
  },
  'a help article': {
    list: '/admin/help',
    name: 'Title',
    isOnSharedPage: true,
    async fill(page) {
      await page.getByLabel('Topic').selectOption({ label: 'Selling on Packwright' });
      await text(page, 'Text').fill('Ask first.\n\nThen order.');
      await page.getByLabel('Link text').fill('All products');
      await page.getByRole('textbox', { name: /^Page/ }).fill('/search');
    },
  },
  'a magazine': {
    list: '/admin/magazines',
    name: 'Title',
    picture: 'cover',
    async fill(page) {
      await text(page, 'Summary').fill('An issue about closing things.');
      await text(page, 'Season').fill('Winter 2027');
      await page.getByRole('button', { name: 'Add page' }).click();
      await page.getByRole('listitem').getByLabel('Title').fill('The last turn of the cap');
      await page.getByRole('textbox', { name: 'Text of article 1' }).fill('Torque is a promise.');
    },
  },
};

const lists = [
  '/admin/blog',
  '/admin/news',
  '/admin/magazines',
  '/admin/guidelines',
  '/admin/events',
  '/admin/courses',
  '/admin/mentors',
  '/admin/jobs',
  '/admin/help',
];

/** Selects how the picture of the entry is illustrated, which stores the URL of an illustration. */
async function drawPicture(page: Page, picture: Editor['picture']): Promise<void> {
  if (picture === 'cover') await page.getByLabel('Background', { exact: true }).last().selectOption('ochre');
  if (picture === 'face') await page.getByRole('button', { name: 'Use an illustration' }).click();
}

/** Returns the source of the picture that the editor shows. */
async function pictureOf(page: Page, picture: Editor['picture']): Promise<string | null> {
  if (picture === 'cover') return page.getByLabel('Background', { exact: true }).last().inputValue();
  if (picture === 'face') return page.getByRole('button', { name: 'Remove' }).innerText();
  return null;
}

describe('an admin', () => {
  it.each(lists)('saves the first entry of %s without changes', async (list) => {
    const page = await journey.person({ width: 1440 });
    await signInAs(page, 'admin');
    await visit(page, `${list}?state=published`);
    await page.getByRole('table').getByRole('link').first().click();
    await page.waitForURL((url) => url.pathname.startsWith(`${list}/`));
    const saving = page.waitForResponse((response) => response.request().method() === 'PUT');
    await page.getByRole('button', { name: 'Save changes' }).click();
    expect((await saving).status()).toBe(200);
    await page.getByText('All changes saved').waitFor();
    await page.getByText('No changes to save').waitFor();
    // The element that announces errors exists before there are any.
    expect(await page.getByRole('alert').filter({ hasText: /\S/ }).allTextContents()).toEqual([]);
  });

  it.each(Object.entries(editors))(
    'publishes %s with an illustration, sees it on the site, and unpublishes it',
    async (_what, editor) => {
      const page = await journey.person({ width: 1440, expectedErrors: [/status of 404/] });
      await signInAs(page, 'admin');
      await visit(page, `${editor.list}/new`);
      const name = `Kappa ${Date.now()}`;
      await page.getByLabel(editor.name).first().fill(name);
      await editor.fill(page);
      await drawPicture(page, editor.picture);
      const picture = await pictureOf(page, editor.picture);
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Publish', exact: true }).click();
      await page.waitForURL((url) => /[\w-]{36}$/.test(url.pathname));
      const edited = new URL(page.url()).pathname;
      await page.getByRole('link', { name: 'View page' }).click();
      await page.waitForURL((url) => !url.pathname.startsWith('/admin'));
      await page.getByRole('heading', { name }).first().waitFor();
      const site = new URL(page.url()).pathname;
      await expectAccessible(page);
      await visit(page, edited);
      expect(await pictureOf(page, editor.picture)).toBe(picture);
      await page.getByRole('button', { name: 'Unpublish' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Unpublish' }).click();
      await page.getByText('Unpublished and saved as a draft.').waitFor();
      const withdrawn = await page.request.get(site);
      expect(withdrawn.status()).toBe(editor.isOnSharedPage ? 200 : 404);
      expect(await withdrawn.text()).not.toContain(name);
      await visit(page, `${editor.list}?state=draft`);
      await page.getByRole('link', { name }).first().waitFor();
      await expectAccessible(page);
    },
  );

  it('who saved in another tab is told that it may have been them, and retains the text', async () => {
    const page = await journey.person({ width: 1440, expectedErrors: [/status of 409/] });
    await signInAs(page, 'admin');
    await visit(page, '/admin/guidelines/new');
    await text(page, 'Title').fill(`Two tabs ${Date.now()}`);
    await text(page, 'Summary').fill('Written first.');
    await text(page, 'Text').fill('A score too deep is a cut.');
    await page.getByRole('button', { name: 'Save draft' }).click();
    await page.waitForURL((url) => /[\w-]{36}$/.test(url.pathname));
    const otherTab = await page.context().newPage();
    await visit(otherTab, new URL(page.url()).pathname);
    await text(otherTab, 'Summary').fill('Saved in the other tab.');
    await otherTab.getByRole('button', { name: 'Save draft' }).click();
    await otherTab.getByText('All changes saved').waitFor();

    await text(page, 'Summary').fill('Saved in this tab.');
    await page.getByRole('button', { name: 'Save draft' }).click();
    const problem = page.getByRole('alert').filter({ hasText: 'A newer version was saved' });
    await problem.getByText(/by someone else or in another tab/).waitFor();
    expect(await text(page, 'Summary').inputValue()).toBe('Saved in this tab.');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Overwrite' }).click();
    await page.getByText('All changes saved').waitFor();
    await otherTab.reload();
    await expect.poll(() => text(otherTab, 'Summary').inputValue()).toBe('Saved in this tab.');
  });
});
