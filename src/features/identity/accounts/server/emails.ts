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
  paragraphs: ['Please confirm that this address is yours. The link works for one hour.'],
  action: { label: 'Confirm my email', url },
  reason: 'You get this because someone signed up with this address. If it was not you, you need do nothing.',
});

export const resetMail = ({ to, name, url }: LinkMail): MailDraft => ({
  to,
  subject: 'Set a new Packwright password',
  heading: `Set a new password, ${name}`,
  paragraphs: ['The link works once, for one hour. Setting a new password signs you out everywhere.'],
  action: { label: 'Set a new password', url },
  reason:
    'You get this because a new password was requested for this address. If it was not you, you need do nothing.',
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
    'If this was you, there is nothing to do. If it was not, ask for a new password on the sign-in page right away.',
    'Everywhere else you have been signed out.',
    ...(hasStore ? ['API keys of your store keep working: revoke those that you do not know.'] : []),
  ],
  reason: 'You get this because it concerns the safety of your account.',
});

export const confirmNewEmailMail = ({ to, name, url }: LinkMail): MailDraft => ({
  to,
  subject: 'Confirm your new email for Packwright',
  heading: `Is this your new address, ${name}?`,
  paragraphs: [
    'Your account moves to this address as soon as you open the link. It works once, for one hour. Until then everything stays as it is.',
  ],
  action: { label: 'Use this address', url },
  reason:
    'You get this because this address was given for an account. If it was not you, you need do nothing.',
});

/** Sent to an email address that already has an account, so that the response does not reveal whether it has one. */
export const emailInUseMail = ({ to }: Pick<LinkMail, 'to'>): MailDraft => ({
  to,
  subject: 'This address already has a Packwright account',
  heading: 'There is an account at this address',
  paragraphs: [
    'Someone wants to move another account to this address. An address holds one account, so nothing was changed.',
  ],
  reason: 'You get this because your address was given. If it was not you, you need do nothing.',
});

interface EmailChangeMail {
  to: string;
  name: string;
  newEmail: string;
}

export const emailChangeRequestedMail = ({ to, name, newEmail }: EmailChangeMail): MailDraft => ({
  to,
  subject: 'Your Packwright account is about to move',
  heading: `Someone wants to move your account, ${name}`,
  paragraphs: [
    `The new address is ${newEmail}. We have sent it a link; until it is opened, nothing changes.`,
    'If this was not you, set a new password right away: that stops the move and signs everybody out.',
  ],
  reason: 'You get this because it concerns the safety of your account.',
});

export const emailChangedMail = ({ to, name, newEmail }: EmailChangeMail): MailDraft => ({
  to,
  subject: 'Your Packwright account has a new address',
  heading: `You now sign in with ${newEmail}, ${name}`,
  paragraphs: ['Messages go there from now on. If this was not you, reply to this message right away.'],
  reason: 'You get this because this was the address of your account.',
});
