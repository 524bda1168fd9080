import { setImmediate } from 'node:timers/promises';
import { maxColumns, maxCountedColumns } from '#lib/table-limits.ts';
import { decodeInPieces } from './decode.ts';
import { readAttribute, XmlReader } from './xml-reader.ts';

type FeedItem = Map<string, string>;

/** Reads the products of an RSS or Atom feed for Google Merchant: the direct children of each item. */
async function* readItems(bytes: Uint8Array): AsyncGenerator<FeedItem[]> {
  let items: FeedItem[] = [];
  let item: FeedItem | null = null;
  let depth = 0;
  let content = '';
  const reader = new XmlReader({
    open(name, attributes) {
      if (!item && (name === 'item' || name === 'entry')) {
        item = new Map();
        depth = 0;
        return;
      }
      depth += 1;
      // Atom stores the URL of a link in an attribute.
      if (depth === 1) content = (name === 'link' && readAttribute(attributes, 'href')) || '';
    },
    text(text) {
      if (item && depth === 1) content += text;
    },
    close(name) {
      if (!item) return;
      if (depth === 0) {
        items.push(item);
        item = null;
        return;
      }
      // Of repeated elements, such as additional pictures, the first one is used.
      if (depth === 1 && content.trim() && !item.has(name)) item.set(name, content.trim());
      depth -= 1;
    },
  });
  for (const piece of decodeInPieces(bytes)) {
    reader.write(piece);
    yield items;
    items = [];
    await setImmediate();
  }
}

/** Reads a feed as a table: the names of all its elements, then a row for each product. */
export async function* readGoogleFeed(bytes: Uint8Array): AsyncGenerator<string[]> {
  const names = new Set<string>();
  for await (const items of readItems(bytes))
    for (const item of items)
      for (const name of item.keys()) if (names.size < maxCountedColumns) names.add(name);
  if (names.size === 0) return;
  const headings = [...names];
  yield headings;
  for await (const items of readItems(bytes))
    for (const item of items) yield headings.map((name, i) => (i < maxColumns ? (item.get(name) ?? '') : ''));
}
