import { setImmediate } from 'node:timers/promises';
import { maxColumns, maxCountedColumns } from '#lib/table-limits.ts';
import { decodedPieces } from './decode.ts';
import { attributeOf, XmlReader } from './xml-reader.ts';

type Item = Map<string, string>;

/** Products of a feed in RSS or Atom, as Google Merchant takes them: what stands directly in an item. */
async function* readItems(bytes: Uint8Array): AsyncGenerator<Item[]> {
  let items: Item[] = [];
  let item: Item | null = null;
  let depth = 0;
  let said = '';
  const reader = new XmlReader({
    open(name, rest) {
      if (!item && (name === 'item' || name === 'entry')) {
        item = new Map();
        depth = 0;
        return;
      }
      depth += 1;
      // Atom keeps the address of a link in an attribute.
      if (depth === 1) said = (name === 'link' && attributeOf(rest, 'href')) || '';
    },
    text(text) {
      if (item && depth === 1) said += text;
    },
    close(name) {
      if (!item) return;
      if (depth === 0) {
        items.push(item);
        item = null;
        return;
      }
      // Of what may stand several times, such as further pictures, the first counts.
      if (depth === 1 && said.trim() && !item.has(name)) item.set(name, said.trim());
      depth -= 1;
    },
  });
  for (const piece of decodedPieces(bytes)) {
    reader.write(piece);
    yield items;
    items = [];
    await setImmediate();
  }
}

/** A feed as a table: the names of all that its products say, then a row for each. */
export async function* readGoogle(bytes: Uint8Array): AsyncGenerator<string[]> {
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
