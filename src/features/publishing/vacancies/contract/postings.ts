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
    .number('Enter an amount')
    .check(
      z.int('Enter an amount'),
      z.gte(1, 'Enter an amount'),
      z.lte(1_000_000_000_00, 'This amount is too large'),
    ),
);

const postingForm = z.object({
  ...publicationForm,
  title: line({ max: 120, required: 'Enter a job title' }),
  /** Ignored for suppliers, who post in the name of their store. */
  companyName: line({ max: 120 }),
  function: z.enum(keysOf(jobFunctions), 'Select a function'),
  type: z.enum(keysOf(jobTypes), 'Select a type'),
  workplace: z.enum(keysOf(workplaces), 'Select a workplace'),
  city: line({ max: 80 }),
  /** ISO 3166-1 alpha-2 */
  country: z.string().check(z.regex(/^([A-Z]{2})?$/, 'Select a country')),
  summary: line({ max: 240 }),
  markdown: markdownText,
  salaryMinMinor: salaryMinor,
  salaryMaxMinor: salaryMinor,
  currency: z.string().check(z.regex(/^[A-Z]{3}$/, 'Select a currency')),
  salaryPer: z.enum(keysOf(salaryPeriods), 'Select a period'),
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
  many: 'your jobs',
  // Suppliers only for the jobs of their own store.
  access: ['admin', 'supplier'],
  form: postingForm,
  entry: { posting },
  rows: { postings: z.array(postingRow) },
  query: editorListInput,
});
