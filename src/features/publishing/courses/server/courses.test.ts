import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { outboxEvents } from '#platform/jobs/tables.ts';
import { loadCommunity } from '#seed/community/load-community.ts';
import { type SignedIn, useTestApp } from '#support/test-app.ts';
import { createCourse } from './factory.ts';

const test = useTestApp();
let admin: SignedIn;
let learner: SignedIn;
let other: SignedIn;

beforeAll(async () => {
  admin = await test.signIn('admin');
  learner = await test.signIn('customer');
  other = await test.signIn('supplier');
  await loadCommunity(test.kernel.database.db, new Date());
});

const get = (path: string, token?: string) => test.call(`GET ${path}`, token ? { token } : {});
const mark = (path: string, { done = true } = {}) =>
  test.call(`PUT /courses/${path}/done`, { token: learner.token, body: { done } });
const progressOf = async (slug: string, token = learner.token) =>
  (await get(`/courses/${slug}/progress`, token)).body.data.progress;

describe('the courses', () => {
  it('are seeded with lessons that can be read', async () => {
    const { courses } = (await get('/courses')).body.data;
    expect(courses).toHaveLength(8);
    const { course } = (await get(`/courses/${courses[0].slug}`)).body.data;
    expect(course.lessons).toHaveLength(course.lessonCount);
    expect(course.outcomes.length).toBeGreaterThan(2);
    for (const { slug } of course.lessons) {
      const { lesson } = (await get(`/courses/${course.slug}/lessons/${slug}`)).body.data;
      expect(lesson.html.length).toBeGreaterThan(800);
    }
  });

  it('are filtered by level and length', async () => {
    const { courses } = (await get('/courses?level=Beginner&length=short')).body.data;
    expect(courses.length).toBeGreaterThan(0);
    expect(
      courses.every(
        ({ level, minutes }: { level: string; minutes: number }) => level === 'Beginner' && minutes <= 35,
      ),
    ).toBe(true);
    expect((await get('/courses?level=Expert')).status).toBe(400);
    expect((await get('/courses?length=-1')).status).toBe(400);
  });

  it('return 404 if they do not exist, also for lessons of another course', async () => {
    const { slug } = await createCourse(test.kernel.database.db);
    expect((await get('/courses/no-such-course')).status).toBe(404);
    expect((await get(`/courses/${slug}/lessons/choosing-a-flute`)).status).toBe(404);
    expect((await mark(`${slug}/lessons/choosing-a-flute`)).status).toBe(404);
  });
});

describe('learning', () => {
  it('remembers the lesson, counts finished lessons, and completes once', async () => {
    const { slug } = await createCourse(test.kernel.database.db);
    expect(await progressOf(slug)).toMatchObject({ isStarted: false, percent: 0, resumeAt: 'first' });
    await test.call(`POST /courses/${slug}/lessons/second/open`, { token: learner.token, body: {} });
    expect(await progressOf(slug)).toMatchObject({ isStarted: true, resumeAt: 'second' });
    await mark(`${slug}/lessons/second`);
    expect(await progressOf(slug)).toMatchObject({ done: ['second'], percent: 33, resumeAt: 'third' });
    await mark(`${slug}/lessons/third`);
    const last = await mark(`${slug}/lessons/first`);
    expect(last.body.data.progress).toMatchObject({ percent: 100, isComplete: true });
    const completedAt = last.body.data.progress.completedAt;
    expect(completedAt).toBeTruthy();
    await mark(`${slug}/lessons/first`, { done: false });
    expect(await progressOf(slug)).toMatchObject({ percent: 66, isComplete: false, completedAt });

    const mine = await get('/account/courses', learner.token);
    expect(mine.body.data.courses[0]).toMatchObject({ slug, percent: 66, resumeAt: 'first' });
  });

  it('is private to each person', async () => {
    const { slug } = await createCourse(test.kernel.database.db);
    await mark(`${slug}/lessons/first`);
    expect(await progressOf(slug, other.token)).toMatchObject({ isStarted: false, done: [] });
    const theirs = await get('/account/courses', other.token);
    expect(theirs.body.data.courses).toEqual([]);
    // An account id in the body is ignored.
    await test.call(`PUT /courses/${slug}/lessons/second/done`, {
      token: other.token,
      body: { done: true, accountId: learner.accountId },
    });
    expect((await progressOf(slug)).done).toEqual(['first']);
  });

  it('requires a sign-in', async () => {
    const { slug } = await createCourse(test.kernel.database.db);
    expect((await get(`/courses/${slug}/progress`)).status).toBe(401);
    expect((await get('/account/courses')).status).toBe(401);
    const response = await test.call(`PUT /courses/${slug}/lessons/first/done`, { body: { done: true } });
    expect(response.status).toBe(401);
  });

  it('completes once when the last lessons are marked at the same moment', async () => {
    const { slug, id } = await createCourse(test.kernel.database.db);
    const responses = await Promise.all(
      ['first', 'second', 'third', 'first', 'second', 'third'].map((lesson) =>
        mark(`${slug}/lessons/${lesson}`),
      ),
    );
    expect(responses.every(({ status }) => status === 200)).toBe(true);
    expect(await progressOf(slug)).toMatchObject({ percent: 100, isComplete: true });
    const told = sql`${outboxEvents.name} = 'course.completed' and ${outboxEvents.payload}->>'courseId' = ${id}`;
    expect(await test.kernel.database.db.$count(outboxEvents, told)).toBe(1);
  });
});

