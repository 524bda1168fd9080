import type { FieldError } from '#lib/errors.ts';

export type Publication = 'draft' | 'scheduled' | 'published';

export const publicationLabels: Record<Publication, { label: string; status: 'ok' | 'warn' | 'neutral' }> = {
  draft: { label: 'Draft', status: 'neutral' },
  scheduled: { label: 'Scheduled', status: 'warn' },
  published: { label: 'Published', status: 'ok' },
};

/**
 * Returns the state of an entry: draft, scheduled until its publication time (null: immediately), then published. `now`
 * comes from `useClock`.
 */
export function publicationOf(
  entry: { isDraft: boolean; publishedAt: string | null } | null,
  now: number | null,
): Publication {
  if (!entry || entry.isDraft) return 'draft';
  const { publishedAt } = entry;
  return now !== null && publishedAt !== null && Date.parse(publishedAt) > now ? 'scheduled' : 'published';
}

type NeededFields<Form> = { [Field in keyof Form & string]?: string };

/** Returns an error with its message for every needed field that is empty; a draft may leave them empty. */
export function emptyFields<Form extends { isDraft: boolean }>(
  form: Form,
  needed: NeededFields<Form>,
): FieldError[] {
  if (form.isDraft) return [];
  const filled = Object.entries(form).filter(([, value]) => !isEmpty(value));
  const filledNames = new Set(filled.map(([name]) => name));
  return Object.entries<string | undefined>(needed).flatMap(([path, message]) =>
    message === undefined || filledNames.has(path) ? [] : [{ path, message }],
  );
}

const isEmpty = (value: unknown): boolean =>
  value === '' || value === null || (Array.isArray(value) && value.length === 0);

/** Returns the time in the form, or else when the entry was first published, or now. */
export function publicationTime(
  { publishedAt }: { publishedAt: string | null },
  { before, now }: { before: { isDraft: boolean; publishedAt: Date } | null; now: Date },
): Date {
  if (publishedAt) return new Date(publishedAt);
  return before && !before.isDraft ? before.publishedAt : now;
}
