import * as z from 'zod/mini';
import {
  editorEndpoints,
  editorListInput,
  entryRow,
  markdownText,
  type PublicationChange,
  pictureUrl,
  publicationForm,
  slugInput,
  storedEntry,
} from '#features/publishing/engine/contract.ts';
import { endpoint, success } from '#lib/endpoint.ts';
import { defineEvent } from '#lib/events.ts';
import { calendarDate, id, limit, line } from '#lib/schemas.ts';

const tags = ['News'];
const open = { access: 'public', cached: true } as const;

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
  .string('The cursor is invalid')
  .check(z.regex(/^\d{4}-\d{2}-\d{2}\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, 'The cursor is invalid'));

const newsForm = z.object({
  ...publicationForm,
  title: line({ max: 160, required: 'Enter a title' }),
  summary: line({ max: 300 }),
  imageUrl: pictureUrl,
  markdown: markdownText,
  /** Shown first on the news page; only one item at a time. */
  featured: z.boolean(),
  /** Null: today, when it is published. In the future: scheduled. */
  publishedOn: z.nullable(calendarDate),
});
export type NewsForm = z.infer<typeof newsForm>;

const storedNews = storedEntry(newsForm, { publishedOn: z.string() });

const newsRow = z.object({
  ...entryRow,
  title: z.string(),
  imageUrl: z.nullable(z.string()),
  featured: z.boolean(),
  publishedOn: z.string(),
});

export const newsChanged = defineEvent<{ newsId: string; change: PublicationChange }>('news.changed');

export const newsContract = {
  listNews: endpoint
    .meta(open)
    .route({ method: 'GET', path: '/news', summary: 'List news, newest first', tags })
    .input(z.object({ limit: limit(20), cursor: z.optional(newsCursor) }))
    .output(success({ news: z.array(newsItem), nextCursor: z.nullable(z.string()) })),
  getNews: endpoint
    .meta(open)
    .route({ method: 'GET', path: '/news/{slug}', summary: 'Get a news item and recent others', tags })
    .input(slugInput)
    .output(success({ item: fullNewsItem, others: z.array(newsItem) })),
  editor: editorEndpoints({
    path: '/admin/news',
    tags,
    one: 'a news item',
    many: 'news',
    form: newsForm,
    entry: { item: storedNews },
    rows: { news: z.array(newsRow) },
    query: editorListInput,
  }),
};
