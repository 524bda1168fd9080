import * as z from 'zod/mini';
import {
  editorEndpoints,
  entryRow,
  markdownText,
  moveEndpoint,
  orderedListInput,
  pictureUrl,
  publicationForm,
  storedEntry,
} from '#features/publishing/engine/contract.ts';
import { email, instant, line, paragraph } from '#lib/schemas.ts';

const tags = ['Mentors, administration'];

const textList = (max: number, tooMany: string) =>
  z.array(line({ max: 80, required: 'Enter text or remove the line' })).check(z.maxLength(max, tooMany));

/** The editor's form. A draft needs only a name; the rest is required for publishing. */
const mentorForm = z.object({
  ...publicationForm,
  name: line({ max: 100, required: 'Enter a name' }),
  years: z
    .int('Enter the years as a whole number')
    .check(z.gte(0, 'Years can’t be negative'), z.lte(70, 'Enter no more than 70 years')),
  expertise: textList(6, 'Enter no more than six fields'),
  languages: textList(8, 'Enter no more than eight languages'),
  bio: paragraph({ max: 600 }),
  city: line({ max: 80 }),
  country: z.string('Select a country').check(z.regex(/^$|^[A-Z]{2}$/, 'Select a country')),
  availability: line({ max: 160 }),
  /** Email address that requests are sent to; without it they are only in the list of requests. */
  contactEmail: z.union([z.literal(''), email]),
  photo: pictureUrl,
  markdown: markdownText,
});
export type MentorForm = z.output<typeof mentorForm>;

const mentorRow = z.object({
  ...entryRow,
  name: z.string(),
  city: z.string(),
  country: z.string(),
  photo: z.nullable(z.string()),
  expertise: z.array(z.string()),
  contactEmail: z.nullable(z.string()),
  openRequests: z.number(),
  updatedAt: instant,
});

const storedMentor = storedEntry(mentorForm, { contactEmail: z.string(), updatedAt: instant });

const mentors = { path: '/admin/mentors', tags, one: 'a mentor', many: 'mentors' } as const;

export const adminMentorsContract = {
  editor: {
    ...editorEndpoints({
      ...mentors,
      form: mentorForm,
      entry: { mentor: storedMentor },
      rows: { mentors: z.array(mentorRow) },
      query: orderedListInput,
    }),
    move: moveEndpoint(mentors),
  },
};
