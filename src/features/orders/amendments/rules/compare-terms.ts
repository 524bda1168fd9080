import { canonicalJson } from '#lib/canonical-json.ts';
import type { AmendableTerms } from '../contract.ts';

/** A value of an order that differs between two versions of its terms. */
export type TermsDifference =
  | { kind: 'quantity'; title: string; unit: string; before: number; after: number }
  | { kind: 'price'; title: string; before: number; after: number }
  | { kind: 'date'; before: string | null; after: string | null }
  | { kind: 'address'; before: AmendableTerms['deliveryAddress']; after: AmendableTerms['deliveryAddress'] }
  | { kind: 'tax' | 'total'; before: number; after: number };

/** Returns what differs between two versions of the terms of an order, the total last. */
export function compareTerms(before: AmendableTerms, after: AmendableTerms): TermsDifference[] {
  const lines = after.lines.flatMap((line): TermsDifference[] => {
    const old = before.lines.find(({ lineId }) => lineId === line.lineId);
    if (!old) return [];
    const { title, unit } = line;
    return [
      ...(old.quantity === line.quantity
        ? []
        : [{ kind: 'quantity' as const, title, unit, before: old.quantity, after: line.quantity }]),
      ...(old.unitPriceMinor === line.unitPriceMinor
        ? []
        : [{ kind: 'price' as const, title, before: old.unitPriceMinor, after: line.unitPriceMinor }]),
    ];
  });
  const isSameAddress = canonicalJson(before.deliveryAddress) === canonicalJson(after.deliveryAddress);
  return [
    ...lines,
    ...(before.readyBy === after.readyBy
      ? []
      : [{ kind: 'date' as const, before: before.readyBy, after: after.readyBy }]),
    ...(isSameAddress
      ? []
      : [{ kind: 'address' as const, before: before.deliveryAddress, after: after.deliveryAddress }]),
    ...(before.taxMinor === after.taxMinor
      ? []
      : [{ kind: 'tax' as const, before: before.taxMinor, after: after.taxMinor }]),
    ...(before.totalMinor === after.totalMinor
      ? []
      : [{ kind: 'total' as const, before: before.totalMinor, after: after.totalMinor }]),
  ];
}
