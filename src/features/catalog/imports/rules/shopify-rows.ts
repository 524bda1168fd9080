import { normalizeHeading } from './mapping.ts';

/**
 * Returns a function that fills in the rows of Shopify files: the first row of a product has its title, while rows for
 * further variants and pictures leave it empty. The function returns null for rows to skip.
 */
export function shopifyRows(headings: readonly string[]): (cells: string[]) => string[] | null {
  const columnOf = (name: string): number =>
    headings.findIndex((heading) => normalizeHeading(heading) === name);
  const [handle, title, sku, price] = [
    columnOf('handle'),
    columnOf('title'),
    columnOf('variantsku'),
    columnOf('variantprice'),
  ];
  const options = [columnOf('option1value'), columnOf('option2value'), columnOf('option3value')].filter(
    (column) => column >= 0,
  );
  const carried = ['title', 'bodyhtml', 'vendor', 'productcategory', 'type', 'published', 'status']
    .map(columnOf)
    .filter((column) => column >= 0);
  let first: string[] = [];
  return (cells) => {
    const isFirst = (cells[title] ?? '') !== '' || cells[handle] !== first[handle];
    if (isFirst) {
      first = cells;
      return withVariantName(cells, cells[title] ?? '');
    }
    // Skip rows that only add a picture.
    if (!(cells[sku] ?? '') && !(cells[price] ?? '')) return null;
    const completed = [...cells];
    for (const column of carried) if (!completed[column]) completed[column] = first[column] ?? '';
    return withVariantName(completed, first[title] ?? '');
  };

  function withVariantName(cells: string[], name: string): string[] {
    const words = options
      .map((column) => cells[column] ?? '')
      .filter((word) => word && word !== 'Default Title');
    if (title < 0 || words.length === 0) return cells;
    return cells.map((cell, column) => (column === title ? `${name}, ${words.join(', ')}` : cell));
  }
}
