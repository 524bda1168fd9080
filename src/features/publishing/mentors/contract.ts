import type { PublicationChange } from '#features/publishing/engine/contract.ts';
import { defineEvent } from '#lib/events.ts';
import { adminMentorsContract } from './contract/admin-mentors.ts';
import { publicMentorsContract } from './contract/public-mentors.ts';
import { sessionsContract } from './contract/sessions.ts';
import type { RequestStatus } from './rules.ts';

export type { MentorForm } from './contract/admin-mentors.ts';
export type { FullMentor, Mentor } from './contract/public-mentors.ts';
export type { MySession, SessionForm, SessionRow } from './contract/sessions.ts';

/** Mentors, session requests, and the admin editor of both. */
export const mentorsContract = { ...publicMentorsContract, ...sessionsContract, ...adminMentorsContract };

/** An admin changed what visitors see of a mentor. */
export const mentorChanged = defineEvent<{
  mentorId: string;
  slug: string;
  change: PublicationChange;
}>('mentor.changed');

export const sessionRequested = defineEvent<{ requestId: string }>('mentor-session.requested');
export const sessionStatusChanged = defineEvent<{ requestId: string; status: RequestStatus }>(
  'mentor-session.status-changed',
);
