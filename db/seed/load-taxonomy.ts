import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { loadTaxonomy, type Taxonomy } from '#features/catalog/taxonomy/server/commands/load-taxonomy.ts';
import type { DatabaseHandle } from '#platform/database/database.ts';
import { readLoadedVersion, saveLoadedVersion } from '#platform/database/loaded-version.ts';

const read = (name: string): Promise<string> =>
  readFile(new URL(`./taxonomy/${name}.json`, import.meta.url), 'utf8');

/** Categories and attributes: every marketplace needs them, so they are loaded at each start that finds newer files. */
export async function ensureTaxonomy({ db }: DatabaseHandle): Promise<void> {
  const [categories, attributes] = [await read('categories'), await read('attributes')];
  const version = createHash('sha256').update(categories).update(attributes).digest('hex').slice(0, 16);
  if ((await readLoadedVersion(db, 'taxonomy')) === version) return;
  const taxonomy: Taxonomy = {
    categories: JSON.parse(categories) as Taxonomy['categories'],
    attributes: JSON.parse(attributes) as Taxonomy['attributes'],
  };
  await db.transaction(async (tx) => {
    await loadTaxonomy(tx, taxonomy);
    await saveLoadedVersion(tx, { name: 'taxonomy', version });
  });
}
