import * as z from 'zod/mini';
import {
  editorEndpoints,
  editorListInput,
  entryRow,
  heading,
  markdownText,
  type PublicationChange,
  pictureUrl,
  publicationForm,
  publishedAtField,
  slugInput,
  storedEntry,
} from '#features/publishing/engine/contract.ts';
import { endpoint, success, successCounted } from '#lib/endpoint.ts';
import { defineEvent } from '#lib/events.ts';
import { id, instant, limit, line } from '#lib/schemas.ts';

const tags = ['Content'];
const open = { access: 'public', cached: true } as const;
const admins = { access: ['admin'] } as const;

/** Links to a person's profiles elsewhere; missing ones are not shown. */
const socialMedia = z.object({
  facebook: z.optional(z.string()),
  twitter: z.optional(z.string()),
  linkedin: z.optional(z.string()),
});
export type SocialMedia = z.infer<typeof socialMedia>;

const author = z.object({
  name: z.string(),
  photo: z.nullable(z.string()),
  bio: z.string(),
  socialMedia,
});

export const blog = z.object({
  _id: id,
  title: z.string(),
  category: z.string(),
  imageUrl: z.nullable(z.string()),
  /** Publication date. */
  date: instant,
  createdAt: instant,
  /** Minutes to read. */
  readTime: z.number(),
  slug: z.string(),
  excerpt: z.string(),
  author,
});
export type Blog = z.output<typeof blog>;

const fullBlog = z.extend(blog, {
  /** The body as sanitised HTML. */
  html: z.string(),
  headings: z.array(heading),
});
export type FullBlog = z.output<typeof fullBlog>;

const testimonial = z.object({
  id,
  name: z.string(),
  role: z.string(),
  company: z.string(),
  /** Name of the country of the company. */
  country: z.nullable(z.string()),
  text: z.string(),
  photo: z.nullable(z.string()),
});
export type Testimonial = z.output<typeof testimonial>;

const listBlogsInput = z.object({
  /** Page with ten posts, from 1; if left out, the newest hundred posts. */
  page: z.optional(z.coerce.number('Enter a number').check(z.int(), z.gte(1), z.lte(10_000))),
  /** Words to search for in title, category and excerpt. */
  topic: z.optional(line({ max: 120 })),
});

const listInput = z.object({ limit: limit(20) });

const blogForm = z.object({
  ...publicationForm,
  title: line({ max: 160, required: 'Enter a title' }),
  category: line({ max: 60 }),
  excerpt: line({ max: 300 }),
  authorId: z.uuid('Select an author'),
  imageUrl: pictureUrl,
  markdown: markdownText,
  publishedAt: publishedAtField,
});
export type BlogForm = z.infer<typeof blogForm>;

const storedBlog = storedEntry(blogForm, { publishedAt: instant });

const blogRow = z.object({
  ...entryRow,
  title: z.string(),
  category: z.string(),
  authorName: z.string(),
  imageUrl: z.nullable(z.string()),
  publishedAt: instant,
});

/** The outbox also records the editor and the time: together they are the audit trail of content changes. */
export const postChanged = defineEvent<{ postId: string; change: PublicationChange }>('content.post-changed');

const editor = {
  ...editorEndpoints({
    path: '/admin/blogs',
    tags,
    one: 'a post',
    many: 'posts',
    form: blogForm,
    entry: { post: storedBlog },
    rows: { posts: z.array(blogRow) },
    query: editorListInput,
  }),
  getPage: endpoint
    .meta(admins)
    .route({ method: 'GET', path: '/admin/blogs/{id}/page', summary: 'Preview a blog post', tags })
    .input(z.object({ id }))
    .output(success({ blog: fullBlog })),
  getChoices: endpoint
    .meta(admins)
    .route({ method: 'GET', path: '/admin/blog-choices', summary: 'List authors and categories', tags })
    .output(
      success({ authors: z.array(z.object({ id, name: z.string() })), categories: z.array(z.string()) }),
    ),
  preview: endpoint
    .meta({ access: ['admin', 'supplier'] })
    .route({ method: 'POST', path: '/content/preview', summary: 'Render Markdown', tags })
    .input(z.object({ markdown: markdownText }))
    .output(success({ html: z.string(), headings: z.array(heading) })),
};

export const contentContract = {
  editor,
  listBlogs: endpoint
    // Posts of a topic beside something else; all others appear at the minute they were scheduled for.
    .meta({ ...open, lasting: (input) => Boolean((input as { topic?: string }).topic) })
    .route({ method: 'GET', path: '/blogs', summary: 'List blog posts, newest first', tags })
    .input(listBlogsInput)
    .output(successCounted({ blogs: z.array(blog) })),
  getBlog: endpoint
    .meta(open)
    .route({ method: 'GET', path: '/blogs/slug/{slug}', summary: 'Get a blog post', tags })
    .input(slugInput)
    .output(success({ blog: fullBlog })),
  listTestimonials: endpoint
    .meta(open)
    .route({ method: 'GET', path: '/testimonials', summary: 'List testimonials', tags })
    .input(listInput)
    .output(success({ testimonials: z.array(testimonial) })),
};
