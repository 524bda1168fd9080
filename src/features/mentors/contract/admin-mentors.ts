import * as z from 'zod/mini';
import { done, endpoint, success } from '#lib/endpoint.ts';
import { email, id, instant, limit, line, paragraph } from '#lib/schemas.ts';

const tags = ['Mentors, administration'];
const desk = endpoint.meta({ access: ['admin'] });

const slugRule = /^[a-z0-9]+(-[a-z0-9]+)*$/;

const words = (rules: { most: number; required: string; tooMany: string }) =>
  z
    .array(line({ max: 80, required: 'Please write the line, or take it away' }), rules.required)
    .check(z.minLength(1, rules.required), z.maxLength(rules.most, rules.tooMany));

/** What an administrator fills in. */
export const mentorForm = z.object({
  name: line({ max: 100, required: 'Please give a name' }),
  /** Left empty, it is made from the name. */
  slug: z._default(
    line({ max: 80 }).check(
      z.refine(
        (value) => value === '' || slugRule.test(value),
        'Please use small letters, digits and single hyphens',
      ),
    ),
    '',
  ),
  years: z
    .int('Please give the years as a whole number')
    .check(z.gte(0, 'Years cannot be below zero'), z.lte(70, 'Please give at most 70 years')),
  expertise: words({ most: 6, required: 'Please give a field', tooMany: 'Please keep to six fields' }),
  languages: words({
    most: 8,
    required: 'Please give a language',
    tooMany: 'Please keep to eight languages',
  }),
  bio: paragraph({ max: 600, required: 'Please say who this is' }),
  city: line({ max: 80, required: 'Please give the city' }),
  country: z.string('Please choose a country').check(z.regex(/^[A-Z]{2}$/, 'Please choose a country')),
  markdown: z._default(paragraph({ max: 10_000 }), ''),
  availability: z._default(line({ max: 160 }), ''),
  /** Where requests are sent; without it they wait in the list of requests. */
  contactEmail: z._default(z.union([z.literal(''), email]), ''),
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
  isPublished: z.boolean(),
  updatedAt: instant,
});
export type MentorRow = z.output<typeof mentorRow>;

const mentorToEdit = z.object({
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
  contactEmail: z.nullable(z.string()),
  photo: z.nullable(z.string()),
  isPublished: z.boolean(),
  version: z.number(),
  updatedAt: instant,
});
export type MentorToEdit = z.output<typeof mentorToEdit>;

const one = z.object({ id });

export const adminMentorsContract = {
  listMentorsToEdit: desk
    .route({ method: 'GET', path: '/admin/mentors', summary: 'All mentors in their order', tags })
    .input(
      z.object({
        state: z._default(z.enum(['all', 'published', 'draft']), 'all'),
        limit: limit(50),
        cursor: z.optional(z.string().check(z.regex(/^\d{1,9}\.[0-9a-f-]{36}$/, 'Not a valid cursor'))),
      }),
    )
    .output(success({ mentors: z.array(mentorRow), nextCursor: z.nullable(z.string()) })),
  getMentorToEdit: desk
    .route({ method: 'GET', path: '/admin/mentors/{id}', summary: 'A mentor as it is edited', tags })
    .input(one)
    .output(success({ mentor: mentorToEdit })),
  createMentor: desk
    .route({
      method: 'POST',
      path: '/admin/mentors',
      successStatus: 201,
      summary: 'Enter a new mentor; visitors see them once published',
      tags,
    })
    .input(mentorForm)
    .output(success({ mentor: mentorToEdit })),
  saveMentor: desk
    .route({ method: 'PUT', path: '/admin/mentors/{id}', summary: 'Save a mentor', tags })
    .input(z.object({ id, version: z.int().check(z.gte(1)), form: mentorForm }))
    .output(success({ mentor: mentorToEdit })),
  publishMentor: desk
    .route({
      method: 'POST',
      path: '/admin/mentors/{id}/visibility',
      summary: 'Show a mentor to visitors, or take them back',
      tags,
    })
    .input(z.object({ id, isPublished: z.boolean() }))
    .output(success({ mentor: mentorToEdit })),
  moveMentor: desk
    .route({
      method: 'POST',
      path: '/admin/mentors/{id}/move',
      summary: 'Move a mentor one place up or down in the list',
      tags,
    })
    .input(z.object({ id, direction: z.enum(['up', 'down'], 'Please say up or down') }))
    .output(done),
  deleteMentor: desk
    .route({ method: 'DELETE', path: '/admin/mentors/{id}', summary: 'Delete a mentor', tags })
    .input(one)
    .output(done),
};
