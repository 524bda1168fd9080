/** Values that the request form starts with. */
export interface RequestPrefill {
  productName?: string;
  quantity?: string;
  details?: string;
  mobile?: string;
}

/** Returns the parameters of the request form for the page at a path: a product, a category or a search. */
export function requestSubject(path: string): URLSearchParams {
  const [pathname = '', search] = path.split('?');
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
  return subject;
}
