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
  subject: `${storeName} invites you to its Packwright store`,
  heading: `Work with ${storeName}`,
  paragraphs: [
    `${invitedBy} would like you to join the store as ${role}.`,
    `The link works once, for ${days} days, and for this address only.`,
  ],
  action: { label: 'See the invitation', url },
  reason: `You get this because ${invitedBy} gave your address. If you do not know them, you need do nothing.`,
});

export const leftMail = ({ to, storeName }: { to: string; storeName: string }): MailDraft => ({
  to,
  subject: `You no longer work in ${storeName}`,
  heading: `You no longer work in ${storeName}`,
  paragraphs: ['Your account stays yours. What you did for the store stays with the store.'],
  reason: 'You get this because it concerns your account.',
});
