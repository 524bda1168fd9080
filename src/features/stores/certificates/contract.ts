import * as z from 'zod/mini';
import { emptySuccess, endpoint, success } from '#lib/endpoint.ts';
import { defineEvent } from '#lib/events.ts';
import { id, instant, limit, line } from '#lib/schemas.ts';
import { certificationsContract } from './contract/certifications.ts';
import { certificateStates } from './rules.ts';

const tags = ['Certificates'];
const date = (required: string) =>
  z.string(required).check(
    z.regex(/^\d{4}-\d\d-\d\d$/, { error: required, abort: true }),
    z.refine((value) => !Number.isNaN(Date.parse(`${value}T00:00:00Z`)), required),
  );

export const certificateForm = z
  .object({
    code: line({ max: 80, required: 'Select a certificate' }),
    number: line({ max: 80, required: 'Certificate number is required' }),
    body: line({ max: 120, required: 'Enter the issuer' }),
    issuedOn: date('Enter the issue date'),
    expiresOn: date('Enter the expiry date'),
    documentFileId: z.string('Add the document').check(z.minLength(1, 'Add the document')),
  })
  .check(
    z.refine(({ issuedOn, expiresOn }) => issuedOn < expiresOn, {
      path: ['expiresOn'],
      error: 'The expiry date must be after the issue date',
    }),
  );
export type CertificateForm = z.infer<typeof certificateForm>;

const certificate = z.object({
  id,
  code: z.string(),
  number: z.string(),
  body: z.string(),
  issuedOn: z.string(),
  expiresOn: z.string(),
  status: z.enum(certificateStates),
  standing: z.enum(['in-review', 'rejected', 'valid', 'expiring', 'expired']),
  daysLeft: z.int(),
  /** The reviewer's note. */
  note: z.string(),
  documentFileId: z.nullable(id),
  submittedAt: instant,
});
export type Certificate = z.infer<typeof certificate>;

const listed = success({ certificates: z.array(certificate) });

export const certificatesContract = {
  ...certificationsContract,
  listCertificates: endpoint
    .meta({ access: ['supplier'], sample: true })
    .route({ method: 'GET', path: '/store/certificates', summary: 'List certificates', tags })
    .output(listed),
  addCertificate: endpoint
    .meta({ access: ['supplier'], idempotent: true })
    .route({
      method: 'POST',
      path: '/store/certificates',
      successStatus: 201,
      summary: 'Submit a certificate for review',
      tags,
    })
    .input(certificateForm)
    .output(listed),
  removeCertificate: endpoint
    .meta({ access: ['supplier'] })
    .route({ method: 'DELETE', path: '/store/certificates/{id}', summary: 'Remove a certificate', tags })
    .input(z.object({ id }))
    .output(emptySuccess),
  listSubmitted: endpoint
    .meta({ access: ['admin'] })
    .route({ method: 'GET', path: '/admin/certificates', summary: 'List certificates to review', tags })
    .input(z.object({ cursor: z.optional(id), limit: limit(50) }))
    .output(
      success({
        certificates: z.array(z.extend(certificate, { businessName: z.string() })),
        nextCursor: z.nullable(z.string()),
      }),
    ),
  decideCertificate: endpoint
    .meta({ access: ['admin'] })
    .route({
      method: 'POST',
      path: '/admin/certificates/{id}/decision',
      summary: 'Approve or return a certificate',
      tags,
    })
    .input(
      z.object({ id, approve: z.boolean('Select a decision'), note: z._default(line({ max: 500 }), '') }),
    )
    .output(emptySuccess),
};

export const certificateDecided = defineEvent<{ supplierId: string; certificateId: string }>(
  'certificate.decided',
);
