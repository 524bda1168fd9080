import * as z from 'zod/mini';
import {
  editorEndpoints,
  editorListInput,
  entryRow,
  markdownText,
  publicationForm,
  publishedAtField,
  storedEntry,
} from '#features/publishing/engine/contract.ts';
import { calendarDate, instant, line } from '#lib/schemas.ts';
import { jobFunctions, jobTypes, keysOf, salaryPeriods, workplaces } from './options.ts';

const tags = ['Jobs'];
const salaryMinor = z.nullable(
  z
    .number('Please give an amount')
    .check(
      z.int('Please give an amount'),
      z.gte(1, 'Please give an amount'),
      z.lte(1_000_000_000_00, 'This is more than we can take'),
    ),
);

const postingForm = z.object({
  ...publicationForm,
  title: line({ max: 120, required: 'Please name the job' }),
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
  expiresOn: z.nullable(calendarDate),
  publishedAt: publishedAtField,
});
export type PostingForm = z.infer<typeof postingForm>;

const posting = storedEntry(postingForm, { expiresOn: z.string(), publishedAt: instant });

const postingRow = z.object({
  ...entryRow,
  title: z.string(),
  companyName: z.string(),
  city: z.string(),
  publishedAt: instant,
  expiresOn: z.string(),
  applications: z.number(),
});
export type PostingRow = z.output<typeof postingRow>;

export const postingsContract = editorEndpoints({
  path: '/job-postings',
  tags,
  one: 'a job',
  many: 'jobs that I may edit',
  // Suppliers only for the jobs of their own store.
  access: ['admin', 'supplier'],
  form: postingForm,
  entry: { posting },
  rows: { postings: z.array(postingRow) },
  query: editorListInput,
});
