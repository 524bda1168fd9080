import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { and, eq, inArray, lt, or } from 'drizzle-orm';
import { accounts } from '#features/identity/accounts/server/tables.ts';
import type {
  JobFunction,
  JobType,
  SalaryPeriod,
  Workplace,
} from '#features/publishing/vacancies/contract/options.ts';
import { createApplication, createJob } from '#features/publishing/vacancies/server/factory.ts';
import { jobs } from '#features/publishing/vacancies/server/tables.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import { addDays, toDateString } from '#lib/calendar.ts';
import { minorUnits } from '#lib/money.ts';
import { slugify } from '#lib/slug.ts';
import type { Database } from '#platform/database/database.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { demoAccounts } from '../demo-accounts.ts';
import { demoStoreId, seedId } from '../seed-id.ts';
import { onePagePdf } from './one-page-pdf.ts';

interface JobEntry {
  title: string;
  /** A company of its own; or `sample store` for the demo store, which ids are made of and therefore stays. */
  company: string;
  function: JobFunction;
  type: JobType;
  workplace: Workplace;
  city: string;
  country: string;
  /** From and to in whole units, the currency and the period; null when it is not told. */
  pay: [from: number, to: number, currency: string, per: SalaryPeriod] | null;
  summary: string;
  duties: string[];
  brings: string[];
  offers: string;
}

interface Loading {
  now: Date;
}

/** Open jobs. Those that have closed are opened again at the next start, so that the list is never empty. */
export async function loadVacancies(db: Database, { now }: Loading): Promise<void> {
  const entries = JSON.parse(
    await readFile(fileURLToPath(new URL('jobs.json', import.meta.url)), 'utf8'),
  ) as JobEntry[];
  const stores = await db
    .select({ id: suppliers.id, name: suppliers.businessName, logoSeed: suppliers.logoSeed })
    .from(suppliers)
    .where(
      or(
        eq(suppliers.id, demoStoreId),
        inArray(
          suppliers.businessName,
          entries.map(({ company }) => company),
        ),
      ),
    );
  const there = new Set((await db.select({ id: jobs.id }).from(jobs)).map(({ id }) => id));
  for (const [at, entry] of entries.entries()) {
    const id = jobId(entry);
    const dates = datesOf(at, now);
    if (there.has(id)) {
      await db
        .update(jobs)
        .set(dates)
        .where(and(eq(jobs.id, id), lt(jobs.expiresOn, toDateString(now))));
      continue;
    }
    // A vacancy of a company on the marketplace is its store's, so it disappears with it.
    const isOwn = entry.company === 'sample store';
    const store = stores.find(({ id: storeId, name }) =>
      isOwn ? storeId === demoStoreId : name === entry.company,
    );
    const companyName = store?.name ?? entry.company;
    const logoSeed = store?.logoSeed ?? slugify(companyName);
    await createJob(db, {
      ...rowOf(entry),
      ...dates,
      id,
      companyName,
      logoSeed,
      supplierId: store?.id ?? null,
    });
  }
}

const jobId = ({ title, company }: JobEntry): string => seedId(`job ${title} ${company}`);

/** Spread over the last month, and open for another one or two. */
function datesOf(at: number, now: Date) {
  const publishedAt = new Date(addDays(now, -1 - at * 1.15).setUTCHours(8, (at * 17) % 60, 0, 0));
  return { publishedAt, createdAt: publishedAt, expiresOn: toDateString(addDays(now, 24 + ((at * 7) % 40))) };
}

function rowOf(entry: JobEntry) {
  const {
    title,
    function: job,
    type,
    workplace,
    city,
    country,
    pay,
    summary,
    duties,
    brings,
    offers,
  } = entry;
  const [from, to, currency = 'USD', salaryPer = 'year'] = pay ?? [];
  const minor = (whole: number | undefined): number | null =>
    whole === undefined ? null : whole * minorUnits(currency);
  const list = (items: string[]): string => items.map((item) => `- ${item}`).join('\n');
  return {
    slug: slugify(`${title} ${city}`),
    title,
    function: job,
    type,
    workplace,
    city,
    country,
    summary,
    markdown: `## Your responsibilities\n\n${list(duties)}\n\n## Your profile\n\n${list(brings)}\n\n## What we offer\n\n${offers}`,
    salaryMinMinor: minor(from),
    salaryMaxMinor: minor(to),
    currency,
    salaryPer,
  };
}

const letters = [
  'I have worked on a two-color flexo line for six years and would like to move closer to packaging design. I can start after a month’s notice.',
  'I enjoy working with measured data. My last project reduced board use by 6% without affecting box strength.',
  'I will complete my diploma in packaging technology in June and have worked in a sample room for two summers.',
];

/** Applications for the demo store’s jobs: one of the demo customer’s, the others of visitors. */
export async function loadApplications(db: Database, files: FileStore): Promise<void> {
  const posts = await db
    .select({ id: jobs.id, title: jobs.title })
    .from(jobs)
    .where(inArray(jobs.id, await storeJobs(db)));
  const customer = demoAccounts.find(({ role }) => role === 'customer');
  const [account] = await db
    .select({ id: accounts.id, name: accounts.name, email: accounts.email })
    .from(accounts)
    .where(eq(accounts.email, customer?.email ?? ''));
  const people = [
    { accountId: account?.id ?? null, name: account?.name ?? 'Daniel Reyes', email: account?.email ?? '' },
    { accountId: null, name: 'Meera Joshi', email: 'meera.joshi@example.com' },
    { accountId: null, name: 'Kofi Mensah', email: 'kofi.mensah@example.com' },
  ];
  for (const [at, person] of people.entries()) {
    const post = posts[at % posts.length];
    if (!post) return;
    const id = seedId(`application ${person.email}`);
    const cv = onePagePdf([person.name, `Applies for: ${post.title}`, person.email]);
    const cvStorageKey = `job-applications/${id}`;
    await files.put(cvStorageKey, { bytes: cv, contentType: 'application/pdf' });
    await createApplication(db, {
      ...person,
      id,
      jobId: post.id,
      cvStorageKey,
      cvBytes: cv.byteLength,
      cvName: `${slugify(person.name)}-cv.pdf`,
      message: letters[at] ?? '',
      status: at === 0 ? 'in-review' : 'received',
    });
  }
}

const storeJobs = async (db: Database): Promise<string[]> => {
  const rows = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(eq(jobs.supplierId, demoStoreId))
    .orderBy(jobs.slug);
  return rows.map(({ id }) => id);
};
