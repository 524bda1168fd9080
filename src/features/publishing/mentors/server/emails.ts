import type { MailDraft } from '#platform/mail/compose.ts';
import { type PreferredTime, timeInWords } from '../rules.ts';

interface AskedSession {
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

const timesOf = ({ times, timeZone }: AskedSession): string =>
  `Times that would suit (${timeZone}):\n${times.map((time) => `· ${timeInWords(time)}`).join('\n')}`;

/** To the mentor: who asks, what for, and when. Answers go through the administrators, who arrange it. */
export const mentorMail = (asked: AskedSession): MailDraft => ({
  to: asked.to,
  subject: `${asked.personName} asks for a session: ${asked.topic}`,
  heading: `${asked.mentorName}, somebody asks for an hour of yours`,
  paragraphs: [`${asked.personName} writes about “${asked.topic}”:`, asked.message, timesOf(asked)],
  action: { label: 'See your page', url: asked.url },
  reason: `You get this because you are a mentor on Packwright. Reply to tell us which time suits you; this is request ${asked.number}.`,
});

/** To the person who asked, right after asking. */
export const askedMail = (asked: AskedSession): MailDraft => ({
  to: asked.to,
  subject: `Your request to ${asked.mentorName}: ${asked.topic}`,
  heading: `Your question is on its way, ${asked.personName}`,
  paragraphs: [
    `We bring your message and the times you gave to ${asked.mentorName}, and write to you as soon as there is an answer.`,
    timesOf(asked),
  ],
  action: { label: 'See my requests', url: asked.url },
  reason: 'You get this because you asked a mentor for a session on Packwright.',
});

const headings = {
  passed_on: 'Your question is with the mentor',
  arranged: 'Your session is arranged',
  held: 'How was your session?',
  declined: 'This session could not be arranged',
} as const;
type ToldStatus = keyof typeof headings;

const lines: Record<ToldStatus, (mentorName: string) => string> = {
  passed_on: (name) => `We have spoken to ${name}, who will look at the times you gave.`,
  arranged: (name) => `${name} is looking forward to it.`,
  held: (name) => `You have met ${name}. You can ask for another session at any time.`,
  declined: (name) =>
    `${name} cannot take this one on. Other mentors work in the same field; have a look at who else is there.`,
};

export const isToldOf = (status: string): status is ToldStatus => status in headings;

/** To the person who asked, when an administrator has moved the request on. */
export const statusMail = (asked: AskedSession, status: ToldStatus): MailDraft => ({
  to: asked.to,
  subject: `${headings[status]}: ${asked.topic}`,
  heading: headings[status],
  paragraphs: [lines[status](asked.mentorName), ...(asked.answer ? [asked.answer] : [])],
  action: { label: 'See my requests', url: asked.url },
  reason: 'You get this because you asked a mentor for a session on Packwright.',
});
