import { AppError } from '#lib/errors.ts';
import { type RenderedText, renderMarkdown } from '../../rules/markdown.ts';

/** Markdown → sanitised HTML; what is nested deeper than a renderer can follow is refused. */
export function rendered(markdown: string): RenderedText {
  try {
    return renderMarkdown(markdown);
  } catch (cause) {
    if (!(cause instanceof RangeError)) throw cause;
    const message = 'This text is nested too deeply. Please use fewer quotes and lists within each other.';
    throw new AppError('invalid', message, { fields: [{ path: 'markdown', message }], cause });
  }
}
