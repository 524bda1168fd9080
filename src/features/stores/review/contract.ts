import * as z from 'zod/mini';
import { storedFile } from '#features/files/files/contract.ts';
import { fieldNote } from '#features/stores/registration/contract.ts';
import { decisionKinds, supplierStatuses } from '#features/stores/suppliers/contract/options.ts';
import { registrationDraft } from '#features/stores/suppliers/contract/registration-draft.ts';
import { endpoint, success } from '#lib/endpoint.ts';
import { id, instant, limit, line, paragraph } from '#lib/schemas.ts';

const tags = ['Applications'];
const access = ['admin'] as const;

const applicationRow = z.object({
  id,
  businessName: z.string(),
  city: z.string(),
  countryName: z.string(),
  primaryCategories: z.array(z.string()),
  status: z.enum(supplierStatuses),
  submittedAt: z.nullable(instant),
  hasDocument: z.boolean(),
  emailVerified: z.boolean(),
});
export type ApplicationRow = z.infer<typeof applicationRow>;

const decision = z.object({
  decision: z.enum(decisionKinds),
  note: z.string(),
  fieldNotes: z.array(fieldNote),
  decidedAt: instant,
  decidedByName: z.string(),
});

const application = z.extend(applicationRow, {
  /** Send it with a decision: the decision is refused if another admin decided in the meantime. */
  version: z.number(),
  slug: z.string(),
  ownerName: z.string(),
  ownerEmail: z.string(),
  ownerPhone: z.string(),
  /** True for the caller's own store, about which they cannot decide. */
  isOwn: z.boolean(),
  verifiedAt: z.nullable(instant),
  form: registrationDraft,
  files: z.array(storedFile),
  decisions: z.array(decision),
});
export type Application = z.infer<typeof application>;

const target = { id, version: z.int() };
const reason = paragraph({ max: 1_000, required: 'Enter a reason' });
const decided = success({ application });
const decide = (name: string, summary: string) =>
  endpoint
    .meta({ access })
    .route({ method: 'POST', path: `/admin/applications/{id}/${name}`, summary, tags });

/** A request for changes: a note, notes on fields, or both. */
export const changeRequest = z
  .object({
    note: z._default(paragraph({ max: 1_000 }), ''),
    fieldNotes: z._default(
      z
        .array(
          z.object({
            path: line({ max: 40, required: 'Select a field' }),
            message: line({ max: 300, required: 'Describe what to change' }),
          }),
        )
        .check(z.maxLength(30)),
      [],
    ),
  })
  .check(
    z.refine(({ note, fieldNotes }) => note !== '' || fieldNotes.length > 0, {
      error: 'Describe what to change',
      path: ['note'],
    }),
  );

export const reviewContract = {
  listApplications: endpoint
    .meta({ access })
    .route({
      method: 'GET',
      path: '/admin/applications',
      summary: 'List applications by status, oldest first',
      tags,
    })
    .input(
      z.object({
        status: z._default(z.enum(supplierStatuses), 'submitted'),
        cursor: z.optional(z.string().check(z.maxLength(200))),
        limit: limit(20),
      }),
    )
    .output(success({ applications: z.array(applicationRow), nextCursor: z.nullable(z.string()) })),
  getApplication: endpoint
    .meta({ access })
    .route({
      method: 'GET',
      path: '/admin/applications/{id}',
      summary: 'Get an application',
      tags,
    })
    .input(z.object({ id }))
    .output(success({ application })),
  approveApplication: decide('approval', 'Approve a store')
    .input(
      z.object({
        ...target,
        verified: z._default(z.boolean(), false),
        note: z._default(paragraph({ max: 1_000 }), ''),
      }),
    )
    .output(decided),
  requestChanges: decide('change-request', 'Request changes from a supplier')
    .input(z.intersection(z.object(target), changeRequest))
    .output(decided),
  suspendSupplier: decide('suspension', 'Suspend a store')
    .input(z.object({ ...target, reason }))
    .output(decided),
  reinstateSupplier: decide('reinstatement', 'Reinstate a store')
    .input(z.object({ ...target, reason }))
    .output(decided),
};
