/**
 * Returns the entries of a pagination: up to five page numbers around the current one, then an ellipsis and the last
 * page.
 * @param current current page, from 1; clamped into the range
 * @param total number of pages
 */
export function pageWindow(current: number, total: number): (number | 'gap')[] {
  const last = Math.max(1, Math.floor(total));
  const currentPage = Math.min(Math.max(1, Math.floor(current)), last);
  const start = Math.max(1, Math.min(currentPage - 2, last - 4));
  const pages: (number | 'gap')[] = [];
  for (let page = start; page <= Math.min(last, start + 4); page += 1) pages.push(page);
  const end = pages.at(-1);
  if (end === last - 1) pages.push(last);
  else if (typeof end === 'number' && end < last) pages.push('gap', last);
  return pages;
}
