import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { categoryPlacer, type Leaf } from './place-category.ts';

interface Node {
  id: string;
  name: string;
  parent: string | null;
  level: number;
  tile: string;
  also_in?: string[];
  synonyms?: string[];
  registration_category?: string;
}

const file = new URL('../../../../../db/seed/taxonomy/categories.json', import.meta.url);
const { nodes } = JSON.parse(readFileSync(file, 'utf8')) as { nodes: Node[] };
const byId = new Map(nodes.map((node) => [node.id, node]));
const placesOf = ({ parent, tile, also_in = [], registration_category = '' }: Node): string[] => {
  const group = byId.get(parent ?? '');
  const tiles = [tile, ...also_in, ...(group?.also_in ?? [])].map((id) => byId.get(id)?.name ?? '');
  return [...tiles, group?.name ?? '', registration_category];
};
const leaves = nodes
  .filter(({ level }) => level === 2)
  .map((node): Leaf & { node: Node } => ({
    node,
    id: node.id,
    name: node.name,
    path: [node.tile, node.parent ?? '', node.id],
    synonyms: node.synonyms ?? [],
    parents: placesOf(node),
  }));
const leafNamed = (id: string | undefined) => leaves.find((leaf) => leaf.id === id);
const place = categoryPlacer(leaves, { categoryId: null, categories: {} });

const menu = [
  'Corrugated Boxes',
  'Rigid Boxes',
  'Food Packaging',
  'Shrink Wraps',
  ...nodes.filter(({ level }) => level < 2).map(({ name }) => name),
];

/** The name in the singular. */
const oneOf = (name: string): string =>
  name
    .replace(/ies$/, 'y')
    .replace(/(x|ch|sh|ss)es$/, '$1')
    .replace(/([^s])s$/, '$1');

describe('an entry of the menu in a category cell', () => {
  it.each(menu)('“%s” leads to a category beneath it, in any spelling', (name) => {
    const spellings = [
      name,
      name.toUpperCase(),
      oneOf(name),
      name.replace('&', 'and'),
      `Packaging > ${name}`,
    ];
    for (const category of spellings) {
      const placed = place({ category, title: 'Kraft brown, 12 x 9 x 4 in' });
      expect(placed, category).toMatchObject({ categoryId: null, source: 'unknown', isParent: true });
      expect(leafNamed(placed.suggestion?.id)?.parents, category).toContain(name);
    }
  });

  it('leads to the category beneath it that the title names', () => {
    const of = (category: string, title: string) => place({ category, title }).suggestion?.name;
    expect(of('Corrugated boxes', 'Half slotted box, 5 ply')).toBe('FEFCO 0200 half slotted boxes');
    expect(of('Food Packaging', 'Stand-up zipper pouch 250 g')).toBe('Stand-up zipper pouches');
    expect(of('Shrink Wraps', 'Machine stretch film 23 micron')).toBe('Machine stretch film');
    expect(of('Rigid Box', 'Magnetic closure box, A5')).toBe('Magnetic closure rigid boxes');
  });

  it('is never where a row comes in by itself', () => {
    for (const category of menu) expect(place({ category, title: '' }).categoryId).toBe(null);
  });
});
