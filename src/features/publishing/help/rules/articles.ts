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
    return [{ path: 'slug', message: 'The help page uses this address itself. Please choose another.' }];
  if (linkLabel && !linkPath) return [{ path: 'linkPath', message: 'Please say where the link leads' }];
  if (linkPath && !linkLabel) return [{ path: 'linkLabel', message: 'Please write the text of the link' }];
  return emptyFields(form, { text: 'Please write the text first' });
}

/** Returns the paragraphs of a text, which empty lines separate. */
export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean);
