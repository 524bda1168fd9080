/** Values that the request form starts with. */
export interface RequestPrefill {
  productName?: string;
  quantity?: string;
  details?: string;
  mobile?: string;
}

/**
 * Returns the URL of the request form for a page: it is filled in from the product, the category or the search that the
 * page shows.
 */
export function requestPath({ pathname, search }: { pathname: string; search: string }): string {
  const [, list, slug] = pathname.split('/');
  const query = new URLSearchParams(search);
  const subject = new URLSearchParams();
  const add = (name: string, value: string | null | undefined) => value && subject.set(name, value);
  if (list === 'products') add('product', slug);
  if (list === 'categories') add('category', slug);
  if (list === 'search' && !slug) {
    add('need', query.get('q'));
    add('category', query.get('category'));
    add('quantity', query.get('quantity'));
  }
  return subject.size > 0 ? `/request?${subject}` : '/request';
}
