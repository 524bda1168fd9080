import * as z from 'zod/mini';
import { type PublicationChange, slugInput } from '#features/publishing/engine/contract.ts';
import { endpoint, success } from '#lib/endpoint.ts';
import { defineEvent } from '#lib/events.ts';
import { id, instant, limit, line } from '#lib/schemas.ts';
import { applicationsContract } from './contract/applications.ts';
import {
  type ApplicationStatus,
  jobFunctions,
  jobTypes,
  keysOf,
  salaryPeriods,
  workplaces,
} from './contract/options.ts';
import { postingsContract } from './contract/postings.ts';

const tags = ['Jobs'];
const open = { access: 'public' } as const;

const jobCard = z.object({
  id,
  slug: z.string(),
  title: z.string(),
  companyName: z.string(),
  /** Slug of the company's supplier page, if it has one. */
  supplierSlug: z.nullable(z.string()),
  logoSeed: z.string(),
  function: z.enum(keysOf(jobFunctions)),
  type: z.enum(keysOf(jobTypes)),
  workplace: z.enum(keysOf(workplaces)),
  city: z.string(),
  country: z.string(),
  countryName: z.string(),
  summary: z.string(),
  salaryMinMinor: z.nullable(z.number()),
  salaryMaxMinor: z.nullable(z.number()),
  currency: z.string(),
  salaryPer: z.enum(keysOf(salaryPeriods)),
  publishedAt: instant,
  /** Last day for applications, `YYYY-MM-DD`. */
  expiresOn: z.string(),
});
export type JobCard = z.output<typeof jobCard>;

const fullJob = z.extend(jobCard, {
  html: z.string(),
  /** True if the last day has passed, so that no one can apply any more. */
  isClosed: z.boolean(),
});
export type FullJob = z.output<typeof fullJob>;

const jobFilter = z.object({
  q: z.optional(line({ max: 100 })),
  function: z.optional(z.enum(keysOf(jobFunctions))),
  country: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/, 'Select a country'))),
  type: z.optional(z.enum(keysOf(jobTypes))),
  workplace: z.optional(z.enum(keysOf(workplaces))),
});
export type JobFilter = z.infer<typeof jobFilter>;

/** Cursor of the list: milliseconds and id of the last job shown. */
const jobCursor = z
  .string('The cursor is invalid')
  .check(z.regex(/^\d{1,14}\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, 'The cursor is invalid'));

export const jobApplied = defineEvent<{ applicationId: string }>('jobs.applied');
export const applicationDecided = defineEvent<{ applicationId: string; to: ApplicationStatus }>(
  'jobs.decided',
);
export const postingChanged = defineEvent<{ jobId: string; change: PublicationChange }>(
  'jobs.posting-changed',
);

export const jobsContract = {
  listJobs: endpoint
    .meta(open)
    .route({ method: 'GET', path: '/jobs', summary: 'List open jobs, newest first', tags })
    .input(z.extend(jobFilter, { cursor: z.optional(jobCursor), limit: limit(20) }))
    .output(
      success({
        jobs: z.array(jobCard),
        nextCursor: z.nullable(z.string()),
        /** Countries with open jobs. */
        countries: z.array(z.object({ code: z.string(), name: z.string() })),
      }),
    ),
  getJob: endpoint
    .meta(open)
    .route({ method: 'GET', path: '/jobs/{slug}', summary: 'Get a job and similar ones', tags })
    .input(slugInput)
    .output(success({ job: fullJob, similar: z.array(jobCard) })),
  postings: postingsContract,
  applications: applicationsContract,
};
