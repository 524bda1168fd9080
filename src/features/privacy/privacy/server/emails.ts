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
  heading: `Your data is ready, ${name}`,
  paragraphs: [`Sign in to download it. After ${days} days the file is gone; you can ask for another.`],
  action: { label: 'Download my data', url },
  reason: 'You get this because someone who is signed in to your account requested a copy of its data.',
});

export const closedMail = ({ to, name }: Pick<ReadyMail, 'to' | 'name'>): MailDraft => ({
  to,
  subject: 'Your Packwright account is closed',
  heading: `Goodbye, ${name}`,
  paragraphs: [
    'Your account is closed, and your name, address and telephone number are gone from it. What belongs to other people’s orders and conversations stays with them, without your name.',
    'You are welcome to come back at any time, with this address as well.',
  ],
  reason: 'You get this because it concerns your account. It is the last message we send to it.',
});
