import * as z from 'zod/mini';
import {
  editedListInput,
  instantText,
  markdownText,
  slugText,
  version,
} from '#features/publishing/blog/contract/editing.ts';
import { emptySuccess, endpoint, success } from '#lib/endpoint.ts';
import { id, instant, line } from '#lib/schemas.ts';
import { jobFunctions, jobTypes, keysOf, salaryPeriods, workplaces } from './options.ts';

const tags = ['Jobs'];
/** Admins for all jobs, and suppliers for those of their own store. */
const posters = { access: ['admin', 'supplier'] } as const;

const salaryMinor = z.nullable(
  z
    .number('Please give an amount')
    .check(
      z.int('Please give an amount'),
      z.gte(1, 'Please give an amount'),
      z.lte(1_000_000_000_00, 'This is more than we can take'),
    ),
);

const postingForm = z
  .object({
    title: line({ max: 120, required: 'Please name the job' }),
    slug: slugText,
    /** Ignored for suppliers, who post in the name of their store. */
    companyName: line({ max: 120 }),
    function: z.enum(keysOf(jobFunctions), 'Please choose what the job is about'),
    type: z.enum(keysOf(jobTypes), 'Please choose a type'),
    workplace: z.enum(keysOf(workplaces), 'Please choose where the work is done'),
    city: line({ max: 80 }),
    /** ISO 3166-1 alpha-2 */
    country: z.string().check(z.regex(/^([A-Z]{2})?$/, 'Please choose a country')),
    summary: line({ max: 240 }),
    markdown: markdownText,
    salaryMinMinor: salaryMinor,
    salaryMaxMinor: salaryMinor,
    currency: z.string().check(z.regex(/^[A-Z]{3}$/, 'Please choose a currency')),
    salaryPer: z.enum(keysOf(salaryPeriods), 'Please choose a period'),
    /** Last day for applications. */
    expiresOn: z.nullable(z.iso.date('Please give a date')),
    isDraft: z.boolean(),
    publishedAt: z.nullable(instantText),
    version,
  })
  .check(
    z.refine(
      ({ salaryMinMinor: least, salaryMaxMinor: most }) => least === null || most === null || least <= most,
      { error: 'The highest pay is below the lowest', path: ['salaryMaxMinor'] },
    ),
  );
export type PostingForm = z.infer<typeof postingForm>;

const posting = z.object({
  id,
  title: z.string(),
  slug: z.string(),
  companyName: z.string(),
  function: z.enum(keysOf(jobFunctions)),
  type: z.enum(keysOf(jobTypes)),
  workplace: z.enum(keysOf(workplaces)),
  city: z.string(),
  country: z.string(),
  summary: z.string(),
  markdown: z.string(),
  salaryMinMinor: z.nullable(z.number()),
  salaryMaxMinor: z.nullable(z.number()),
  currency: z.string(),
  salaryPer: z.enum(keysOf(salaryPeriods)),
  expiresOn: z.string(),
  isDraft: z.boolean(),
  wasPublic: z.boolean(),
  publishedAt: instant,
  version: z.number(),
});
export type Posting = z.output<typeof posting>;

const postingRow = z.object({
  id,
  title: z.string(),
  slug: z.string(),
  companyName: z.string(),
  city: z.string(),
  isDraft: z.boolean(),
  publishedAt: instant,
  expiresOn: z.string(),
  applications: z.number(),
});
export type PostingRow = z.output<typeof postingRow>;

export const postingsContract = {
  list: endpoint
    .meta(posters)
    .route({ method: 'GET', path: '/job-postings', summary: 'Jobs that I may edit', tags })
    .input(editedListInput)
    .output(success({ postings: z.array(postingRow), nextCursor: z.nullable(id) })),
  get: endpoint
    .meta(posters)
    .route({ method: 'GET', path: '/job-postings/{id}', summary: 'A job as its editors see it', tags })
    .input(z.object({ id }))
    .output(success({ posting })),
  create: endpoint
    .meta({ ...posters, idempotent: true })
    .route({ method: 'POST', path: '/job-postings', successStatus: 201, summary: 'Post a job', tags })
    .input(postingForm)
    .output(success({ posting })),
  save: endpoint
    .meta(posters)
    .route({ method: 'PUT', path: '/job-postings/{id}', summary: 'Save a job', tags })
    .input(z.intersection(postingForm, z.object({ id })))
    .output(success({ posting })),
  remove: endpoint
    .meta(posters)
    .route({
      method: 'DELETE',
      path: '/job-postings/{id}',
      summary: 'Delete a draft that was never public',
      tags,
    })
    .input(z.object({ id }))
    .output(emptySuccess),
};
