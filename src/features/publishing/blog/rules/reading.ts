/** Posts on one page of the blog list. */
export const blogPageSize = 10;

/** Most posts that a list without pages answers. */
export const newestBlogs = 100;

/** Related posts below an article. */
export const relatedBlogs = 4;

/** Pages of the list as long as nobody has said how many there are. */
export const pagesBeforeLoad = 100;

export const pageCount = (results: number): number => Math.ceil(results / blogPageSize);

/** Words in a text → minutes to read it, at 220 words a minute; at least one. */
export function readMinutesOf(text: string): number {
  const words = text.trim().split(/\s+/).filter(Boolean).length;
  return Math.max(1, Math.ceil(words / 220));
}

/**
 * A shuffled copy (Fisher and Yates).
 * @param random numbers from 0 up to, not including, 1
 */
export function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  const copy = [...items];
  for (let last = copy.length - 1; last > 0; last -= 1) {
    const pick = Math.floor(random() * (last + 1));
    [copy[last], copy[pick]] = [copy[pick] as Item, copy[last] as Item];
  }
  return copy;
}
