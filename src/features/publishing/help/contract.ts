import * as z from 'zod/mini';
import { emptySuccess, endpoint, success } from '#lib/endpoint.ts';
import { defineEvent } from '#lib/events.ts';
import { email, id, instant, limit, line, paragraph } from '#lib/schemas.ts';
import { topicChoices } from './rules/topic-choices.ts';

const tags = ['Help'];

const topicValues = topicChoices.map(({ value }) => value);

/** The contact form. */
export const messageForm = z.object({
  name: line({ max: 120, required: 'Name is required' }),
  email,
  topic: z.enum(topicValues, 'Please choose what it is about'),
  message: paragraph({
    max: 4000,
    required: 'Please write a message',
    min: { length: 10, message: 'Please tell us a little more' },
  }),
});

const article = z.object({
  id: z.string(),
  title: z.string(),
  paragraphs: z.array(z.string()),
  link: z.nullable(z.object({ label: z.string(), to: z.string() })),
});
const topic = z.object({ id: z.string(), title: z.string(), lead: z.string(), articles: z.array(article) });
export type HelpTopic = z.infer<typeof topic>;
export const messageStates = ['open', 'answered'] as const;
export type MessageState = (typeof messageStates)[number];

const message = z.object({
  id,
  name: z.string(),
  email: z.string(),
  topic: z.enum(topicValues),
  message: z.string(),
  state: z.enum(messageStates),
  createdAt: instant,
});
export type HelpMessage = z.output<typeof message>;

const adminOnly = endpoint.meta({ access: ['admin'] });

export const helpContract = {
  searchHelp: endpoint
    .meta({ access: 'public' })
    .route({
      method: 'GET',
      path: '/help',
      summary: 'Help articles by topic, all or those with these words',
      tags,
    })
    .input(z.object({ q: z._default(line({ max: 100 }), '') }))
    .output(success({ topics: z.array(topic), count: z.int() })),
  sendMessage: endpoint
    .meta({ access: 'public', throttle: 'form', idempotent: true })
    .route({ method: 'POST', path: '/help/messages', successStatus: 201, summary: 'Write to us', tags })
    .input(messageForm)
    .output(success({ message: z.object({ id }) })),
  listMessages: adminOnly
    .route({
      method: 'GET',
      path: '/admin/help/messages',
      summary: 'What people wrote, the oldest open first',
      tags,
    })
    .input(
      z.object({
        state: z._default(z.enum(messageStates), 'open'),
        cursor: z.optional(id),
        limit: limit(20),
      }),
    )
    .output(success({ messages: z.array(message), nextCursor: z.nullable(id) })),
  setMessageState: adminOnly
    .route({
      method: 'POST',
      path: '/admin/help/messages/{id}/state',
      summary: 'Mark a message as answered, or open again',
      tags,
    })
    .input(z.object({ id, state: z.enum(messageStates) }))
    .output(emptySuccess),
};

/** A user sent a message with the contact form. */
export const helpMessageSent = defineEvent<{ messageId: string }>('help.message-sent');
