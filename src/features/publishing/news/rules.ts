import { emptyFields } from '#features/publishing/engine/rules/publication.ts';

interface WrittenNews {
  isDraft: boolean;
  summary: string;
  markdown: string;
}

/** Returns what an item lacks before it can be published; a draft lacks nothing. */
export const newsGaps = (form: WrittenNews) =>
  emptyFields(form, {
    summary: 'Enter a summary',
    markdown: 'Enter the text',
  });

/** Converts paragraphs of stored HTML to Markdown, for items that were stored without their source. */
export const markdownFromHtml = (html: string): string =>
  html
    .replace(/<\/p>\s*<p>/g, '\n\n')
    .replace(/<[^>]+>/g, '')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
    .trim();

export const newsPath = (slug: string): string => `/news/${slug}`;
