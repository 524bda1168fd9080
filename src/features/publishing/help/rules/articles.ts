import { emptyFields } from '#features/publishing/engine/rules/publication.ts';
import type { FieldError } from '#lib/errors.ts';
import { slugify } from '#lib/slug.ts';
import { helpTopicIds } from './topics.ts';

interface WrittenArticle {
  isDraft: boolean;
  title: string;
  slug: string;
  text: string;
  linkLabel: string;
  linkPath: string;
}

/** Ids of other elements of the help page. Articles are opened by their id, too. */
const takenIds: readonly string[] = [...helpTopicIds, 'contact', 'main'];

/** Returns what is wrong with an article, and what it lacks before it can be published. */
export function articleGaps(form: WrittenArticle): FieldError[] {
  const { title, slug, linkLabel, linkPath } = form;
  if (takenIds.includes(slug || slugify(title)))
    return [{ path: 'slug', message: 'This URL is used by the help page. Enter a different one.' }];
  if (linkLabel && !linkPath) return [{ path: 'linkPath', message: 'Enter the page to link to' }];
  if (linkPath && !linkLabel) return [{ path: 'linkLabel', message: 'Enter the link text' }];
  return emptyFields(form, { text: 'Enter the text' });
}

/** Returns the paragraphs of a text, which empty lines separate. */
export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean);
