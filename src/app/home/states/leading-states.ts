import type { SupplierState } from '#features/stores/suppliers/contract/public-suppliers.ts';
import type { PackSpec } from '#lib/art/types.ts';

const listed = 6;

export interface LeadingState extends SupplierState {
  spec: PackSpec;
}

/** What a state is known for, drawn; by the first thing that is made there. */
const drawings: Record<string, PackSpec> = {
  'Corrugated Boxes': { kind: 'corrugated', seed: 'ga', ink: 'spruce', ink2: 'orange' },
  'Rigid Boxes': { kind: 'rigid', seed: 'pa', ink: 'brick', ink2: 'ochre' },
  'Food Packaging': { kind: 'tub', seed: 'c6', ink: 'teal', ink2: 'orange' },
  'Shrink Wraps': { kind: 'filmroll', seed: 'c5', ink: 'blue', ink2: 'ochre' },
};
const everything: PackSpec = { kind: 'pallet', seed: 'lay3', ink: 'blue', ink2: 'ink' };

/** The states with the most suppliers, for the loader. */
export const leadingStates = (states: readonly SupplierState[]): LeadingState[] =>
  states
    .toSorted((a, b) => b.supplierCount - a.supplierCount)
    .slice(0, listed)
    .map((state) => ({ ...state, spec: drawings[state.makes[0] ?? ''] ?? everything }));
