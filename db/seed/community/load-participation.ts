import { and, eq, inArray } from 'drizzle-orm';
import { accounts } from '#features/identity/accounts/server/tables.ts';
import { courses, doneLessons, enrolments } from '#features/publishing/courses/server/tables.ts';
import { createSessionRequest } from '#features/publishing/mentors/server/factory.ts';
import { mentors } from '#features/publishing/mentors/server/tables.ts';
import { addDays, toDateString } from '#lib/calendar.ts';
import type { Database } from '#platform/database/database.ts';
import { demoAccounts } from '../demo-accounts.ts';

/** How far the demo customer has come in which course, and when it last read there. */
const begun = [
  { slug: 'corrugated-board-from-the-ground-up', lessons: 5, daysAgo: 12 },
  { slug: 'box-strength-you-can-calculate', lessons: 2, daysAgo: 1 },
];

/** Courses begun and a session arranged: what a buyer who has been here for a while would find. */
export async function loadParticipation(db: Database, now: Date): Promise<void> {
  const email = demoAccounts.find(({ role }) => role === 'customer')?.email ?? '';
  const [account] = await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.email, email));
  if (!account) return;
  await readCourses(db, { accountId: account.id, now });
  const [mentor] = await db
    .select({ id: mentors.id })
    .from(mentors)
    .where(and(eq(mentors.slug, 'hiroshi-tanaka'), eq(mentors.isPublished, true)));
  if (!mentor) return;
  await createSessionRequest(db, {
    mentorId: mentor.id,
    accountId: account.id,
    topic: 'Caps that loosen in transit',
    message:
      'Our 500 ml bottles with 28 mm flip caps leave the line at 1.6 Nm but arrive at half of that. We would like to know what to measure first.',
    times: [
      { date: toDateString(addDays(now, 5)), part: 'morning' },
      { date: toDateString(addDays(now, 7)), part: 'midday' },
    ],
    timeZone: 'America/Los_Angeles',
    status: 'arranged',
    answer: 'Your first date works for me. Please have a torque meter and six capped bottles ready.',
    createdAt: addDays(now, -2),
  });
}

async function readCourses(
  db: Database,
  { accountId, now }: { accountId: string; now: Date },
): Promise<void> {
  const slugs = begun.map(({ slug }) => slug);
  const rows = await db.select().from(courses).where(inArray(courses.slug, slugs));
  for (const { id: courseId, slug, lessons } of rows) {
    const { lessons: count = 0, daysAgo = 0 } = begun.find((one) => one.slug === slug) ?? {};
    const keys = lessons.flatMap(({ key }) => key ?? []);
    const done = keys.slice(0, count);
    const last = keys[Math.min(count, keys.length - 1)];
    if (!last) continue;
    const lastAt = addDays(now, -daysAgo);
    const completedAt = done.length === keys.length ? lastAt : null;
    await db.insert(enrolments).values({
      accountId,
      courseId,
      lastLessonKey: last,
      startedAt: addDays(lastAt, -6),
      lastAt,
      completedAt,
    });
    await db
      .insert(doneLessons)
      .values(done.map((lessonKey) => ({ accountId, courseId, lessonKey, doneAt: lastAt })));
  }
}
