import type { MailDraft } from '#platform/mail/mail-draft.ts';

interface GoogleMail {
  to: string;
  name: string;
  /** Email address of the Google account. */
  google: string;
}

const reason = 'You’re receiving this because it affects the security of your account.';

export const connectedMail = ({ to, name, google }: GoogleMail): MailDraft => ({
  to,
  subject: 'Google sign-in added to your Packwright account',
  heading: `Google is connected, ${name}`,
  paragraphs: [
    `You can now sign in with ${google}, without your password.`,
    'If this wasn’t you, remove it under Settings, Security, and set a new password right away.',
  ],
  reason,
});

export const removedMail = ({ to, name, google }: GoogleMail): MailDraft => ({
  to,
  subject: 'Google sign-in removed from your Packwright account',
  heading: `Google is disconnected, ${name}`,
  paragraphs: [
    `${google} can no longer sign in to your account. Sign in with your email and password.`,
    'If this wasn’t you, set a new password right away.',
  ],
  reason,
});
