import { v5 } from 'uuid';

const namespace = '7c1f6a0e-4b5d-4e7e-9a53-0d6f3f2b9c11';

/** The id of a seeded record: the same for the same key in every database. */
export const seedId = (key: string): string => v5(key, namespace);

export const supplierIdOf = (key: string): string => seedId(`supplier ${key}`);

export const productIdOf = (key: string): string => seedId(`product ${key}`);

/** The first company is the demo supplier's. */
export const demoStoreId = supplierIdOf('s00001');

/** The sample store's company; keys of the marketplace begin at `s00001`. */
export const sampleStoreKey = 's00000';
export const sampleStoreId = supplierIdOf(sampleStoreKey);
