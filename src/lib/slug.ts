const combiningMarks = /\p{M}+/gu;

/**
 * Returns the text as a URL slug of lower-case Latin letters, digits and hyphens, with at most `maxLength` characters
 * and never empty.
 */
export function slugify(text: string, maxLength = 80): string {
  const slug = text
    .normalize('NFKD')
    .replace(combiningMarks, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/&/g, ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, maxLength)
    .replace(/^-+|-+$/g, '');
  return slug || 'item';
}
