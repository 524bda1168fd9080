import * as z from 'zod/mini';
import {
  editedListInput,
  markdownText,
  pictureUrl,
  slugText,
  version,
} from '#features/publishing/blog/contract/editing.ts';
import { emptySuccess, endpoint, success } from '#lib/endpoint.ts';
import { defineEvent } from '#lib/events.ts';
import { id, limit, line } from '#lib/schemas.ts';

const tags = ['News'];
const open = { access: 'public' } as const;
const admins = { access: ['admin'] } as const;

const newsItem = z.object({
  id,
  slug: z.string(),
  title: z.string(),
  /** `YYYY-MM-DD` */
  publishedOn: z.string(),
  summary: z.string(),
  featured: z.boolean(),
  imageUrl: z.nullable(z.string()),
});
export type NewsItem = z.output<typeof newsItem>;

const fullNewsItem = z.extend(newsItem, {
  /** The body as sanitised HTML. */
  html: z.string(),
});
export type FullNewsItem = z.output<typeof fullNewsItem>;

/** Cursor of the list: day and id of the last item shown. */
const newsCursor = z
  .string('Not a valid cursor')
  .check(z.regex(/^\d{4}-\d{2}-\d{2}\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, 'Not a valid cursor'));

const calendarDate = z.iso.date('Please give a date');

const newsForm = z.object({
  title: line({ max: 160, required: 'Please give it a title' }),
  slug: slugText,
  summary: line({ max: 300 }),
  imageUrl: pictureUrl,
  markdown: markdownText,
  /** Shown first on the news page; only one item at a time. */
  featured: z.boolean(),
  isDraft: z.boolean(),
  /** Null: today, when it is published. In the future: scheduled. */
  publishedOn: z.nullable(calendarDate),
  version,
});
export type NewsForm = z.infer<typeof newsForm>;

const editedNews = z.object({
  id,
  title: z.string(),
  slug: z.string(),
  summary: z.string(),
  imageUrl: z.nullable(z.string()),
  markdown: z.string(),
  featured: z.boolean(),
  isDraft: z.boolean(),
  wasPublic: z.boolean(),
  publishedOn: z.string(),
  version: z.number(),
});
export type EditedNews = z.output<typeof editedNews>;

const editedRow = z.object({
  id,
  title: z.string(),
  slug: z.string(),
  imageUrl: z.nullable(z.string()),
  featured: z.boolean(),
  isDraft: z.boolean(),
  publishedOn: z.string(),
});

export const newsChanged = defineEvent<{ newsId: string; change: 'created' | 'saved' | 'deleted' }>(
  'news.changed',
);

export const newsContract = {
  listNews: endpoint
    .meta(open)
    .route({ method: 'GET', path: '/news', summary: 'News, newest first', tags })
    .input(z.object({ limit: limit(20), cursor: z.optional(newsCursor) }))
    .output(success({ news: z.array(newsItem), nextCursor: z.nullable(z.string()) })),
  getNews: endpoint
    .meta(open)
    .route({ method: 'GET', path: '/news/{slug}', summary: 'One news item, and the newest others', tags })
    .input(z.object({ slug: z.string().check(z.maxLength(200)) }))
    .output(success({ item: fullNewsItem, others: z.array(newsItem) })),
  editor: {
    list: endpoint
      .meta(admins)
      .route({ method: 'GET', path: '/admin/news', summary: 'News in every state', tags })
      .input(editedListInput)
      .output(success({ news: z.array(editedRow), nextCursor: z.nullable(id) })),
    get: endpoint
      .meta(admins)
      .route({ method: 'GET', path: '/admin/news/{id}', summary: 'A news item as its editors see it', tags })
      .input(z.object({ id }))
      .output(success({ item: editedNews })),
    create: endpoint
      .meta({ ...admins, idempotent: true })
      .route({ method: 'POST', path: '/admin/news', successStatus: 201, summary: 'Write a news item', tags })
      .input(newsForm)
      .output(success({ item: editedNews })),
    save: endpoint
      .meta(admins)
      .route({ method: 'PUT', path: '/admin/news/{id}', summary: 'Save a news item', tags })
      .input(z.extend(newsForm, { id }))
      .output(success({ item: editedNews })),
    remove: endpoint
      .meta(admins)
      .route({
        method: 'DELETE',
        path: '/admin/news/{id}',
        summary: 'Delete a draft that was never public',
        tags,
      })
      .input(z.object({ id }))
      .output(emptySuccess),
  },
};
