import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { categoryMatcher, type Leaf } from './match-category.ts';

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
const menuNamesOf = ({ parent, tile, also_in = [], registration_category = '' }: Node): string[] => {
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
    parents: menuNamesOf(node),
  }));
const leafNamed = (id: string | undefined) => leaves.find((leaf) => leaf.id === id);
const matchRow = categoryMatcher(leaves, { categoryId: null, categories: {} });

const menu = [
  'Corrugated Boxes',
  'Rigid Boxes',
  'Food Packaging',
  'Shrink Wraps',
  ...nodes.filter(({ level }) => level < 2).map(({ name }) => name),
];

/** Returns the name in the singular. */
const singularName = (name: string): string =>
  name
    .replace(/ies$/, 'y')
    .replace(/(x|ch|sh|ss)es$/, '$1')
    .replace(/([^s])s$/, '$1');

describe('a category cell that names a menu entry', () => {
  it.each(menu)('“%s” leads to a category beneath it, in any spelling', (name) => {
    const spellings = [
      name,
      name.toUpperCase(),
      singularName(name),
      name.replace('&', 'and'),
      `Packaging > ${name}`,
    ];
    for (const category of spellings) {
      const match = matchRow({ category, title: 'Kraft brown, 12 x 9 x 4 in' });
      expect(match, category).toMatchObject({ categoryId: null, source: 'unknown', isParent: true });
      expect(leafNamed(match.suggestion?.id)?.parents, category).toContain(name);
    }
  });

  it('suggests the category below it that the title names', () => {
    const of = (category: string, title: string) => matchRow({ category, title }).suggestion?.name;
    expect(of('Corrugated boxes', 'Half slotted box, 5 ply')).toBe('FEFCO 0200 half slotted boxes');
    expect(of('Food Packaging', 'Stand-up zipper pouch 250 g')).toBe('Stand-up zipper pouches');
    expect(of('Shrink Wraps', 'Machine stretch film 23 micron')).toBe('Machine stretch film');
    expect(of('Rigid Box', 'Magnetic closure box, A5')).toBe('Magnetic closure rigid boxes');
  });

  it('never places a row without confirmation', () => {
    for (const category of menu) expect(matchRow({ category, title: '' }).categoryId).toBe(null);
  });
});
