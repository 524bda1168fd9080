import type { TaxKind } from '#features/orders/checkout/contract.ts';
import { summariseTaxes } from '#features/orders/selling-terms/rules/tax.ts';

interface TaxedOrder {
  taxKind: TaxKind | null;
  taxName: string | null;
  taxMinor: number;
}

interface TaxedLine {
  totalMinor: number;
  taxRateBasisPoints: number | null;
  deliveryShareMinor: number | null;
  taxMinor: number | null;
}

interface OrderTax {
  label: string;
  /** Null for old orders without tax by line. */
  taxableMinor: number | null;
  amountMinor: number;
}

/** Returns the frozen taxes of an order by rate. */
export function taxesOf({ taxKind, taxName, taxMinor }: TaxedOrder, lines: readonly TaxedLine[]): OrderTax[] {
  if (!taxKind)
    return taxMinor > 0 ? [{ label: taxName ?? 'Tax', taxableMinor: null, amountMinor: taxMinor }] : [];
  const frozen = lines.map((line) => ({
    totalMinor: line.totalMinor,
    rateBasisPoints: line.taxRateBasisPoints ?? 0,
    deliveryShareMinor: line.deliveryShareMinor ?? 0,
    taxMinor: line.taxMinor ?? 0,
  }));
  return summariseTaxes(frozen, { kind: taxKind, taxName: taxName ?? 'Tax' });
}
