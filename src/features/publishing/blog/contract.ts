import * as z from 'zod/mini';
import { emptySuccess, endpoint, success, successCounted } from '#lib/endpoint.ts';
import { id, instant, limit, line } from '#lib/schemas.ts';
import { blogForm, editedBlog, editedBlogRow, editedListInput, markdownText } from './contract/editing.ts';

const tags = ['Content'];
const open = { access: 'public' } as const;
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

/** A heading of an article in its table of contents. */
const heading = z.object({ id: z.string(), text: z.string() });
export type Heading = z.infer<typeof heading>;

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
  text: z.string(),
  photo: z.nullable(z.string()),
});
export type Testimonial = z.output<typeof testimonial>;

const listBlogsInput = z.object({
  /** Page with ten posts, from 1; if left out, the newest hundred posts. */
  page: z.optional(z.coerce.number('Please give a number').check(z.int(), z.gte(1), z.lte(10_000))),
  /** Words to search for in title, category and excerpt. */
  topic: z.optional(line({ max: 120 })),
});

const listInput = z.object({ limit: limit(20) });

const editor = {
  listPosts: endpoint
    .meta(admins)
    .route({ method: 'GET', path: '/admin/blogs', summary: 'Posts in every state, newest first', tags })
    .input(editedListInput)
    .output(success({ posts: z.array(editedBlogRow), nextCursor: z.nullable(id) })),
  getPost: endpoint
    .meta(admins)
    .route({ method: 'GET', path: '/admin/blogs/{id}', summary: 'A post as its editors see it', tags })
    .input(z.object({ id }))
    .output(success({ post: editedBlog })),
  getPage: endpoint
    .meta(admins)
    .route({ method: 'GET', path: '/admin/blogs/{id}/page', summary: 'A post as readers will see it', tags })
    .input(z.object({ id }))
    .output(success({ blog: fullBlog })),
  getChoices: endpoint
    .meta(admins)
    .route({ method: 'GET', path: '/admin/blog-choices', summary: 'Authors and categories', tags })
    .output(
      success({ authors: z.array(z.object({ id, name: z.string() })), categories: z.array(z.string()) }),
    ),
  createPost: endpoint
    .meta({ ...admins, idempotent: true })
    .route({ method: 'POST', path: '/admin/blogs', successStatus: 201, summary: 'Write a post', tags })
    .input(blogForm)
    .output(success({ post: editedBlog })),
  savePost: endpoint
    .meta(admins)
    .route({ method: 'PUT', path: '/admin/blogs/{id}', summary: 'Save a post', tags })
    .input(z.extend(blogForm, { id }))
    .output(success({ post: editedBlog })),
  deletePost: endpoint
    .meta(admins)
    .route({
      method: 'DELETE',
      path: '/admin/blogs/{id}',
      summary: 'Delete a draft that was never public',
      tags,
    })
    .input(z.object({ id }))
    .output(emptySuccess),
  preview: endpoint
    .meta({ access: ['admin', 'supplier'] })
    .route({ method: 'POST', path: '/content/preview', summary: 'Markdown as readers will see it', tags })
    .input(z.object({ markdown: markdownText }))
    .output(success({ html: z.string(), headings: z.array(heading) })),
};

export const contentContract = {
  editor,
  listBlogs: endpoint
    .meta(open)
    .route({ method: 'GET', path: '/blogs', summary: 'Blog posts, newest first', tags })
    .input(listBlogsInput)
    .output(successCounted({ blogs: z.array(blog) })),
  getBlog: endpoint
    .meta(open)
    .route({ method: 'GET', path: '/blogs/slug/{slug}', summary: 'One blog post with its body', tags })
    .input(z.object({ slug: z.string().check(z.maxLength(200)) }))
    .output(success({ blog: fullBlog })),
  listTestimonials: endpoint
    .meta(open)
    .route({ method: 'GET', path: '/testimonials', summary: 'What customers say', tags })
    .input(listInput)
    .output(success({ testimonials: z.array(testimonial) })),
};
