import type { FieldError } from '#lib/errors.ts';

interface WrittenText {
  isDraft: boolean;
  markdown: string;
}

interface WrittenPost extends WrittenText {
  category: string;
  excerpt: string;
}

/** Returns what a post lacks before it can be published; a draft lacks nothing. */
export function postGaps({ isDraft, category, excerpt, markdown }: WrittenPost): FieldError[] {
  if (isDraft) return [];
  return [
    ...(category ? [] : [{ path: 'category', message: 'Please give a category' }]),
    ...(excerpt ? [] : [{ path: 'excerpt', message: 'Please write an excerpt: lists and feeds show it' }]),
    ...textGaps({ isDraft, markdown }),
  ];
}

/** Requires a text before publishing. */
export const textGaps = ({ isDraft, markdown }: WrittenText): FieldError[] =>
  isDraft || markdown ? [] : [{ path: 'markdown', message: 'Please write the text first' }];
