import * as z from 'zod/mini';
import { emptySuccess, endpoint, roles, success } from '#lib/endpoint.ts';
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
  z.refine(
    (value) =>
      /^\+?[\d\s().-]+$/.test(value) && inRange(value.replace(/\D/g, '').length, { min: 7, max: 15 }),
    {
      error: 'Please enter a valid phone number',
    },
  ),
);

function inRange(value: number, { min, max }: { min: number; max: number }): boolean {
  return value >= min && value <= max;
}

/** Roles to sign up with; the admin role cannot be chosen. */
export const signUpRoles = ['supplier', 'customer'] as const;

export const signUpForm = z.object({
  name: line({ max: 120, required: 'Name is required' }),
  email,
  phone,
  password,
  role: z._default(z.enum(signUpRoles, 'Select Supplier or Customer'), 'supplier'),
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
  token: line({ max: 200, required: 'This link is incomplete' }),
  password,
});
export const changePasswordForm = z.object({
  currentPassword: z
    .string('Password is required')
    .check(z.minLength(1, 'Password is required'), z.maxLength(1000)),
  password,
});

export const profileForm = z.object({ name: line({ max: 120, required: 'Name is required' }), phone });

/** The account's password, entered again before a sensitive change. */
export const accountPassword = z
  .string('Password is required')
  .check(z.minLength(1, 'Password is required'), z.maxLength(1000, 'Password is required'));
export const emailChangeForm = z.object({ email, password: accountPassword });

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
  /** False for an account created with Google until a password is set. */
  hasPassword: z.boolean(),
  /** The new email address, until its link is opened. */
  newEmail: z.nullable(z.string()),
});
export type Profile = z.infer<typeof profile>;

export const session = z.object({
  id,
  /** Browser and system of the session, for example `Firefox on Linux`. */
  device: z.string(),
  current: z.boolean(),
  createdAt: instant,
  lastSeenAt: instant,
  expiresAt: instant,
});

/** Response to signing in or up: the token is at the top level, beside the data. */
export const signedInResponse = z.object({
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
    .output(signedInResponse),
  signIn: endpoint
    .meta({ access: 'public' })
    .route({ method: 'POST', path: '/auth/login', summary: 'Sign in', tags })
    .input(signInForm)
    .output(signedInResponse),
  signOut: endpoint
    .route({ method: 'POST', path: '/auth/logout', summary: 'Sign out', tags })
    .output(emptySuccess),
  whoAmI: endpoint
    .route({ method: 'GET', path: '/auth/me', summary: 'Get the current account', tags })
    .output(success({ user })),
  forgotPassword: endpoint
    .meta(open)
    .route({
      method: 'POST',
      path: '/auth/forgot-password',
      summary: 'Request a password reset link',
      tags,
    })
    .input(forgotPasswordForm)
    .output(emptySuccess),
  resetPassword: endpoint
    .meta(open)
    .route({
      method: 'POST',
      path: '/auth/reset-password',
      summary: 'Reset a password',
      tags,
    })
    .input(resetPasswordForm)
    .output(emptySuccess),
  verifyEmail: endpoint
    .meta(open)
    .route({ method: 'POST', path: '/auth/verify-email', summary: 'Confirm an email address', tags })
    .input(z.object({ token: line({ max: 200, required: 'This link is incomplete' }) }))
    .output(emptySuccess),
  resendVerification: endpoint
    .meta({ access: 'signed-in', throttle: 'form' })
    .route({
      method: 'POST',
      path: '/auth/resend-verification',
      summary: 'Resend the confirmation email',
      tags,
    })
    .output(emptySuccess),
  getProfile: endpoint
    .route({ method: 'GET', path: '/auth/profile', summary: 'Get your profile', tags })
    .output(success({ profile })),
  saveProfile: endpoint
    .route({ method: 'PUT', path: '/auth/profile', summary: 'Update your profile', tags })
    .input(profileForm)
    .output(success({ user })),
  requestEmailChange: endpoint
    .meta({ access: 'signed-in', throttle: 'form' })
    .route({ method: 'POST', path: '/auth/email', summary: 'Request an email change', tags })
    .input(emailChangeForm)
    .output(emptySuccess),
  cancelEmailChange: endpoint
    .route({ method: 'DELETE', path: '/auth/email', summary: 'Cancel an email change', tags })
    .output(emptySuccess),
  confirmEmailChange: endpoint
    .meta(open)
    .route({ method: 'POST', path: '/auth/email/confirm', summary: 'Confirm an email change', tags })
    .input(z.object({ token: line({ max: 200, required: 'This link is incomplete' }) }))
    .output(emptySuccess),
  changePassword: endpoint
    .meta({ access: 'signed-in', throttle: 'form' })
    .route({ method: 'PUT', path: '/auth/password', summary: 'Change your password', tags })
    .input(changePasswordForm)
    .output(emptySuccess),
  listSessions: endpoint
    .route({ method: 'GET', path: '/auth/sessions', summary: 'List your sessions', tags })
    .output(success({ sessions: z.array(session) })),
  revokeOtherSessions: endpoint
    .route({ method: 'DELETE', path: '/auth/sessions', summary: 'End all other sessions', tags })
    .output(emptySuccess),
  revokeSession: endpoint
    .route({ method: 'DELETE', path: '/auth/sessions/{id}', summary: 'End a session', tags })
    .input(z.object({ id }))
    .output(emptySuccess),
};

export const accountSignedUp = defineEvent<{ accountId: string }>('account.signed-up');
export const emailVerified = defineEvent<{ accountId: string }>('account.email-verified');
/** A link sent to the account's email address set its password; someone else may have known the old one. */
export const passwordReset = defineEvent<{ accountId: string }>('account.password-reset');
export const passwordChanged = defineEvent<{ accountId: string }>('account.password-changed');
/**
 * A password reset link confirmed the email address of an account for the first time. Whoever created the account may
 * not own the address, so sign-in methods and keys added earlier are revoked.
 */
export const accountClaimed = defineEvent<{ accountId: string }>('account.claimed');
export const sessionEnded = defineEvent<{ accountId: string; sessionId: string }>('account.session-ended');
export const emailChanged = defineEvent<{ accountId: string }>('account.email-changed');
/** The owner closed the account; its personal data has been erased. */
export const accountClosed = defineEvent<{ accountId: string }>('account.closed');
