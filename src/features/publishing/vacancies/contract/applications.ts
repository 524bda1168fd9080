import * as z from 'zod/mini';
import { emptySuccess, endpoint, success } from '#lib/endpoint.ts';
import { email, id, instant, limit, line, paragraph } from '#lib/schemas.ts';
import { applicationStatuses } from './options.ts';

const tags = ['Jobs'];
const posters = { access: ['admin', 'supplier'] } as const;

const cvLimitBytes = 5 * 1024 * 1024;

/** Phone number as on sign-up: 7 to 15 digits with the usual separators; optional. */
const phone = line({ max: 30 }).check(
  z.refine(
    (value) => value === '' || /^\+?[\d\s().-]{7,25}$/.test(value),
    'Please enter a valid phone number',
  ),
);

const cv = z
  .file('Add your CV as a PDF.')
  .check(
    z.minSize(1, 'This file is empty. Select another file.'),
    z.maxSize(cvLimitBytes, 'This file is larger than 5\u00a0MB. Select a smaller file.'),
  );

/** The applicant's form. */
export const applicationForm = z.object({
  name: line({ max: 120, required: 'Name is required' }),
  email,
  phone: z.optional(phone),
  message: z.optional(paragraph({ max: 3000 })),
  cv,
});
export type ApplicationForm = z.infer<typeof applicationForm>;

const jobLine = z.object({
  id,
  title: z.string(),
  slug: z.string(),
  companyName: z.string(),
});

/** An application as the applicant sees it. */
const ownApplication = z.object({
  id,
  job: jobLine,
  status: z.enum(applicationStatuses),
  cvName: z.string(),
  createdAt: instant,
  updatedAt: instant,
});
export type OwnApplication = z.output<typeof ownApplication>;

/** An application as the employer sees it. */
const receivedApplication = z.extend(ownApplication, {
  name: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  message: z.string(),
  cvBytes: z.number(),
});
export type ReceivedApplication = z.output<typeof receivedApplication>;

export const applicationsContract = {
  apply: endpoint
    .meta({ access: 'public', throttle: 'form', multipart: true })
    .route({
      method: 'POST',
      path: '/jobs/{slug}/applications',
      successStatus: 201,
      summary: 'Apply for a job with a CV (PDF, up to 5\u00a0MB). Accepts an Idempotency-Key.',
      tags,
    })
    .input(z.extend(applicationForm, { slug: z.string().check(z.maxLength(200)) }))
    .output(success({ application: z.object({ id, status: z.enum(applicationStatuses) }) })),
  listOwn: endpoint
    .route({
      method: 'GET',
      path: '/job-applications',
      summary: 'List your applications, newest first',
      tags,
    })
    .input(z.object({ cursor: z.optional(id), limit: limit(20) }))
    .output(success({ applications: z.array(ownApplication), nextCursor: z.nullable(id) })),
  withdraw: endpoint
    .route({
      method: 'POST',
      path: '/job-applications/{id}/withdraw',
      summary: 'Withdraw an application',
      tags,
    })
    .input(z.object({ id }))
    .output(emptySuccess),
  getCv: endpoint
    .route({
      method: 'GET',
      path: '/job-applications/{id}/cv',
      outputStructure: 'detailed',
      summary: 'Download a CV',
      tags,
    })
    .input(z.object({ id }))
    .output(z.object({ headers: z.record(z.string(), z.string()), body: z.file() })),
  listReceived: endpoint
    .meta(posters)
    .route({
      method: 'GET',
      path: '/job-applications/received',
      summary: 'List received applications, newest first',
      tags,
    })
    .input(
      z.object({
        jobId: z.optional(id),
        status: z.optional(z.enum(applicationStatuses)),
        /** Filters by who posted the job. */
        poster: z.optional(z.enum(['admins', 'stores'])),
        cursor: z.optional(id),
        limit: limit(20),
      }),
    )
    .output(success({ applications: z.array(receivedApplication), nextCursor: z.nullable(id) })),
  decide: endpoint
    .meta(posters)
    .route({
      method: 'POST',
      path: '/job-applications/{id}/status',
      summary: 'Update the status of an application',
      tags,
    })
    .input(
      z.object({
        id,
        from: z.enum(applicationStatuses),
        to: z.enum(applicationStatuses, 'Select a status'),
      }),
    )
    .output(emptySuccess),
};
