import type { MailDraft } from '#platform/mail/mail-draft.ts';
import { describeTime, describeTimeZone, type PreferredTime } from '../rules.ts';

interface SessionMail {
  to: string;
  number: string;
  mentorName: string;
  personName: string;
  topic: string;
  message: string;
  times: readonly PreferredTime[];
  timeZone: string;
  answer: string;
  url: string;
}

const describeTimes = ({ times, timeZone }: SessionMail): string =>
  `Preferred times (${describeTimeZone(timeZone)}):\n${times.map((time) => `· ${describeTime(time)}`).join('\n')}`;

/**
 * Returns the email to the mentor: who asks, about what, and when. Replies go to the admins, who arrange the session.
 */
export const mentorMail = (session: SessionMail): MailDraft => ({
  to: session.to,
  subject: `${session.personName} requests a session: ${session.topic}`,
  heading: `${session.mentorName}, you have a new session request`,
  paragraphs: [
    `${session.personName} writes about “${session.topic}”:`,
    session.message,
    describeTimes(session),
  ],
  action: { label: 'View your page', url: session.url },
  reason: `You’re receiving this because you are a mentor on Packwright. Reply with the time that suits you. This is request ${session.number}.`,
});

/** Returns the confirmation to the person who asked, sent right after the request. */
export const requestSentMail = (session: SessionMail): MailDraft => ({
  to: session.to,
  subject: `Your request to ${session.mentorName}: ${session.topic}`,
  heading: `Request received, ${session.personName}`,
  paragraphs: [
    `We’ll forward your message and preferred times to ${session.mentorName} and email you when there is a reply.`,
    describeTimes(session),
  ],
  action: { label: 'View my requests', url: session.url },
  reason: 'You’re receiving this because you requested a session with a mentor on Packwright.',
});

const headings = {
  passed_on: 'Your request is with the mentor',
  arranged: 'Your session is arranged',
  held: 'How was your session?',
  declined: 'This session could not be arranged',
} as const;
type MailedStatus = keyof typeof headings;

const statusTexts: Record<MailedStatus, (mentorName: string) => string> = {
  passed_on: (name) => `${name} is checking your preferred times.`,
  arranged: (name) => `${name} is looking forward to it.`,
  held: (name) => `You can request another session with ${name} at any time.`,
  declined: (name) => `${name} is not available for this session. Try another mentor in the same field.`,
};

export const hasStatusMail = (status: string): status is MailedStatus => status in headings;

/** Returns the email to the person who asked, sent when an admin has changed the status. */
export const statusMail = (session: SessionMail, status: MailedStatus): MailDraft => ({
  to: session.to,
  subject: `${headings[status]}: ${session.topic}`,
  heading: headings[status],
  paragraphs: [statusTexts[status](session.mentorName), ...(session.answer ? [session.answer] : [])],
  action: { label: 'View my requests', url: session.url },
  reason: 'You’re receiving this because you requested a session with a mentor on Packwright.',
});
