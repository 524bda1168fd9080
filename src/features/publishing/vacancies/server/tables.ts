import { type SQL, sql } from 'drizzle-orm';
import {
  bigint,
  customType,
  date,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { accounts } from '#features/identity/accounts/server/tables.ts';
import { publicationColumns, writtenColumns } from '#features/publishing/engine/server/tables.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import type {
  ApplicationStatus,
  JobFunction,
  JobType,
  SalaryPeriod,
  Workplace,
} from '../contract/options.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

export const jobs = pgTable(
  'jobs',
  {
    ...publicationColumns(),
    ...writtenColumns(),
    title: text().notNull(),
    /** The store in whose name it was posted; null for other companies' jobs posted by admins. */
    supplierId: uuid().references(() => suppliers.id, { onDelete: 'cascade' }),
    companyName: text().notNull(),
    logoSeed: text().notNull(),
    function: text().$type<JobFunction>().notNull(),
    type: text().$type<JobType>().notNull(),
    workplace: text().$type<Workplace>().notNull(),
    city: text().notNull(),
    country: text().notNull(),
    summary: text().notNull(),
    salaryMinMinor: bigint({ mode: 'number' }),
    salaryMaxMinor: bigint({ mode: 'number' }),
    currency: text().notNull(),
    salaryPer: text().$type<SalaryPeriod>().notNull(),
    /** Last day for applications. */
    expiresOn: date().notNull(),
    publishedAt: timestamp({ withTimezone: true }).notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    searchVector: tsvector().generatedAlwaysAs(
      (): SQL =>
        sql`to_tsvector('english', ${jobs.title} || ' ' || ${jobs.companyName} || ' ' || ${jobs.city} || ' ' || ${jobs.summary})`,
    ),
  },
  (table) => [
    index('jobs_newest').on(table.publishedAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('jobs_supplier').on(table.supplierId, table.id.desc().nullsFirst()),
    index('jobs_search').using('gin', table.searchVector),
  ],
);

export const jobApplications = pgTable(
  'job_applications',
  {
    id: uuid().primaryKey(),
    jobId: uuid()
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    /** Null for visitors who were not signed in. */
    accountId: uuid().references(() => accounts.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    email: text().notNull(),
    phone: text(),
    message: text().notNull(),
    cvName: text().notNull(),
    cvBytes: integer().notNull(),
    cvStorageKey: text().notNull(),
    status: text().$type<ApplicationStatus>().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('job_applications_job').on(table.jobId, table.id.desc().nullsFirst()),
    index('job_applications_account').on(table.accountId, table.id.desc().nullsFirst()),
    index('job_applications_status').on(table.status, table.id.desc().nullsFirst()),
    index('job_applications_old').on(table.createdAt),
  ],
);
