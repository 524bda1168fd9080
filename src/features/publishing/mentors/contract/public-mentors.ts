import * as z from 'zod/mini';
import { positionCursor } from '#features/publishing/engine/contract.ts';
import { endpoint, success } from '#lib/endpoint.ts';
import { id, limit, line } from '#lib/schemas.ts';

const tags = ['Mentors'];
const open = endpoint.meta({ access: 'public' });

const mentor = z.object({
  id,
  slug: z.string(),
  name: z.string(),
  years: z.number(),
  expertise: z.array(z.string()),
  bio: z.string(),
  city: z.string(),
  /** ISO 3166-1 alpha-2. */
  country: z.string(),
  languages: z.array(z.string()),
  photo: z.nullable(z.string()),
});
export type Mentor = z.output<typeof mentor>;

const fullMentor = z.extend(mentor, {
  /** How the mentor works, as sanitised HTML. */
  html: z.string(),
  /** Description of when sessions are usually held. */
  availability: z.string(),
});
export type FullMentor = z.output<typeof fullMentor>;

const filters = z.object({
  expertise: z.array(z.object({ name: z.string(), count: z.number() })),
  languages: z.array(z.object({ name: z.string(), count: z.number() })),
});

export const slug = z.string().check(z.maxLength(200));

export const publicMentorsContract = {
  listMentors: open
    .route({ method: 'GET', path: '/mentors', summary: 'List mentors', tags })
    .input(
      z.object({
        expertise: z.optional(line({ max: 80 })),
        language: z.optional(line({ max: 60 })),
        limit: limit(20),
        cursor: z.optional(positionCursor),
      }),
    )
    .output(success({ mentors: z.array(mentor), nextCursor: z.nullable(z.string()) })),
  listMentorFilters: open
    .route({
      method: 'GET',
      path: '/mentor-filters',
      summary: 'List mentor fields and languages',
      tags,
    })
    .output(success({ filters })),
  getMentor: open
    .route({ method: 'GET', path: '/mentors/{slug}', summary: 'Get a mentor', tags })
    .input(z.object({ slug }))
    .output(success({ mentor: fullMentor, related: z.array(mentor) })),
};
