import { AppError } from '#lib/errors.ts';
import { type RenderedText, renderMarkdown } from '../../rules/markdown.ts';

/**
 * Maximum length of a word in characters, longer than any real word or URL. Finding links and emphasis takes quadratic
 * time in the length of a word.
 */
const maxWordLength = 2000;

/** Renders Markdown as sanitised HTML; refuses words and nesting that the renderer cannot handle. */
export function renderText(markdown: string): RenderedText {
  if (markdown.split(/\s/).some((word) => word.length > maxWordLength))
    throw invalidMarkdown('This text contains a word of more than 2,000 characters. Add spaces.');
  try {
    return renderMarkdown(markdown);
  } catch (cause) {
    if (!(cause instanceof RangeError)) throw cause;
    throw invalidMarkdown('This text is nested too deeply. Use fewer levels of quotes and lists.', cause);
  }
}

const invalidMarkdown = (message: string, cause?: unknown): AppError =>
  new AppError('invalid', message, { fields: [{ path: 'markdown', message }], cause });
