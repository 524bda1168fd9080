import type { MailDraft } from '#platform/mail/mail-draft.ts';

interface InvitationMail {
  to: string;
  storeName: string;
  invitedBy: string;
  role: string;
  days: number;
  url: string;
}

export const invitationMail = ({ to, storeName, invitedBy, role, days, url }: InvitationMail): MailDraft => ({
  to,
  subject: `Join ${storeName} on Packwright`,
  heading: `Join ${storeName}`,
  paragraphs: [
    `${invitedBy} invited you to join the store as ${role}.`,
    `The link is for this address only. It works once and expires in ${days} days.`,
  ],
  action: { label: 'View invitation', url },
  reason: `You’re receiving this because ${invitedBy} invited this address. If you don’t know them, ignore this email.`,
});

export const leftMail = ({ to, storeName }: { to: string; storeName: string }): MailDraft => ({
  to,
  subject: `You no longer have access to ${storeName}`,
  heading: `You no longer have access to ${storeName}`,
  paragraphs: ['You keep your account. Your past work stays with the store.'],
  reason: 'You’re receiving this because it affects your account.',
});
