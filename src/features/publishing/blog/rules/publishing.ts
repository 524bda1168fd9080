import type { FieldError } from '#lib/errors.ts';

interface Written {
  isDraft: boolean;
  markdown: string;
}

interface WrittenPost extends Written {
  category: string;
  excerpt: string;
}

/** What a post lacks before it can be published; a draft lacks nothing. */
export function postGaps({ isDraft, category, excerpt, markdown }: WrittenPost): FieldError[] {
  if (isDraft) return [];
  return [
    ...(category ? [] : [{ path: 'category', message: 'Please give a category' }]),
    ...(excerpt ? [] : [{ path: 'excerpt', message: 'Please write an excerpt: lists and feeds show it' }]),
    ...textGaps({ isDraft, markdown }),
  ];
}

/** Whatever is published has a text. */
export const textGaps = ({ isDraft, markdown }: Written): FieldError[] =>
  isDraft || markdown ? [] : [{ path: 'markdown', message: 'Please write the text first' }];
