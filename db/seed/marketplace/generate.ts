import { CORE_QUOTAS, coreOrder, offersBeyondCore } from './products/allocation.ts';
import type { Store } from './products/product.ts';
import { createStore } from './products/product.ts';
import { CORE_SUPPLIERS } from './suppliers/core.ts';
import { slugOf, withoutForm } from './suppliers/names/company-names.ts';
import { supplierAt } from './suppliers/supplier.ts';
import type { SeedProduct, SeedSupplier } from './types.ts';

/**
 * Suppliers in order. The first sixty are written by hand and never change;
 * the first of all is the demo store.
 */
export function* generateSuppliers({ count }: { count: number }): Generator<SeedSupplier> {
  const taken = new Set(
    CORE_SUPPLIERS.flatMap((core) => [slugOf(withoutForm(core.name)), slugOf(core.name)]),
  );
  for (let index = 0; index < count; index++) yield supplierAt(index, { core: CORE_SUPPLIERS[index], taken });
}

/**
 * Products of these suppliers (as `generateSuppliers` gave them, from the first
 * on). The first 1,500 belong to the first sixty suppliers and are the same
 * whatever the counts; then come the rest, supplier by supplier, so that the
 * titles of one supplier at a time are held in memory.
 */
export function* generateProducts({
  suppliers,
  count,
}: {
  suppliers: readonly SeedSupplier[];
  count: number;
}): Generator<SeedProduct> {
  let left = count;
  const core: Store[] = suppliers
    .slice(0, CORE_QUOTAS.length)
    .map((supplier, index) => createStore(supplier, index));
  for (const index of coreOrder(core.length)) {
    if (left-- <= 0) return;
    yield (core[index] as Store).next();
  }
  if (left <= 0) return;
  for (const { index, offers } of offersBeyondCore(suppliers, left)) {
    const store = core[index] ?? createStore(suppliers[index] as SeedSupplier, index);
    for (let i = 0; i < offers; i++) yield store.next();
  }
}
