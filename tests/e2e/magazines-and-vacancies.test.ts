import { describe, expect, it } from 'vitest';
import { onePagePdf } from '#seed/publications/one-page-pdf.ts';
import { expectAccessible, signInAs, useJourney, visit } from '#support/journey.ts';

const journey = useJourney();

describe('a reader', () => {
  it('turns the pages of a magazine with the arrow keys, and opens a piece from the contents', async () => {
    const page = await journey.person({ width: 1440 });
    await visit(page, '/magazines');
    await expectAccessible(page);
    await page.getByRole('link', { name: /^Read issue/ }).click();
    await page.getByRole('heading', { name: 'In this issue' }).waitFor();
    await page.getByText(/^Spread 1 of \d+$/).waitFor();
    await page.keyboard.press('ArrowRight');
    await page.getByText(/^Spread 2 of \d+$/).waitFor();
    await page.keyboard.press('ArrowLeft');
    await page.getByText(/^Spread 1 of \d+$/).waitFor();
    await page.getByRole('navigation', { name: 'In this issue' }).getByRole('link').last().click();
    await page.waitForURL(/#p-/);
    await expectAccessible(page);
  });

  it('reads an issue and a news item without JavaScript', async () => {
    const context = await journey.browser.newContext({ baseURL: journey.origin, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/magazines/the-film-issue');
    expect(await page.getByRole('article').count()).toBeGreaterThan(4);
    await page.goto('/news');
    await page.locator('a[href^="/news/"]:not([href$=".xml"])').first().click();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await context.close();
  });
});

describe('a person who looks for work', () => {
  it('filters jobs, shares the URL, and applies without an account', async () => {
    const page = await journey.person();
    await visit(page, '/jobs');
    await page.getByLabel('Workplace').selectOption('remote');
    await page.getByRole('button', { name: 'Show jobs' }).click();
    await page.waitForURL(/workplace=remote/);
    await expectAccessible(page);
    await page.getByRole('article').getByRole('link').first().click();
    await page.waitForURL(/\/jobs\/./);
    await page.getByRole('button', { name: 'Send application' }).click();
    await page.getByText('Add your CV as a PDF.').waitFor();
    await page.getByText('Name is required').waitFor();
    await expectAccessible(page);
    await page.getByLabel('Name').fill('Meera Joshi');
    await page.getByLabel('Email').fill(`meera-${Date.now()}@example.com`);
    await page.getByLabel('CV').setInputFiles({
      name: 'cv.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from(onePagePdf(['Meera Joshi'])),
    });
    await page.getByRole('button', { name: 'Send application' }).click();
    await page.getByText('Your application has been sent.').waitFor();
  });
});

describe('an admin', () => {
  it('writes a post, previews it, loses nothing, publishes it, edits it and unpublishes it', async () => {
    const page = await journey.person({ width: 1440, expectedErrors: [/status of 404/] });
    await signInAs(page, 'admin');
    await visit(page, '/admin');
    await page
      .getByRole('link', { name: /messages/i })
      .first()
      .waitFor();
    await expectAccessible(page);
    await visit(page, '/admin/blog/new');
    const title = `A short note on glue ${Date.now()}`;
    await page.getByLabel('Title').fill(title);
    await page.getByLabel('Category').fill('Corrugated');
    await page.getByLabel('Excerpt').fill('What holds a box together.');
    await page.getByLabel('Background', { exact: true }).selectOption('ochre');
    await page.getByRole('textbox', { name: 'Text' }).fill('Starch holds it.');
    await page.getByRole('region', { name: 'Text: preview' }).getByText('Starch holds it.').waitFor();
    await page
      .getByRole('navigation', { name: 'Administration' })
      .getByRole('link', { name: 'News', exact: true })
      .click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
    await page.waitForURL('**/admin/news');
    await visit(page, '/admin/blog/new');
    await page.getByText('We restored your unsaved changes.').waitFor();
    expect(await page.getByLabel('Title').inputValue()).toBe(title);
    await expectAccessible(page);
    const writing = page.getByRole('textbox', { name: 'Text' });
    await writing.focus();
    await page.keyboard.press('Control+End');
    await page.keyboard.press('Control+s');
    await page.keyboard.type(' Flour too.');
    await page.waitForURL(/\/admin\/blog\/[\w-]{36}$/);
    await page.getByText('Unsaved changes').waitFor();
    await page.keyboard.type(' So does rice.');
    expect(await writing.inputValue()).toBe('Starch holds it. Flour too. So does rice.');
    await page.reload();
    await page.getByText('We restored your unsaved changes.').waitFor();
    expect(await writing.inputValue()).toBe('Starch holds it. Flour too. So does rice.');
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    const edited = page.url();
    await page.getByText('All changes saved').waitFor();
    const site = (await page.getByRole('link', { name: 'View page' }).getAttribute('href')) ?? '';
    const reader = await journey.person({ expectedErrors: [/status of 404/] });
    await reader.goto(site);
    await reader.getByRole('heading', { level: 1, name: title }).waitFor();
    await page.getByRole('textbox', { name: 'Text' }).fill('Starch holds it, and borax helps.');
    await page.getByText('Unsaved changes').waitFor();
    await page.keyboard.press('Control+s');
    await page.getByText('All changes saved').waitFor();
    await reader.goto(site);
    await reader.getByText('borax helps').waitFor();
    await visit(page, new URL(edited).pathname);
    await page.getByRole('button', { name: 'Unpublish' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Unpublish' }).click();
    await page.getByRole('button', { name: 'Publish', exact: true }).waitFor();
    await reader.goto(site);
    await reader.getByText('Blog not found').waitFor();
  });
});

describe('a person who specifies a box', () => {
  it('calculates a pallet without JavaScript, and corrects a wrong field', async () => {
    const context = await journey.browser.newContext({ baseURL: journey.origin, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/calculators/pallet-fill');
    const form = page.getByRole('form', { name: 'Pallet and container fill' });
    await form.getByLabel('Length', { exact: true }).fill('350');
    await form.getByLabel('Width', { exact: true }).fill('wide');
    await page.getByRole('button', { name: 'Calculate' }).click();
    await page.getByText('Correct the marked field.').waitFor();
    expect(await form.getByLabel('Length', { exact: true }).inputValue()).toBe('350');
    await form.getByLabel('Width', { exact: true }).fill('250');
    await page.getByRole('button', { name: 'Calculate' }).click();
    await page.getByRole('img', { name: /^Top view of a layer of 13 boxes/ }).waitFor();
    await context.close();
  });

  it('transfers the dimensions of a blank to a requirement', async () => {
    const page = await journey.person();
    await visit(page, '/calculators/box-blank');
    await expectAccessible(page);
    const form = page.getByRole('form', { name: 'Box blank size' });
    // With inches selected, fields are in inches, and the input is retained when the units change.
    await page.getByRole('main').getByRole('radio', { name: 'Inch' }).check();
    expect(await form.getByLabel('Inner length').inputValue()).toBe('12');
    await page.getByRole('main').getByRole('radio', { name: 'Metric' }).check();
    await form.getByLabel('Inner length').fill('420');
    await page.getByRole('main').getByRole('radio', { name: 'Inch' }).check();
    expect(await form.getByLabel('Inner length').inputValue()).toBe('420');
    await page.getByRole('button', { name: 'Calculate' }).click();
    await page.getByText('420 x 200 x 150 mm box FEFCO 0201 B flute').waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Get quotes' }).click();
    const need = page.getByRole('form', { name: 'Request for quotes' }).getByLabel('What do you need?');
    await expect.poll(() => need.inputValue()).toContain('420 x 200 x 150');
  });

  it('finds a guideline in the library, and ticks a checklist for the store', async () => {
    const page = await journey.person();
    await visit(page, '/guidelines');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'FEFCO styles', exact: true }).click();
    await page.getByRole('button', { name: 'Print' }).waitFor();
    await expectAccessible(page);
    await signInAs(page, 'supplier');
    await visit(page, '/dashboard/packaging-guidelines/checklists/receiving');
    await page.getByRole('checkbox', { name: /^Pallets and cartons counted/ }).check();
    await page.getByText('1 of 7 completed').waitFor();
    await expectAccessible(page);
    await page.reload();
    await page.getByText('1 of 7 completed').waitFor();
    await page.getByRole('checkbox', { name: /^Pallets and cartons counted/ }).uncheck();
    await page.getByText('0 of 7 completed').waitFor();
  });
});
