import * as z from 'zod/mini';
import { done, endpoint, roles, success } from '#lib/endpoint.ts';
import { defineEvent } from '#lib/events.ts';
import { email, id, instant, line } from '#lib/schemas.ts';

const tags = ['Accounts'];

const password = z
  .string('Password is required')
  .check(
    z.minLength(1, { error: 'Password is required', abort: true }),
    z.minLength(8, 'Password must be at least 8 characters'),
    z.maxLength(200, 'Password must be at most 200 characters'),
  );

export const phone = line({ max: 40, required: 'Phone number is required' }).check(
  z.refine((value) => /^\+?[\d\s().-]+$/.test(value) && inRange(value.replace(/\D/g, '').length, 7, 15), {
    error: 'Please enter a valid phone number',
  }),
);

function inRange(value: number, min: number, max: number): boolean {
  return value >= min && value <= max;
}

/** What people may sign up as; nobody makes themselves an admin. */
export const signUpRoles = ['supplier', 'customer'] as const;

export const signUpForm = z.object({
  name: line({ max: 120, required: 'Name is required' }),
  email,
  phone,
  password,
  role: z._default(z.enum(signUpRoles, 'Please choose Supplier or Customer'), 'supplier'),
});

export const signInForm = z.object({
  email,
  password: z
    .string('Password is required')
    .check(z.minLength(1, 'Password is required'), z.maxLength(1000, 'Password is required')),
  remember: z._default(z.boolean(), false),
});

export const forgotPasswordForm = z.object({ email });
export const resetPasswordForm = z.object({
  token: line({ max: 200, required: 'This link is not complete' }),
  password,
});
export const changePasswordForm = z.object({
  currentPassword: z
    .string('Password is required')
    .check(z.minLength(1, 'Password is required'), z.maxLength(1000)),
  password,
});

export const profileForm = z.object({ name: line({ max: 120, required: 'Name is required' }), phone });

/** The password once more, before something that matters. */
export const ownPassword = z
  .string('Password is required')
  .check(z.minLength(1, 'Password is required'), z.maxLength(1000, 'Password is required'));
export const emailChangeForm = z.object({ email, password: ownPassword });

const user = z.object({
  id,
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  role: z.enum(roles),
  emailVerified: z.boolean(),
});
export type User = z.infer<typeof user>;

const profile = z.object({
  ...user.shape,
  /** Accounts that came from Google have none until one is set. */
  hasPassword: z.boolean(),
  /** The address that waits for its link to be opened. */
  newEmail: z.nullable(z.string()),
});
export type Profile = z.infer<typeof profile>;

export const session = z.object({
  id,
  /** What it signed in with, in words: `Firefox on Linux`. */
  device: z.string(),
  current: z.boolean(),
  createdAt: instant,
  lastSeenAt: instant,
  expiresAt: instant,
});

/** Answer to signing in or up: the token stands at the top, beside the data. */
export const signedInAnswer = z.object({
  status: z.literal('success'),
  token: z.string(),
  data: z.object({ user }),
});
const open = { access: 'public', throttle: 'form' } as const;

export const accountsContract = {
  signUp: endpoint
    .meta(open)
    .route({ method: 'POST', path: '/auth/signup', successStatus: 201, summary: 'Create an account', tags })
    .input(signUpForm)
    .output(signedInAnswer),
  signIn: endpoint
    .meta({ access: 'public' })
    .route({ method: 'POST', path: '/auth/login', summary: 'Sign in', tags })
    .input(signInForm)
    .output(signedInAnswer),
  signOut: endpoint
    .route({ method: 'POST', path: '/auth/logout', summary: 'End this session', tags })
    .output(done),
  whoAmI: endpoint
    .route({ method: 'GET', path: '/auth/me', summary: 'Who am I', tags })
    .output(success({ user })),
  forgotPassword: endpoint
    .meta(open)
    .route({
      method: 'POST',
      path: '/auth/forgot-password',
      summary: 'Ask for a link to reset a password',
      tags,
    })
    .input(forgotPasswordForm)
    .output(done),
  resetPassword: endpoint
    .meta(open)
    .route({
      method: 'POST',
      path: '/auth/reset-password',
      summary: 'Set a new password with the link',
      tags,
    })
    .input(resetPasswordForm)
    .output(done),
  verifyEmail: endpoint
    .meta(open)
    .route({ method: 'POST', path: '/auth/verify-email', summary: 'Confirm an email address', tags })
    .input(z.object({ token: line({ max: 200, required: 'This link is not complete' }) }))
    .output(done),
  resendVerification: endpoint
    .meta({ access: 'signed-in', throttle: 'form' })
    .route({
      method: 'POST',
      path: '/auth/resend-verification',
      summary: 'Send the confirmation again',
      tags,
    })
    .output(done),
  getProfile: endpoint
    .route({ method: 'GET', path: '/auth/profile', summary: 'My profile', tags })
    .output(success({ profile })),
  saveProfile: endpoint
    .route({ method: 'PUT', path: '/auth/profile', summary: 'Change my name and telephone', tags })
    .input(profileForm)
    .output(success({ user })),
  requestEmailChange: endpoint
    .meta({ access: 'signed-in', throttle: 'form' })
    .route({ method: 'POST', path: '/auth/email', summary: 'Ask for another email address', tags })
    .input(emailChangeForm)
    .output(done),
  cancelEmailChange: endpoint
    .route({ method: 'DELETE', path: '/auth/email', summary: 'Keep the email address after all', tags })
    .output(done),
  confirmEmailChange: endpoint
    .meta(open)
    .route({ method: 'POST', path: '/auth/email/confirm', summary: 'Confirm the new email address', tags })
    .input(z.object({ token: line({ max: 200, required: 'This link is not complete' }) }))
    .output(done),
  changePassword: endpoint
    .meta({ access: 'signed-in', throttle: 'form' })
    .route({ method: 'PUT', path: '/auth/password', summary: 'Change the password', tags })
    .input(changePasswordForm)
    .output(done),
  listSessions: endpoint
    .route({ method: 'GET', path: '/auth/sessions', summary: 'Where I am signed in', tags })
    .output(success({ sessions: z.array(session) })),
  revokeOtherSessions: endpoint
    .route({ method: 'DELETE', path: '/auth/sessions', summary: 'End all of my sessions but this', tags })
    .output(done),
  revokeSession: endpoint
    .route({ method: 'DELETE', path: '/auth/sessions/{id}', summary: 'End one of my sessions', tags })
    .input(z.object({ id }))
    .output(done),
};

export const accountSignedUp = defineEvent<{ accountId: string }>('account.signed-up');
export const emailVerified = defineEvent<{ accountId: string }>('account.email-verified');
/** A link to the address of an account set its password, as after somebody else may have known the old one. */
export const passwordReset = defineEvent<{ accountId: string }>('account.password-reset');
export const passwordChanged = defineEvent<{ accountId: string }>('account.password-changed');
/**
 * A link to its address gave an account that nobody had confirmed a new password: whoever opened it may have been
 * somebody else, so other ways in that were made before count no longer.
 */
export const accountClaimed = defineEvent<{ accountId: string }>('account.claimed');
export const sessionEnded = defineEvent<{ accountId: string; sessionId: string }>('account.session-ended');
export const emailChanged = defineEvent<{ accountId: string }>('account.email-changed');
/** The owner closed the account; nothing that names them is left in it. */
export const accountClosed = defineEvent<{ accountId: string }>('account.closed');
