import { describe, expect, it } from 'vitest';
import { expectAccessible, hydrated, signInAs, useJourney, visit } from '#support/journey.ts';

const journey = useJourney();

describe('events', () => {
  it('lead from the home page to the calendar, an event, and a calendar file', async () => {
    const page = await journey.person({ width: 390 });
    await visit(page, '/');
    await page.getByRole('link', { name: 'See Full Calendar of Events' }).click();
    await page.waitForURL('**/events/calendar');
    await expectAccessible(page);
    const month = await page.getByRole('heading', { level: 1 }).textContent();
    const months = page.getByRole('navigation', { name: 'Months' });
    await months.getByRole('link').last().click();
    await page.waitForURL('**/events/calendar?month=*');
    await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).not.toBe(month);

    await page.getByRole('link', { name: 'List view' }).click();
    await page.waitForURL('**/events');
    await expectAccessible(page);
    await page.getByLabel('Country').selectOption('IN');
    await page.getByRole('button', { name: 'Apply', exact: true }).click();
    await page.waitForURL('**/events?*country=IN*');
    await page.getByRole('main').getByRole('article').first().getByRole('link').click();
    await page.waitForURL(/\/events\/[a-z-]+-20\d\d$/);
    await expectAccessible(page);

    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Add to calendar' }).click();
    expect((await download).suggestedFilename()).toMatch(/\.ics$/);
    const file = await page.request.get(`${page.url()}/calendar.ics`);
    expect(file.headers()['content-type']).toContain('text/calendar');
    expect(await file.text()).toContain('BEGIN:VEVENT');
  });
});

describe('a course', () => {
  it('can be read by a guest, and its progress is saved when signed in', async () => {
    const page = await journey.person();
    await visit(page, '/courses');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Bottles, caps and neck finishes' }).click();
    await page.getByRole('link', { name: 'Start course' }).waitFor();
    await expectAccessible(page);

    await signInAs(page, 'customer');
    await visit(page, '/courses/bottles-caps-and-neck-finishes/lessons/what-28-410-says');
    for (let lesson = 1; lesson < 4; lesson += 1) {
      await page.getByText(`Lesson ${lesson} of 4`).waitFor();
      await page.getByRole('button', { name: 'Mark as done and continue' }).click();
    }
    await page.getByText('Lesson 4 of 4').waitFor();
    await page.getByRole('button', { name: 'Mark as done and finish' }).click();
    await page.getByText('You have completed').waitFor();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'My courses' }).last().click();
    await page.waitForURL('**/account/courses');
    await page.getByText('4 of 4 lessons completed').waitFor();
    await expectAccessible(page);
  });
});

describe('a mentor', () => {
  it('is requested by someone who signs in on the way, and the request is answered by an admin', async () => {
    const topic = `Leaning cases ${Date.now()}`;
    const page = await journey.person({
      expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 400/],
    });
    await visit(page, '/mentors/anjali-deshpande');
    await expectAccessible(page);
    await page.getByLabel('Topic').fill(topic);
    await page.getByLabel('What are you working on?').fill('Our cases lean after a week in the store.');
    await page.getByRole('button', { name: 'Sign in to send request' }).click();
    await page.waitForURL('**/sign-in?*');
    await page.getByLabel('Email').fill('customer@packwright.example');
    await page.getByLabel('Password', { exact: true }).fill('box-me-a-dozen');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL('**/mentors/anjali-deshpande*');
    await hydrated(page);
    // The input from before signing in is retained.
    await expect.poll(() => page.getByLabel('Topic').inputValue()).toBe(topic);

    await page.getByRole('button', { name: 'Send request to Anjali Deshpande' }).click();
    await page.getByText('Enter a date').waitFor();
    const soon = new Date(Date.now() + 6 * 86_400_000).toISOString().slice(0, 10);
    await page.getByLabel('Day 1', { exact: true }).fill(soon);
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Send request to Anjali Deshpande' }).click();
    await page.getByText('Your text is still here').waitFor();
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Send request to Anjali Deshpande' }).click();
    await page.getByText('Request sent to').waitFor();
    await expectAccessible(page);

    const admin = await journey.person();
    await signInAs(admin, 'admin');
    await visit(admin, '/admin/mentor-sessions?status=new');
    const request = admin.getByRole('article').filter({ hasText: topic });
    await request.getByLabel('New status').selectOption('arranged');
    await request.getByLabel(/^Message to/).fill('Thursday at ten, by video.');
    await expectAccessible(admin);
    await request.getByRole('button', { name: 'Save and notify' }).click();
    await request.waitFor({ state: 'detached' });

    await visit(page, '/account/mentors');
    const mine = page.getByRole('article').filter({ hasText: topic });
    await mine.getByText('Thursday at ten, by video.').waitFor();
    await mine.getByText('Arranged', { exact: true }).waitFor();
    await expectAccessible(page);
  });
});

describe('an editor', () => {
  it('creates an event with a preview, publishes it and deletes it', async () => {
    const title = `Konkan Box Meeting ${Date.now()}`;
    const page = await journey.person({ expectedErrors: [/status of 400/] });
    await signInAs(page, 'admin');
    await visit(page, '/admin/events');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'New event' }).click();
    await page.waitForURL('**/admin/events/new');
    await page.getByRole('heading', { level: 1, name: 'New event' }).waitFor();
    await page.getByLabel('Title').fill(title);
    await page.getByLabel('First day').fill('2031-05-04');
    await page.getByLabel('Last day').fill('2031-05-06');
    await page.getByLabel('Text', { exact: true }).fill('Two days of **salt**.');
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByText('Enter a venue').first().waitFor();
    await page.getByLabel('Venue').fill('The old dock');
    await page.getByLabel('City').fill('Ratnagiri');
    await page.getByLabel('Country').selectOption('IN');
    await page.getByLabel('Category').selectOption('Workshop');
    await page.getByLabel('Summary').fill('Boxes by the sea, and what salt does to them.');
    await page.getByText('Preview page').click();
    await page.locator('strong').filter({ hasText: 'salt' }).last().waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByRole('link', { name: 'View page' }).click();
    // The preview has the same text, so the page has loaded only when the editor is gone.
    await page.waitForURL(/\/events\/konkan-box-meeting-/);
    await page.getByRole('button', { name: 'Delete event' }).waitFor({ state: 'detached' });
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    const address = page.url();
    await page.goBack();
    await page.waitForURL('**/admin/events/*');
    await page.getByRole('button', { name: 'Delete event' }).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.waitForURL('**/admin/events');
    expect((await page.request.get(address)).status()).toBe(404);
  });

  it('opens a course and a mentor', async () => {
    const page = await journey.person();
    await signInAs(page, 'admin');
    await visit(page, '/admin/courses');
    await page.getByRole('link', { name: 'Corrugated board from the ground up' }).click();
    await page.getByRole('button', { name: 'Choosing a flute' }).click();
    await expect.poll(() => page.getByLabel('Title of lesson 2').inputValue()).toBe('Choosing a flute');
    await page.getByRole('button', { name: 'Move lesson 2 up' }).click();
    await expect.poll(() => page.getByLabel('Title of lesson 1').inputValue()).toBe('Choosing a flute');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Move lesson 1 down' }).click();
    await page.getByText('All changes saved').waitFor();
    await visit(page, '/admin/mentors');
    await page.getByRole('link', { name: 'Anjali Deshpande' }).click();
    await page.getByLabel('Contact for requests').waitFor();
    await expectAccessible(page);
  });
});