const form = {
  title: 'Tape that holds',
  slug: '',
  level: 'Beginner',
  summary: 'Why tape lets go.',
  audience: '',
  outcomes: ['Choose a tape'],
  lessons: [
    { key: '', title: 'Glue', slug: '', minutes: 6, markdown: 'Glue.' },
    { key: '', title: 'Dust', slug: '', minutes: 7, markdown: 'Dust.' },
  ],
  imageUrl: null,
  isDraft: false,
  version: null,
};
const write = (changes: object = {}, token = admin.token) =>
  test.call('POST /admin/courses', { token, body: { ...form, ...changes } });

describe('the course editor', () => {
  it('keeps learners’ progress through renaming and reordering', async () => {
    const { course } = (await write()).body.data;
    expect(course).toMatchObject({ slug: 'tape-that-holds', isDraft: false });
    await mark(`${course.slug}/lessons/dust`);
    const [glue, dust] = course.lessons;
    const lessons = [{ ...dust, title: 'Dust and cold', slug: 'cold' }, glue];
    const { id } = course;
    const saved = await test.call(`PUT /admin/courses/${id}`, {
      token: admin.token,
      body: { ...form, lessons, version: course.version },
    });
    expect(saved.body.data.course.lessons.map(({ slug }: { slug: string }) => slug)).toEqual([
      'cold',
      'glue',
    ]);
    expect(await progressOf(course.slug)).toMatchObject({ done: ['cold'], percent: 50, resumeAt: 'glue' });
    const stale = await test.call(`PUT /admin/courses/${id}`, {
      token: admin.token,
      body: { ...form, version: course.version },
    });
    expect(stale.status).toBe(409);
  });

  it('shows visitors the order of the courses, also when several are moved at the same moment', async () => {
    const order = async () =>
      (await get('/admin/courses?limit=100', admin.token)).body.data.courses.map(
        ({ id }: { id: string }) => id,
      );
    const before = await order();
    const move = (id: string, direction: string) =>
      test.call(`POST /admin/courses/${id}/move`, { token: admin.token, body: { direction } });
    await move(before[1], 'up');
    expect((await order()).slice(0, 2)).toEqual([before[1], before[0]]);
    await Promise.all([move(before[2], 'up'), move(before[3], 'down'), move(before[4], 'up')]);
    expect((await order()).toSorted()).toEqual(before.toSorted());
  });

  it('deletes softly: learners keep their progress', async () => {
    const { id, slug } = await createCourse(test.kernel.database.db);
    await mark(`${slug}/lessons/first`);
    expect((await test.call(`DELETE /admin/courses/${id}`, { token: admin.token })).status).toBe(200);
    expect((await get(`/courses/${slug}`)).status).toBe(404);
    const mine = (await get('/account/courses', learner.token)).body.data.courses;
    expect(mine.find((course: { slug: string }) => course.slug === slug)).toMatchObject({
      isWithdrawn: true,
    });
  });

  it.each([
    [{ title: '' }, 'title'],
    [{ level: 'Guru' }, 'level'],
    [{ lessons: [{ ...form.lessons[0], minutes: 0 }] }, 'lessons.0.minutes'],
    [{ lessons: [{ ...form.lessons[0], title: '' }] }, 'lessons.0.title'],
    [{ lessons: [] }, 'lessons'],
    [{ outcomes: Array.from({ length: 9 }, () => 'x') }, 'outcomes'],
  ])('refuses %j', async (changes, path) => {
    const response = await write(changes);
    expect(response.status).toBe(400);
    expect(response.body.errors[0].path).toBe(path);
  });

  it('is limited to admins', async () => {
    const { id } = await createCourse(test.kernel.database.db);
    for (const token of [learner.token, other.token]) {
      expect((await write({}, token)).status).toBe(403);
      expect((await get('/admin/courses', token)).status).toBe(403);
      expect((await get(`/admin/courses/${id}`, token)).status).toBe(403);
      expect((await test.call(`DELETE /admin/courses/${id}`, { token })).status).toBe(403);
      const body = { direction: 'up' };
      expect((await test.call(`POST /admin/courses/${id}/move`, { token, body })).status).toBe(403);
    }
  });
});
