import type { MailDraft } from '#platform/mail/mail-draft.ts';

interface LinkMail {
  to: string;
  name: string;
  url: string;
}

export const verificationMail = ({ to, name, url }: LinkMail): MailDraft => ({
  to,
  subject: 'Confirm your email for Packwright',
  heading: `Welcome, ${name}`,
  paragraphs: ['Confirm your email address to finish setting up your account. The link expires in one hour.'],
  action: { label: 'Confirm email', url },
  reason:
    'You’re receiving this because someone signed up with this email address. If it wasn’t you, ignore this email.',
});

export const resetMail = ({ to, name, url }: LinkMail): MailDraft => ({
  to,
  subject: 'Set a new Packwright password',
  heading: `Set a new password, ${name}`,
  paragraphs: [
    'The link works once and expires in one hour. Setting a new password signs you out on all devices.',
  ],
  action: { label: 'Set a new password', url },
  reason:
    'You’re receiving this because a new password was requested for this address. If it wasn’t you, ignore this email.',
});

export const passwordChangedMail = ({
  to,
  name,
  hasStore,
}: Omit<LinkMail, 'url'> & { hasStore: boolean }): MailDraft => ({
  to,
  subject: 'Your Packwright password was changed',
  heading: `Your password was changed, ${name}`,
  paragraphs: [
    'If this was you, you don’t need to do anything. If not, request a new password on the sign-in page right away.',
    'You have been signed out on all other devices.',
    ...(hasStore ? ['Your store’s API keys keep working. Revoke any you don’t recognize.'] : []),
  ],
  reason: 'You’re receiving this because it affects the security of your account.',
});

export const confirmNewEmailMail = ({ to, name, url }: LinkMail): MailDraft => ({
  to,
  subject: 'Confirm your new email for Packwright',
  heading: `Confirm your new email address, ${name}`,
  paragraphs: [
    'Open the link to move your account to this address. It works once and expires in one hour. Until then, your current address stays in use.',
  ],
  action: { label: 'Use this address', url },
  reason:
    'You’re receiving this because someone entered this address for a Packwright account. If it wasn’t you, ignore this email.',
});

/** Sent to an email address that already has an account, so that the response does not reveal whether it has one. */
export const emailInUseMail = ({ to }: Pick<LinkMail, 'to'>): MailDraft => ({
  to,
  subject: 'This address already has a Packwright account',
  heading: 'This address is already in use',
  paragraphs: [
    'Someone tried to move another account to this address. Each address can have one account, so nothing was changed.',
  ],
  reason: 'You’re receiving this because someone entered your address. If it wasn’t you, ignore this email.',
});

interface EmailChangeMail {
  to: string;
  name: string;
  newEmail: string;
}

export const emailChangeRequestedMail = ({ to, name, newEmail }: EmailChangeMail): MailDraft => ({
  to,
  subject: 'Email change requested for your Packwright account',
  heading: `Your email is about to change, ${name}`,
  paragraphs: [
    `The new address is ${newEmail}. We’ve sent it a link. Nothing changes until it is opened.`,
    'If this wasn’t you, set a new password right away. That cancels the change and signs out all devices.',
  ],
  reason: 'You’re receiving this because it affects the security of your account.',
});

export const emailChangedMail = ({ to, name, newEmail }: EmailChangeMail): MailDraft => ({
  to,
  subject: 'Your Packwright email was changed',
  heading: `You now sign in with ${newEmail}, ${name}`,
  paragraphs: ['We’ll send emails there from now on. If this wasn’t you, reply to this email right away.'],
  reason: 'You’re receiving this because this was your account’s email address.',
});
