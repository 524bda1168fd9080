import type { AttributeDefinition } from '#features/catalog/taxonomy/contract/attributes.ts';
import { definitionsByLeaf } from '#features/catalog/taxonomy/server/queries.ts';
import type { Database } from '#platform/database/database.ts';
import type { ImportField } from '../../contract/import-words.ts';

/** Attributes of a category; none where nobody has said which. */
export type DefinitionsOf = (categoryId: string | null) => readonly AttributeDefinition[];

/** Returns the attributes of each category, which are read only for a file that has a column of them. */
export async function definitionsFor(
  db: Database,
  columns: readonly (ImportField | null)[],
): Promise<DefinitionsOf> {
  if (!columns.includes('attributes')) return () => [];
  const definitionsOf = await definitionsByLeaf(db);
  return (categoryId) => (categoryId === null ? [] : definitionsOf(categoryId));
}
