/** Number of posts per page of the blog list. */
export const blogPageSize = 10;

/** Maximum number of posts in a list without pages. */
export const newestBlogs = 100;

/** Number of related posts below an article. */
export const relatedBlogs = 4;

/** Number of pages to assume until the actual number is known. */
export const pagesBeforeLoad = 100;

export const pageCount = (results: number): number => Math.ceil(results / blogPageSize);

/** Returns the minutes to read a text at 220 words a minute; at least one. */
export function readMinutesOf(text: string): number {
  const words = text.trim().split(/\s+/).filter(Boolean).length;
  return Math.max(1, Math.ceil(words / 220));
}

/**
 * Returns a shuffled copy (Fisher–Yates).
 * @param random returns numbers from 0 up to, but not including, 1
 */
export function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  const copy = [...items];
  for (let last = copy.length - 1; last > 0; last -= 1) {
    const pick = Math.floor(random() * (last + 1));
    [copy[last], copy[pick]] = [copy[pick] as Item, copy[last] as Item];
  }
  return copy;
}
