import * as z from 'zod/mini';
import { endpoint, success } from '#lib/endpoint.ts';
import { calendarDate, id, instant, limit, line, paragraph } from '#lib/schemas.ts';
import { dayParts, isTimeZone, requestStatuses } from '../rules.ts';
import { slug } from './public-mentors.ts';

const tags = ['Mentor sessions'];
const adminOnly = endpoint.meta({ access: ['admin'] });

const preferredTime = z.object({
  date: calendarDate,
  part: z.enum(dayParts, 'Select a time of day'),
});

/** A user's request for a session with a mentor. */
export const sessionForm = z.object({
  topic: line({ max: 120, required: 'Enter a topic' }),
  message: paragraph({
    max: 3000,
    required: 'Describe what you’re working on',
    min: { length: 20, message: 'Add a sentence or two so that the mentor can prepare' },
  }),
  times: z
    .array(preferredTime)
    .check(z.minLength(1, 'Add a preferred time'), z.maxLength(3, 'Add no more than three times')),
  timeZone: z
    .string('Select your time zone')
    .check(z.maxLength(60, 'Select your time zone'), z.refine(isTimeZone, 'Select your time zone')),
});
export type SessionForm = z.output<typeof sessionForm>;

const status = z.enum(requestStatuses, 'Select a status');

/** The decision of an admin about a request, with words to the person who asked. */
export const statusForm = z.object({ status, answer: z._default(paragraph({ max: 1000 }), '') });

const request = z.object({
  id,
  number: z.number(),
  mentor: z.object({ name: z.string(), slug: z.string(), photo: z.nullable(z.string()) }),
  topic: z.string(),
  message: z.string(),
  times: z.array(z.object({ date: z.string(), part: z.enum(dayParts) })),
  timeZone: z.string(),
  status,
  answer: z.string(),
  createdAt: instant,
  updatedAt: instant,
});
export type MySession = z.output<typeof request>;

const sessionRow = z.extend(request, {
  person: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
  contactEmail: z.nullable(z.string()),
});
export type SessionRow = z.output<typeof sessionRow>;

const page = { limit: limit(20), cursor: z.optional(id) };
const nextCursor = z.nullable(id);

export const sessionsContract = {
  requestSession: endpoint
    .meta({ access: ['customer', 'supplier'], throttle: 'form', idempotent: true })
    .route({
      method: 'POST',
      path: '/mentors/{slug}/sessions',
      successStatus: 201,
      summary: 'Request a mentor session',
      tags,
    })
    .input(z.extend(sessionForm, { slug }))
    .output(success({ session: request })),
  listMySessions: endpoint
    .route({
      method: 'GET',
      path: '/account/mentor-sessions',
      summary: 'List your session requests, newest first',
      tags,
    })
    .input(z.object(page))
    .output(success({ sessions: z.array(request), nextCursor })),
  withdrawSession: endpoint
    .route({
      method: 'POST',
      path: '/account/mentor-sessions/{id}/withdraw',
      summary: 'Withdraw a session request',
      tags,
    })
    .input(z.object({ id }))
    .output(success({ session: request })),
  listSessions: adminOnly
    .route({
      method: 'GET',
      path: '/admin/mentor-sessions',
      summary: 'List session requests, newest first',
      tags,
    })
    .input(z.object({ ...page, status: z.optional(status) }))
    .output(success({ sessions: z.array(sessionRow), nextCursor })),
  setSessionStatus: adminOnly
    .route({
      method: 'POST',
      path: '/admin/mentor-sessions/{id}/status',
      summary: 'Update the status of a session request',
      tags,
    })
    .input(z.extend(statusForm, { id }))
    .output(success({ session: sessionRow })),
};
