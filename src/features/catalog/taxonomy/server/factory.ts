import type { Database } from '#platform/database/database.ts';
import { categories } from './tables.ts';

/** Inserts a leaf for tests, inside a group inside a tile, all with made-up values. */
export async function createCategory(
  db: Database,
  { id = 'shipping-boxes', name = 'Shipping boxes' }: { id?: string; name?: string } = {},
) {
  const [tile, group] = ['test-tile', 'test-group'];
  const plain = {
    family: null,
    attributes: [],
    alsoIn: [],
    materials: [],
    tile,
    description: `All about ${name.toLowerCase()}.`,
    position: 1,
  };
  await db
    .insert(categories)
    .values([
      { ...plain, id: tile, parentId: null, level: 0, path: [tile], name: 'Test tile', synonyms: [] },
      {
        ...plain,
        id: group,
        parentId: tile,
        level: 1,
        path: [tile, group],
        name: 'Test group',
        synonyms: [],
      },
      {
        ...plain,
        id,
        parentId: group,
        level: 2,
        path: [tile, group, id],
        name,
        synonyms: ['carton', 'shipper'],
        hsCode: '481910',
      },
    ])
    .onConflictDoNothing();
  return { id, group, tile };
}
