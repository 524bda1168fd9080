import type { AttributeDefinition } from '#features/catalog/taxonomy/contract/attributes.ts';
import { definitionsByLeaf } from '#features/catalog/taxonomy/server/queries.ts';
import type { Database } from '#platform/database/database.ts';
import type { ImportField } from '../../contract/import-labels.ts';

/** Returns the attributes of a category; none while the category is unknown. */
export type DefinitionsLookup = (categoryId: string | null) => readonly AttributeDefinition[];

/** Returns a lookup of attributes by category. Reads the database only if the file has a column that needs them. */
export async function loadDefinitionsLookup(
  db: Database,
  columns: readonly (ImportField | null)[],
): Promise<DefinitionsLookup> {
  if (!columns.includes('attributes')) return () => [];
  const definitionsOf = await definitionsByLeaf(db);
  return (categoryId) => (categoryId === null ? [] : definitionsOf(categoryId));
}
