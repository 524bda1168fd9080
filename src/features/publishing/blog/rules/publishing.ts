import { emptyFields } from '#features/publishing/engine/rules/publication.ts';

interface WrittenPost {
  isDraft: boolean;
  category: string;
  excerpt: string;
  markdown: string;
}

/** Returns what a post lacks before it can be published; a draft lacks nothing. */
export const postGaps = (form: WrittenPost) =>
  emptyFields(form, {
    category: 'Enter a category',
    excerpt: 'Enter an excerpt',
    markdown: 'Enter the text',
  });
