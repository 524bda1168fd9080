import { ok } from '#lib/endpoint.ts';
import { implementContract } from '#platform/http/procedures.ts';
import { contentContract } from '../contract.ts';
import * as queries from './queries.ts';

const os = implementContract(contentContract);

export const contentRoutes = os.router({
  listBlogs: os.listBlogs.handler(async ({ context, input }) => {
    const { results, blogs } = await queries.listBlogs(context.db, input);
    return { results, ...ok({ blogs }) };
  }),
  getBlog: os.getBlog.handler(async ({ context, input }) =>
    ok({ blog: await queries.getBlog(context.db, input.slug) }),
  ),
  listEvents: os.listEvents.handler(async ({ context, input }) =>
    ok({ events: await queries.listEvents(context.db, { ...input, now: context.now }) }),
  ),
  listCourses: os.listCourses.handler(async ({ context, input }) =>
    ok({ courses: await queries.listCourses(context.db, input) }),
  ),
  listMentors: os.listMentors.handler(async ({ context, input }) =>
    ok({ mentors: await queries.listMentors(context.db, input) }),
  ),
  listNews: os.listNews.handler(async ({ context, input }) =>
    ok({ news: await queries.listNews(context.db, input) }),
  ),
  listTestimonials: os.listTestimonials.handler(async ({ context, input }) =>
    ok({ testimonials: await queries.listTestimonials(context.db, input) }),
  ),
});
