import { plain } from './mapping.ts';

/** In Shopify's files the first row of a product names it; its further variants and pictures leave the name out. */
export function shopifyRows(headings: readonly string[]): (cells: string[]) => string[] | null {
  const at = (name: string): number => headings.findIndex((heading) => plain(heading) === name);
  const [handle, title, sku, price] = [at('handle'), at('title'), at('variantsku'), at('variantprice')];
  const options = [at('option1value'), at('option2value'), at('option3value')].filter(
    (column) => column >= 0,
  );
  const carried = ['title', 'bodyhtml', 'vendor', 'productcategory', 'type', 'published', 'status']
    .map(at)
    .filter((column) => column >= 0);
  let first: string[] = [];
  return (cells) => {
    const isFirst = (cells[title] ?? '') !== '' || cells[handle] !== first[handle];
    if (isFirst) {
      first = cells;
      return named(cells, cells[title] ?? '');
    }
    // A row of its own for a further picture sells nothing.
    if (!(cells[sku] ?? '') && !(cells[price] ?? '')) return null;
    const whole = [...cells];
    for (const column of carried) if (!whole[column]) whole[column] = first[column] ?? '';
    return named(whole, first[title] ?? '');
  };

  function named(cells: string[], name: string): string[] {
    const words = options
      .map((column) => cells[column] ?? '')
      .filter((word) => word && word !== 'Default Title');
    if (title < 0 || words.length === 0) return cells;
    return cells.map((cell, column) => (column === title ? `${name}, ${words.join(', ')}` : cell));
  }
}
