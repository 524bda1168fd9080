import * as z from 'zod/mini';
import { storedFile } from '#features/files/files/contract.ts';
import { endpoint, success } from '#lib/endpoint.ts';
import { instant } from '#lib/schemas.ts';
import { registrationDraft, reviewStep } from './registration-form.ts';
import { steps, supplierStatuses } from './words.ts';

const tags = ['Registration'];
const access = ['admin', 'supplier'] as const;
const draftVersion = z.int().check(z.gte(0));

/** What an admin wants changed in one field. */
export const fieldNote = z.object({ path: z.string(), message: z.string() });

/** What is missing or wrong in a draft, and the step (from 1) on which it stands. */
const stepProblem = z.object({ path: z.string(), message: z.string(), step: z.number() });
export type StepProblem = z.infer<typeof stepProblem>;

const registration = z.object({
  status: z.enum(supplierStatuses),
  /** Counts what was saved; send it back to save on top of it. 0: nothing was saved yet. */
  version: z.number(),
  /** Where the person was, from 1. */
  step: z.number(),
  form: registrationDraft,
  /** The files that the form names. */
  files: z.array(storedFile),
  /** Where its owner and admins read the verification document. */
  verificationDocUrl: z.nullable(z.string()),
  /** Whether a product was entered; else that step counts as skipped. */
  productsAdded: z.boolean(),
  /** What stands between the saved draft and its submission; none once it was sent. */
  problems: z.array(stepProblem),
  savedAt: z.nullable(instant),
  submittedAt: z.nullable(instant),
  businessName: z.string(),
  slug: z.nullable(z.string()),
  /** The last word of an admin: what to change, or why the store is suspended. */
  decision: z.nullable(z.object({ note: z.string(), fieldNotes: z.array(fieldNote), decidedAt: instant })),
  emailVerified: z.boolean(),
  isPublic: z.boolean(),
});
export type Registration = z.infer<typeof registration>;

export const registrationContract = {
  getRegistration: endpoint
    .meta({ access })
    .route({ method: 'GET', path: '/registration', summary: 'My registration, as far as it is', tags })
    .output(success({ registration })),
  saveRegistration: endpoint
    .meta({ access })
    .route({ method: 'PUT', path: '/registration', summary: 'Save my registration as a draft', tags })
    .input(
      z.object({
        version: draftVersion,
        step: z.int().check(z.gte(1), z.lte(steps.length)),
        form: registrationDraft,
      }),
    )
    .output(success({ version: z.number(), savedAt: instant })),
  submitRegistration: endpoint
    .meta({ access })
    .route({
      method: 'POST',
      path: '/registration/submission',
      successStatus: 201,
      summary: 'Send my registration for review',
      tags,
    })
    .input(z.extend(reviewStep, { version: draftVersion }))
    .output(success({ registration })),
};
