import type { FieldError } from '#lib/errors.ts';
import { slugify } from '#lib/slug.ts';

export const courseLevels = ['Beginner', 'Intermediate', 'Advanced'] as const;

/** How long a course is, for those who choose by the time they have. */
export const courseLengths = {
  short: { label: 'Up to 35 minutes', from: 0, to: 35 },
  medium: { label: '36 to 60 minutes', from: 36, to: 60 },
  long: { label: 'More than an hour', from: 61, to: 100_000 },
} as const;
export type CourseLength = keyof typeof courseLengths;
export const courseLengthNames = Object.keys(courseLengths) as [CourseLength, ...CourseLength[]];

interface KeptLesson {
  title: string;
  minutes: number;
  html: string;
  key?: string;
  slug?: string;
  markdown?: string;
}

/** A lesson with everything that it may lack in storage. */
export interface WholeLesson {
  key: string;
  slug: string;
  title: string;
  minutes: number;
  html: string;
  markdown: string;
}

/** Lessons as they are kept → with addresses and keys, each once in its course. */
export function wholeLessons(lessons: readonly KeptLesson[]): WholeLesson[] {
  const taken = new Set<string>();
  return lessons.map(({ title, minutes, html, key, slug, markdown }) => {
    const address = freeAddress(slug || slugify(title, 80), taken);
    taken.add(address);
    return { key: key || address, slug: address, title, minutes, html, markdown: markdown ?? '' };
  });
}

function freeAddress(wanted: string, taken: ReadonlySet<string>): string {
  let address = wanted;
  for (let number = 2; taken.has(address); number += 1) address = `${wanted}-${number}`;
  return address;
}

interface Standing {
  doneCount: number;
  lessonCount: number;
  /** Whole per cent, rounded down, so that 100 means every lesson. */
  percent: number;
  isComplete: boolean;
}

/** How far a learner is: done lessons that still belong to the course, of all its lessons. */
export function standingOf(lessonKeys: readonly string[], doneKeys: readonly string[]): Standing {
  const done = new Set(doneKeys);
  const doneCount = lessonKeys.filter((key) => done.has(key)).length;
  const lessonCount = lessonKeys.length;
  const percent = lessonCount === 0 ? 0 : Math.floor((doneCount * 100) / lessonCount);
  return { doneCount, lessonCount, percent, isComplete: lessonCount > 0 && doneCount === lessonCount };
}

/**
 * Where a learner goes on: the lesson opened last while it is not done, else the first one after it that
 * is not done, else the first of all that is not done; the first lesson when everything is done.
 */
export function resumeAt(
  lessonKeys: readonly string[],
  { lastKey, doneKeys }: { lastKey: string | null; doneKeys: readonly string[] },
): string | null {
  const done = new Set(doneKeys);
  const last = lastKey ? lessonKeys.indexOf(lastKey) : -1;
  const order = last < 0 ? lessonKeys : [...lessonKeys.slice(last), ...lessonKeys.slice(0, last)];
  return order.find((key) => !done.has(key)) ?? lessonKeys[0] ?? null;
}

interface WrittenCourse {
  isDraft: boolean;
  summary: string;
  lessons: readonly { markdown: string }[];
}

/** What a course lacks before visitors may see it; a draft lacks nothing. */
export function courseGaps({ isDraft, summary, lessons }: WrittenCourse): FieldError[] {
  if (isDraft) return [];
  const empty = lessons.flatMap(({ markdown }, place) =>
    markdown ? [] : [{ path: `lessons.${place}.markdown`, message: 'Please write this lesson first' }],
  );
  return [
    ...(summary
      ? []
      : [{ path: 'summary', message: 'Please say in a sentence what it teaches: lists show it' }]),
    ...(lessons.length > 0
      ? []
      : [{ path: 'lessons', message: 'A course needs a lesson before it is public' }]),
    ...empty,
  ];
}

interface CourseSize {
  level: string;
  lessonCount: number;
  minutes: number;
}

/** `Beginner · 5 lessons · 43 min`. */
export const courseFacts = ({ level, lessonCount, minutes }: CourseSize): string =>
  `${level} · ${lessonCount} ${lessonCount === 1 ? 'lesson' : 'lessons'} · ${minutes} min`;

export const coursePath = (slug: string): string => `/courses/${slug}`;
export const lessonPath = (slug: string, lesson: string): string => `/courses/${slug}/lessons/${lesson}`;
