import { AppError } from '#lib/errors.ts';
import { type RenderedText, renderMarkdown } from '../../rules/markdown.ts';

/** No word and no address is as long; what looks for links and stresses in one takes time by the square of its length. */
const longestWord = 2000;

/** Markdown → sanitised HTML; what is nested deeper than a renderer can follow is refused. */
export function rendered(markdown: string): RenderedText {
  if (markdown.split(/\s/).some((word) => word.length > longestWord))
    throw refused('This text has a word of more than 2,000 letters. Please put spaces into it.');
  try {
    return renderMarkdown(markdown);
  } catch (cause) {
    if (!(cause instanceof RangeError)) throw cause;
    throw refused(
      'This text is nested too deeply. Please use fewer quotes and lists within each other.',
      cause,
    );
  }
}

const refused = (message: string, cause?: unknown): AppError =>
  new AppError('invalid', message, { fields: [{ path: 'markdown', message }], cause });
