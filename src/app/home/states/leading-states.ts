import type { SupplierState } from '#features/stores/storefront/contract.ts';
import type { PackSpec } from '#lib/art/types.ts';

const listedStateCount = 6;

export interface LeadingState extends SupplierState {
  spec: PackSpec;
}

/** Drawing for a state, by the first product that it is known for. */
const productDrawings: Record<string, PackSpec> = {
  'Corrugated Boxes': { kind: 'corrugated', seed: 'ga', ink: 'spruce', ink2: 'orange' },
  'Rigid Boxes': { kind: 'rigid', seed: 'pa', ink: 'brick', ink2: 'ochre' },
  'Food Packaging': { kind: 'tub', seed: 'c6', ink: 'teal', ink2: 'orange' },
  'Shrink Wraps': { kind: 'filmroll', seed: 'c5', ink: 'blue', ink2: 'ochre' },
};
const defaultDrawing: PackSpec = { kind: 'pallet', seed: 'lay3', ink: 'blue', ink2: 'ink' };

/** Returns the states with the most suppliers, for the loader. */
export const selectLeadingStates = (states: readonly SupplierState[]): LeadingState[] =>
  states
    .toSorted((a, b) => b.supplierCount - a.supplierCount)
    .slice(0, listedStateCount)
    .map((state) => ({ ...state, spec: productDrawings[state.makes[0] ?? ''] ?? defaultDrawing }));
