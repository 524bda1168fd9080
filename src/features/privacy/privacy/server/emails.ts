import type { MailDraft } from '#platform/mail/mail-draft.ts';

interface ReadyMail {
  to: string;
  name: string;
  days: number;
  url: string;
}

export const exportReadyMail = ({ to, name, days, url }: ReadyMail): MailDraft => ({
  to,
  subject: 'Your Packwright data is ready',
  heading: `Your data export is ready, ${name}`,
  paragraphs: [
    `Sign in to download it. The file is available for ${days} days. You can request another at any time.`,
  ],
  action: { label: 'Download data', url },
  reason: 'You’re receiving this because someone signed in to your account requested a copy of its data.',
});

export const closedMail = ({ to, name }: Pick<ReadyMail, 'to' | 'name'>): MailDraft => ({
  to,
  subject: 'Your Packwright account has been closed',
  heading: `Goodbye, ${name}`,
  paragraphs: [
    'Your account is closed. Your name, email and phone number have been deleted. Orders and conversations stay with the other party, without your name.',
    'You can create a new account with this email address at any time.',
  ],
  reason: 'This is the last email we’ll send about this account.',
});
