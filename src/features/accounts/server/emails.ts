import type { MailDraft } from '#platform/mail/compose.ts';

interface LinkMail {
  to: string;
  name: string;
  url: string;
}

export const verificationMail = ({ to, name, url }: LinkMail): MailDraft => ({
  to,
  subject: 'Confirm your email for Packwright',
  heading: `Welcome, ${name}`,
  paragraphs: ['Please confirm that this address is yours. The link works for one hour.'],
  action: { label: 'Confirm my email', url },
  reason:
    'You get this because somebody signed up with this address. If it was not you, you need do nothing.',
});

export const resetMail = ({ to, name, url }: LinkMail): MailDraft => ({
  to,
  subject: 'Set a new Packwright password',
  heading: `Set a new password, ${name}`,
  paragraphs: ['The link works once, for one hour. Setting a new password signs you out everywhere.'],
  action: { label: 'Set a new password', url },
  reason:
    'You get this because a new password was asked for at this address. If it was not you, you need do nothing.',
});

export const passwordChangedMail = ({ to, name }: Omit<LinkMail, 'url'>): MailDraft => ({
  to,
  subject: 'Your Packwright password was changed',
  heading: `Your password was changed, ${name}`,
  paragraphs: [
    'If this was you, there is nothing to do. If it was not, ask for a new password on the sign-in page right away.',
  ],
  reason: 'You get this because it concerns the safety of your account.',
});
