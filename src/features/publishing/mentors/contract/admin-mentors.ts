import * as z from 'zod/mini';
import {
  markdownText,
  pictureUrl,
  publicationFilter,
  slugText,
  version,
} from '#features/publishing/blog/contract/editing.ts';
import { emptySuccess, endpoint, success } from '#lib/endpoint.ts';
import { email, id, instant, limit, line, paragraph } from '#lib/schemas.ts';

const tags = ['Mentors, administration'];
const adminOnly = endpoint.meta({ access: ['admin'] });

const textList = (max: number, tooMany: string) =>
  z
    .array(line({ max: 80, required: 'Please write the line, or take it away' }))
    .check(z.maxLength(max, tooMany));

/** The editor's form. A draft needs only a name; the rest is required for publishing. */
const mentorForm = z.object({
  name: line({ max: 100, required: 'Please give a name' }),
  slug: slugText,
  years: z
    .int('Please give the years as a whole number')
    .check(z.gte(0, 'Years cannot be below zero'), z.lte(70, 'Please give at most 70 years')),
  expertise: textList(6, 'Please keep to six fields'),
  languages: textList(8, 'Please keep to eight languages'),
  bio: paragraph({ max: 600 }),
  city: line({ max: 80 }),
  country: z.string('Please choose a country').check(z.regex(/^$|^[A-Z]{2}$/, 'Please choose a country')),
  availability: line({ max: 160 }),
  /** Email address that requests are sent to; without it they are only in the list of requests. */
  contactEmail: z.union([z.literal(''), email]),
  photo: pictureUrl,
  markdown: markdownText,
  isDraft: z.boolean(),
  version,
});
export type MentorForm = z.output<typeof mentorForm>;

const mentorRow = z.object({
  id,
  slug: z.string(),
  name: z.string(),
  city: z.string(),
  country: z.string(),
  photo: z.nullable(z.string()),
  expertise: z.array(z.string()),
  contactEmail: z.nullable(z.string()),
  openRequests: z.number(),
  isDraft: z.boolean(),
  updatedAt: instant,
});

const editedMentor = z.object({
  id,
  slug: z.string(),
  name: z.string(),
  years: z.number(),
  expertise: z.array(z.string()),
  languages: z.array(z.string()),
  bio: z.string(),
  city: z.string(),
  country: z.string(),
  markdown: z.string(),
  availability: z.string(),
  contactEmail: z.string(),
  photo: z.nullable(z.string()),
  isDraft: z.boolean(),
  /** True if it was ever public; its URL can then no longer change. */
  wasPublic: z.boolean(),
  version: z.number(),
  updatedAt: instant,
});
export type EditedMentor = z.output<typeof editedMentor>;

const mentorResponse = success({ mentor: editedMentor });

export const adminMentorsContract = {
  editor: {
    listMentors: adminOnly
      .route({ method: 'GET', path: '/admin/mentors', summary: 'All mentors in their order', tags })
      .input(
        z.object({
          state: publicationFilter,
          q: z.optional(line({ max: 100 })),
          limit: limit(50),
          cursor: z.optional(z.string().check(z.regex(/^\d{1,9}\.[0-9a-f-]{36}$/, 'Not a valid cursor'))),
        }),
      )
      .output(success({ mentors: z.array(mentorRow), nextCursor: z.nullable(z.string()) })),
    getMentor: adminOnly
      .route({ method: 'GET', path: '/admin/mentors/{id}', summary: 'A mentor as it is edited', tags })
      .input(z.object({ id }))
      .output(mentorResponse),
    createMentor: adminOnly
      .meta({ access: ['admin'], idempotent: true })
      .route({
        method: 'POST',
        path: '/admin/mentors',
        successStatus: 201,
        summary: 'Enter a mentor, as a draft or public at once',
        tags,
      })
      .input(mentorForm)
      .output(mentorResponse),
    saveMentor: adminOnly
      .route({
        method: 'PUT',
        path: '/admin/mentors/{id}',
        summary: 'Save a mentor, publish the page or take it down',
        tags,
      })
      .input(z.extend(mentorForm, { id }))
      .output(mentorResponse),
    moveMentor: adminOnly
      .route({
        method: 'POST',
        path: '/admin/mentors/{id}/move',
        summary: 'Move a mentor one place up or down in the list',
        tags,
      })
      .input(z.object({ id, direction: z.enum(['up', 'down'], 'Please say up or down') }))
      .output(emptySuccess),
    deleteMentor: adminOnly
      .route({ method: 'DELETE', path: '/admin/mentors/{id}', summary: 'Delete a mentor', tags })
      .input(z.object({ id }))
      .output(emptySuccess),
  },
};
