import { textGaps } from '#features/publishing/blog/rules/publishing.ts';
import type { FieldError } from '#lib/errors.ts';

/** Returns what an item lacks before it can be published; a draft lacks nothing. */
export function newsGaps(form: { isDraft: boolean; summary: string; markdown: string }): FieldError[] {
  if (form.isDraft || form.summary) return textGaps(form);
  return [{ path: 'summary', message: 'Please write a summary: lists show it' }, ...textGaps(form)];
}

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
