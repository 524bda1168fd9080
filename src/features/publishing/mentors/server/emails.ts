import type { MailDraft } from '#platform/mail/mail-draft.ts';
import { describeTime, type PreferredTime } from '../rules.ts';

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
  `Times that would suit (${timeZone}):\n${times.map((time) => `· ${describeTime(time)}`).join('\n')}`;

/**
 * Returns the email to the mentor: who asks, about what, and when. Replies go to the admins, who arrange the session.
 */
export const mentorMail = (session: SessionMail): MailDraft => ({
  to: session.to,
  subject: `${session.personName} asks for a session: ${session.topic}`,
  heading: `${session.mentorName}, someone requests an hour with you`,
  paragraphs: [
    `${session.personName} writes about “${session.topic}”:`,
    session.message,
    describeTimes(session),
  ],
  action: { label: 'See your page', url: session.url },
  reason: `You get this because you are a mentor on Packwright. Reply to tell us which time suits you; this is request ${session.number}.`,
});

/** Returns the confirmation to the person who asked, sent right after the request. */
export const requestSentMail = (session: SessionMail): MailDraft => ({
  to: session.to,
  subject: `Your request to ${session.mentorName}: ${session.topic}`,
  heading: `Your question is on its way, ${session.personName}`,
  paragraphs: [
    `We bring your message and the times you gave to ${session.mentorName}, and write to you as soon as there is an answer.`,
    describeTimes(session),
  ],
  action: { label: 'See my requests', url: session.url },
  reason: 'You get this because you requested a session with a mentor on Packwright.',
});

const headings = {
  passed_on: 'Your question is with the mentor',
  arranged: 'Your session is arranged',
  held: 'How was your session?',
  declined: 'This session could not be arranged',
} as const;
type MailedStatus = keyof typeof headings;

const statusTexts: Record<MailedStatus, (mentorName: string) => string> = {
  passed_on: (name) => `We have spoken to ${name}, who will check the times you gave.`,
  arranged: (name) => `${name} is looking forward to it.`,
  held: (name) => `You have met ${name}. You can ask for another session at any time.`,
  declined: (name) =>
    `${name} cannot take this one on. Other mentors work in the same field; see who else is there.`,
};

export const hasStatusMail = (status: string): status is MailedStatus => status in headings;

/** Returns the email to the person who asked, sent when an admin has changed the status. */
export const statusMail = (session: SessionMail, status: MailedStatus): MailDraft => ({
  to: session.to,
  subject: `${headings[status]}: ${session.topic}`,
  heading: headings[status],
  paragraphs: [statusTexts[status](session.mentorName), ...(session.answer ? [session.answer] : [])],
  action: { label: 'See my requests', url: session.url },
  reason: 'You get this because you requested a session with a mentor on Packwright.',
});
