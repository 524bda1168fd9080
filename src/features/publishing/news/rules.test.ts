import { describe, expect, it } from 'vitest';
import { renderMarkdown } from '#features/publishing/engine/rules/markdown.ts';
import { markdownFromHtml, newsGaps } from './rules.ts';

describe('a news item', () => {
  it('may be empty as a draft', () => {
    expect(newsGaps({ isDraft: true, summary: '', markdown: '' })).toEqual([]);
  });

  it('needs a summary and a text to be published', () => {
    expect(newsGaps({ isDraft: false, summary: '', markdown: '' }).map(({ path }) => path)).toEqual([
      'summary',
      'markdown',
    ]);
    expect(newsGaps({ isDraft: false, summary: 'Short', markdown: 'Long' })).toEqual([]);
  });

  it('gets its Markdown source back from paragraphs of HTML', () => {
    const text = 'A "lid" costs < 2 & more.\n\nIt\'s gold.';
    expect(markdownFromHtml(renderMarkdown(text).html)).toBe(text);
  });
});
