import type { SupplierState } from '#features/stores/storefront/contract.ts';

const listedStateCount = 3;

/** Returns the states with the most suppliers, for the loader. */
export const selectLeadingStates = (states: readonly SupplierState[]): SupplierState[] =>
  states.toSorted((a, b) => b.supplierCount - a.supplierCount).slice(0, listedStateCount);
