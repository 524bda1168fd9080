import { renderMarkdown } from '#features/publishing/engine/rules/markdown.ts';
import { addDays, toDateString } from '#lib/calendar.ts';
import { newId } from '#lib/ids.ts';
import { homeMarket } from '#lib/market.ts';
import type { Database } from '#platform/database/database.ts';
import { jobApplications, jobs } from './tables.ts';

/** Inserts a job that is open for applications. */
export async function createJob(
  db: Database,
  overrides: Partial<Omit<typeof jobs.$inferInsert, 'html' | 'searchVector'>> = {},
): Promise<{ id: string; slug: string }> {
  const id = overrides.id ?? newId();
  const now = new Date();
  const markdown = overrides.markdown ?? '## What you do\n\nFold boxes.';
  const row = {
    slug: `job-${id}`,
    title: 'Box folder',
    companyName: 'Test Boxes',
    logoSeed: 'test-boxes',
    function: 'production' as const,
    type: 'full-time' as const,
    workplace: 'on-site' as const,
    city: 'Pune',
    country: 'IN',
    summary: 'Folds boxes.',
    currency: homeMarket.currency,
    salaryPer: 'month' as const,
    expiresOn: toDateString(addDays(now, 30)),
    isDraft: false,
    wasPublic: true,
    publishedAt: addDays(now, -1),
    createdAt: now,
    updatedAt: now,
    ...overrides,
  };
  await db.insert(jobs).values({ ...row, id, markdown, html: renderMarkdown(markdown).html });
  return { id, slug: row.slug };
}

type NewApplication = Partial<typeof jobApplications.$inferInsert> & { jobId: string; cvStorageKey: string };

/** Inserts an application; its CV must already be stored under the given key. */
export async function createApplication(db: Database, overrides: NewApplication): Promise<string> {
  const id = overrides.id ?? newId();
  const now = new Date();
  const row = {
    name: 'Test Applicant',
    email: 'applicant@example.com',
    message: '',
    cvName: 'cv.pdf',
    cvBytes: 1000,
    status: 'received' as const,
    createdAt: now,
    updatedAt: now,
    ...overrides,
  };
  await db.insert(jobApplications).values({ ...row, id });
  return id;
}
