import { sampleStore } from '#features/stores/suppliers/rules/sample-store.ts';
import { createStore } from '../marketplace/products/product.ts';
import { SHOWCASE } from '../marketplace/products/showcase.ts';
import type { CoreSupplier } from '../marketplace/suppliers/core-supplier.ts';
import { supplierAt } from '../marketplace/suppliers/supplier.ts';
import type { SeedProduct, SeedSupplier } from '../marketplace/types.ts';
import { sampleStoreKey } from '../seed-id.ts';

const core: CoreSupplier = {
  name: sampleStore.name,
  country: 'IN',
  city: 'Pune',
  trade: 'corrugated',
  since: 2004,
  staff: '51-200',
  plan: 'gold',
  inks: ['teal', 'ochre'],
  eco: true,
  contact: 'Mrunal Joshi',
  about:
    'Rangoli Packworks prints, cuts and glues corrugated cases, mailers and rigid boxes in Bhosari for food brands, appliance makers and online shops around Pune. It also supplies shrink film, tapes and edge boards. Two plain samples of any box are free and ship within three working days.',
};

/** The sample store's company: made as those of the marketplace are, under a key of its own. */
export const sampleSupplier = (): SeedSupplier => ({
  ...supplierAt(0, { core, taken: new Set() }),
  key: sampleStoreKey,
});

/** Its products, in every state of stock. */
export function sampleProducts(supplier: SeedSupplier): SeedProduct[] {
  const store = createStore(supplier, 0);
  return SHOWCASE.map(() => store.next());
}
