import type { MailDraft } from '#platform/mail/mail-draft.ts';

interface GoogleMail {
  to: string;
  name: string;
  /** Email address of the Google account. */
  google: string;
}

const reason = 'You get this because it concerns the safety of your account.';

export const connectedMail = ({ to, name, google }: GoogleMail): MailDraft => ({
  to,
  subject: 'Google now signs you in to Packwright',
  heading: `Google is connected, ${name}`,
  paragraphs: [
    `From now on ${google} opens your account at Google’s word, without your password.`,
    'If this was not you, remove it in your settings under Security, and set a new password right away.',
  ],
  reason,
});

export const removedMail = ({ to, name, google }: GoogleMail): MailDraft => ({
  to,
  subject: 'Google no longer signs you in to Packwright',
  heading: `Google is removed, ${name}`,
  paragraphs: [
    `${google} no longer opens your account. You sign in with your email and password, as before.`,
    'If this was not you, set a new password right away.',
  ],
  reason,
});
