import * as z from 'zod/mini';
import { storedFile } from '#features/files/files/contract.ts';
import { supplierStatuses } from '#features/stores/suppliers/contract/options.ts';
import { registrationDraft } from '#features/stores/suppliers/contract/registration-draft.ts';
import { endpoint, success } from '#lib/endpoint.ts';
import { instant } from '#lib/schemas.ts';
import { reviewStep } from './contract/registration-form.ts';
import { steps } from './contract/steps.ts';

const tags = ['Registration'];
const access = ['admin', 'supplier'] as const;
const draftVersion = z.int().check(z.gte(0));

/** A change that an admin requests in one field. */
export const fieldNote = z.object({ path: z.string(), message: z.string() });
/** A missing or invalid field of a draft, with its step (from 1). */
const stepProblem = z.object({ path: z.string(), message: z.string(), step: z.number() });
export type StepProblem = z.infer<typeof stepProblem>;

const registration = z.object({
  status: z.enum(supplierStatuses),
  /** Number of the saved version; send it back to save on top of it. 0: nothing saved yet. */
  version: z.number(),
  /** Last open step, from 1. */
  step: z.number(),
  form: registrationDraft,
  /** Details of the files that the form refers to. */
  files: z.array(storedFile),
  /** URL of the verification document, readable by its owner and admins. */
  verificationDocUrl: z.nullable(z.string()),
  /** True if a product was entered; otherwise step 4 counts as skipped. */
  productsAdded: z.boolean(),
  /** Problems to fix before the saved draft can be submitted; empty after submission. */
  problems: z.array(stepProblem),
  savedAt: z.nullable(instant),
  submittedAt: z.nullable(instant),
  businessName: z.string(),
  slug: z.nullable(z.string()),
  /** Latest decision of an admin: the requested changes, or why the store is suspended. */
  decision: z.nullable(z.object({ note: z.string(), fieldNotes: z.array(fieldNote), decidedAt: instant })),
  emailVerified: z.boolean(),
  isPublic: z.boolean(),
});
export type Registration = z.infer<typeof registration>;

export const registrationContract = {
  getRegistration: endpoint
    .meta({ access })
    .route({ method: 'GET', path: '/registration', summary: 'Get your registration', tags })
    .output(success({ registration })),
  saveRegistration: endpoint
    .meta({ access })
    .route({ method: 'PUT', path: '/registration', summary: 'Save your registration as a draft', tags })
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
      summary: 'Submit your registration for review',
      tags,
    })
    .input(z.extend(reviewStep, { version: draftVersion }))
    .output(success({ registration })),
};
