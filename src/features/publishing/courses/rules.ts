import { emptyFields } from '#features/publishing/engine/rules/publication.ts';
import { slugify } from '#lib/slug.ts';

export const courseLevels = ['Beginner', 'Intermediate', 'Advanced'] as const;
export type CourseLevel = (typeof courseLevels)[number];

/** Lengths of a course to filter by, in minutes. */
export const courseLengths = {
  short: { label: 'Up to 35 minutes', from: 0, to: 35 },
  medium: { label: '36 to 60 minutes', from: 36, to: 60 },
  long: { label: 'More than an hour', from: 61, to: 100_000 },
} as const;
export type CourseLength = keyof typeof courseLengths;
export const courseLengthNames = Object.keys(courseLengths) as [CourseLength, ...CourseLength[]];

interface StoredLesson {
  title: string;
  minutes: number;
  html: string;
  key?: string;
  slug?: string;
  markdown?: string;
}

/** A lesson with all fields, including those that may be missing in storage. */
export interface CompleteLesson {
  key: string;
  slug: string;
  title: string;
  minutes: number;
  html: string;
  markdown: string;
}

/** Returns stored lessons with slugs and keys that are unique in their course. */
export function completeLessons(lessons: readonly StoredLesson[]): CompleteLesson[] {
  const takenSlugs = new Set<string>();
  return lessons.map(({ title, minutes, html, key, slug, markdown }) => {
    const uniqueSlug = uniqueLessonSlug(slug || slugify(title, 80), takenSlugs);
    takenSlugs.add(uniqueSlug);
    return { key: key || uniqueSlug, slug: uniqueSlug, title, minutes, html, markdown: markdown ?? '' };
  });
}

function uniqueLessonSlug(requested: string, takenSlugs: ReadonlySet<string>): string {
  let slug = requested;
  for (let number = 2; takenSlugs.has(slug); number += 1) slug = `${requested}-${number}`;
  return slug;
}

interface LearnerProgress {
  doneCount: number;
  lessonCount: number;
  /** Percentage as an integer, rounded down, so that 100 means every lesson. */
  percent: number;
  isComplete: boolean;
}

/** Returns a learner's progress: the lessons done that still belong to the course, out of all its lessons. */
export function learnerProgress(lessonKeys: readonly string[], doneKeys: readonly string[]): LearnerProgress {
  const done = new Set(doneKeys);
  const doneCount = lessonKeys.filter((key) => done.has(key)).length;
  const lessonCount = lessonKeys.length;
  const percent = lessonCount === 0 ? 0 : Math.floor((doneCount * 100) / lessonCount);
  return { doneCount, lessonCount, percent, isComplete: lessonCount > 0 && doneCount === lessonCount };
}

/**
 * Returns the lesson a learner continues with: the last opened lesson if it is not done, else the first unfinished one
 * after it, else the first unfinished one of the course; the first lesson if all are done.
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

interface CourseToPublish {
  isDraft: boolean;
  summary: string;
  lessons: readonly { markdown: string }[];
}

/** Returns what a course lacks before it can be published; a draft lacks nothing. */
export function courseGaps(form: CourseToPublish) {
  const missing = emptyFields(form, {
    summary: 'Enter a summary',
    lessons: 'Add at least one lesson to publish the course',
  });
  const unwritten = form.lessons.flatMap(({ markdown }, index) =>
    form.isDraft || markdown
      ? []
      : [{ path: `lessons.${index}.markdown`, message: 'Enter the text of this lesson' }],
  );
  return [...missing, ...unwritten];
}

interface CourseSize {
  level: string;
  lessonCount: number;
  minutes: number;
}

/** Describes a course as `Beginner · 5 lessons · 43 min`. */
export const describeCourse = ({ level, lessonCount, minutes }: CourseSize): string =>
  `${level} · ${lessonCount} ${lessonCount === 1 ? 'lesson' : 'lessons'} · ${minutes}\u00a0min`;

export const coursePath = (slug: string): string => `/courses/${slug}`;
export const lessonPath = (slug: string, lesson: string): string => `/courses/${slug}/lessons/${lesson}`;
