import { readFileSync } from 'node:fs';
import { beforeAll } from 'vitest';
import { loadTaxonomy } from '#features/catalog/taxonomy/server/commands/load-taxonomy.ts';
import { createSupplier } from '#features/stores/suppliers/server/factory.ts';
import type { Database } from '#platform/database/database.ts';
import type { SignedIn, TestApp } from './test-app.ts';

export interface Store extends SignedIn {
  supplierId: string;
  supplierSlug: string;
}

const json = (name: string) => JSON.parse(readFileSync(`db/seed/taxonomy/${name}.json`, 'utf8'));

/** The categories and attributes that the marketplace really has. */
export const loadSeedTaxonomy = (db: Database) =>
  loadTaxonomy(db, { categories: json('categories'), attributes: json('attributes') });

/** Before the tests of a file: the real categories; in them: suppliers that buyers may see, signed in. */
export function useStores(test: TestApp) {
  const db = () => test.kernel.database.db;
  beforeAll(async () => {
    await loadSeedTaxonomy(db());
  });
  return {
    db,
    async openStore(changes: object = {}): Promise<Store> {
      const person = await test.signIn('supplier');
      const { id, slug } = await createSupplier(db(), { ownerAccountId: person.accountId, ...changes });
      return { ...person, supplierId: id, supplierSlug: slug };
    },
  };
}
