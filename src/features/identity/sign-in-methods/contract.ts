import * as z from 'zod/mini';
import {
  accountPassword,
  phone,
  signedInResponse,
  signUpRoles,
} from '#features/identity/accounts/contract.ts';
import { emptySuccess, endpoint, success } from '#lib/endpoint.ts';
import { id, instant, line } from '#lib/schemas.ts';

const tags = ['Accounts'];
const open = { access: 'public', throttle: 'form' } as const;
const ticket = line({ max: 100, required: 'This sign-in is incomplete' });

/** Selections made before leaving for Google, restored afterwards. */
export const startForm = z.object({
  role: z._default(z.enum(signUpRoles), 'supplier'),
  remember: z._default(z.boolean(), false),
  /** Path to return to. */
  next: z.optional(line({ max: 500 })),
  /** Selected plan. */
  membership: z.optional(line({ max: 40 })),
});

/** Query parameters with which Google sends the user back; `iss` is the issuer. */
export const returnForm = z.object({
  state: line({ max: 200, required: 'This sign-in is incomplete' }),
  code: z.optional(line({ max: 2000 })),
  error: z.optional(line({ max: 200 })),
  iss: z.optional(line({ max: 500 })),
});

export const proofForm = z.object({ ticket, password: accountPassword });

/** Connects Google from the settings: the password again, and the path to return to. */
export const connectForm = z.object({ password: accountPassword, next: z.optional(line({ max: 500 })) });

/** Removes a connected Google account: the password again. */
export const removeForm = z.object({ password: accountPassword });

export const newcomerForm = z.object({
  ticket,
  name: line({ max: 120, required: 'Name is required' }),
  phone,
  role: z._default(z.enum(signUpRoles, 'Select Supplier or Customer'), 'supplier'),
});

const redirectFields = { next: z.nullable(z.string()), membership: z.nullable(z.string()) };

/** A session, with the page to open. */
const arrival = z.object({ ...signedInResponse.shape, ...redirectFields, isNew: z.boolean() });

/**
 * Outcome after Google's response: signed in; the password of an existing account required; details of a new user
 * required; or Google connected to the signed-in account.
 */
const outcome = z.discriminatedUnion('step', [
  z.object({ step: z.literal('signed-in'), arrival }),
  z.object({ step: z.literal('password'), ticket: z.string(), email: z.string() }),
  z.object({
    step: z.literal('newcomer'),
    ticket: z.string(),
    email: z.string(),
    name: z.string(),
    role: z.enum(signUpRoles),
  }),
  z.object({ step: z.literal('connected'), email: z.string(), next: z.nullable(z.string()) }),
]);
export type Outcome = z.infer<typeof outcome>;
export type Arrival = z.infer<typeof arrival>;

const identity = z.object({ id, provider: z.literal('google'), email: z.string(), linkedAt: instant });
export type Identity = z.infer<typeof identity>;

export const identitiesContract = {
  start: endpoint
    .meta(open)
    .route({ method: 'POST', path: '/auth/google/start', summary: 'Start signing in with Google', tags })
    .input(startForm)
    .output(success({ url: z.string() })),
  finish: endpoint
    .meta(open)
    .route({ method: 'POST', path: '/auth/google/return', summary: 'Finish signing in with Google', tags })
    .input(returnForm)
    .output(success({ outcome })),
  prove: endpoint
    .meta(open)
    .route({
      method: 'POST',
      path: '/auth/google/link',
      summary: 'Connect Google to an existing account',
      tags,
    })
    .input(proofForm)
    .output(success({ arrival })),
  join: endpoint
    .meta(open)
    .route({ method: 'POST', path: '/auth/google/signup', summary: 'Create an account with Google', tags })
    .input(newcomerForm)
    .output(success({ arrival })),
  listIdentities: endpoint
    .route({ method: 'GET', path: '/auth/identities', summary: 'List connected Google accounts', tags })
    .output(success({ identities: z.array(identity), available: z.boolean() })),
  connect: endpoint
    .route({
      method: 'POST',
      path: '/auth/google/connect',
      summary: 'Start connecting Google to your account',
      tags,
    })
    .input(connectForm)
    .output(success({ url: z.string() })),
  unlink: endpoint
    .route({
      method: 'POST',
      path: '/auth/identities/{id}/remove',
      summary: 'Disconnect a Google account',
      tags,
    })
    .input(z.extend(removeForm, { id }))
    .output(emptySuccess),
};
