import * as z from 'zod/mini';
import {
  editorEndpoints,
  editorListInput,
  entryRow,
  moveEndpoint,
  type PublicationChange,
  publicationForm,
  storedEntry,
} from '#features/publishing/engine/contract.ts';
import { emptySuccess, endpoint, success } from '#lib/endpoint.ts';
import { defineEvent } from '#lib/events.ts';
import { email, id, instant, limit, line, paragraph } from '#lib/schemas.ts';
import { topicChoices } from './rules/topic-choices.ts';
import { helpTopicIds } from './rules/topics.ts';

const tags = ['Help'];

const topicValues = topicChoices.map(({ value }) => value);

/** The contact form. */
export const messageForm = z.object({
  name: line({ max: 120, required: 'Name is required' }),
  email,
  topic: z.enum(topicValues, 'Select a topic'),
  message: paragraph({
    max: 4000,
    required: 'Enter a message',
    min: { length: 10, message: 'Add a little more detail' },
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

const articleForm = z.object({
  ...publicationForm,
  topic: z.enum(helpTopicIds, 'Select a topic'),
  title: line({ max: 120, required: 'Enter a title' }),
  /** Paragraphs, separated by empty lines. */
  text: paragraph({ max: 10_000 }),
  /** Text of the link below the article; empty: no link. */
  linkLabel: line({ max: 80 }),
  /** Path on this site. */
  linkPath: z
    .string('Enter a URL')
    .check(
      z.trim(),
      z.maxLength(300, 'Use no more than 300 characters'),
      z.regex(/^$|^\/(?![/\\])\S*$/, 'Enter a page of this site, such as /search'),
    ),
});
export type ArticleForm = z.output<typeof articleForm>;

const storedArticle = storedEntry(articleForm, { updatedAt: instant });

const articleRow = z.object({
  ...entryRow,
  topic: z.enum(helpTopicIds),
  title: z.string(),
  updatedAt: instant,
});

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

const articles = {
  path: '/admin/help/articles',
  tags,
  one: 'a help article',
  many: 'help articles',
} as const;

const adminOnly = endpoint.meta({ access: ['admin'] });

export const helpContract = {
  searchHelp: endpoint
    .meta({ access: 'public', cached: true })
    .route({
      method: 'GET',
      path: '/help',
      summary: 'List or search help articles',
      tags,
    })
    .input(z.object({ q: z._default(line({ max: 100 }), '') }))
    .output(success({ topics: z.array(topic), count: z.int() })),
  sendMessage: endpoint
    .meta({ access: 'public', throttle: 'form', idempotent: true })
    .route({
      method: 'POST',
      path: '/help/messages',
      successStatus: 201,
      summary: 'Send a message to Packwright',
      tags,
    })
    .input(messageForm)
    .output(success({ message: z.object({ id }) })),
  listMessages: adminOnly
    .route({
      method: 'GET',
      path: '/admin/help/messages',
      summary: 'List messages, oldest open first',
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
      summary: 'Mark a message as answered, or reopen it',
      tags,
    })
    .input(z.object({ id, state: z.enum(messageStates) }))
    .output(emptySuccess),
  editor: {
    ...editorEndpoints({
      ...articles,
      form: articleForm,
      entry: { article: storedArticle },
      rows: { articles: z.array(articleRow) },
      query: editorListInput,
    }),
    move: moveEndpoint(articles),
  },
};

export const helpArticleChanged = defineEvent<{ articleId: string; change: PublicationChange }>(
  'help.article-changed',
);

/** A user sent a message with the contact form. */
export const helpMessageSent = defineEvent<{ messageId: string }>('help.message-sent');
