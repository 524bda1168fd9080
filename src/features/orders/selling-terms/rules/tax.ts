import { allocate, calculateShare } from '#lib/shares.ts';
import { isSameState } from './delivery.ts';
import { gstRateOf } from './gst-rates.ts';

type TaxKind = 'cgst_sgst' | 'igst' | 'own_rate' | 'export' | 'none';

interface Place {
  country: string;
  state: string;
}

interface Seller extends Place {
  taxRateBasisPoints: number;
  taxName: string;
}

/** Returns which tax applies between two places. */
export function taxKindBetween(seller: Seller, to: Place): TaxKind {
  if (seller.country !== to.country) return 'export';
  if (seller.country === 'IN') return isSameState(seller.state, to.state) ? 'cgst_sgst' : 'igst';
  return seller.taxRateBasisPoints > 0 ? 'own_rate' : 'none';
}

/** Returns a sentence that explains the tax to the buyer; null if the figures are enough. */
export function taxNoteOf(kind: TaxKind, seller: Seller): string | null {
  if (kind === 'export') {
    return seller.country === 'IN'
      ? 'Export from India: no GST is charged. Your country may charge import duty and tax.'
      : 'Cross-border sale: no tax is charged. Your country may charge import duty and tax.';
  }
  return kind === 'none' ? 'This supplier charges no tax on the invoice.' : null;
}

interface TaxedLine {
  totalMinor: number;
  hsCode: string | null;
}

export interface LineTax {
  rateBasisPoints: number;
  deliveryShareMinor: number;
  taxMinor: number;
}

interface Taxation {
  kind: TaxKind;
  seller: Seller;
  deliveryMinor: number;
}

/**
 * Returns the tax of each line. Delivery is part of the supply: each line carries a share of the charge and is taxed
 * with it at its own rate. Rounded once per line, half away from zero.
 */
export function taxLines(lines: readonly TaxedLine[], { kind, seller, deliveryMinor }: Taxation): LineTax[] {
  const shares = allocate(
    deliveryMinor,
    lines.map(({ totalMinor }) => totalMinor),
  );
  return lines.map(({ totalMinor, hsCode }, index) => {
    const rateBasisPoints = rateFor(kind, { hsCode, seller });
    const deliveryShareMinor = shares[index] ?? 0;
    return {
      rateBasisPoints,
      deliveryShareMinor,
      taxMinor: calculateShare(totalMinor + deliveryShareMinor, rateBasisPoints),
    };
  });
}

function rateFor(kind: TaxKind, { hsCode, seller }: { hsCode: string | null; seller: Seller }): number {
  if (kind === 'cgst_sgst' || kind === 'igst') return gstRateOf(hsCode, seller.taxRateBasisPoints);
  return kind === 'own_rate' ? seller.taxRateBasisPoints : 0;
}

interface TaxSummary {
  label: string;
  rateBasisPoints: number;
  taxableMinor: number;
  amountMinor: number;
}

interface SummedLine {
  totalMinor: number;
  deliveryShareMinor: number;
  rateBasisPoints: number;
  taxMinor: number;
}

/** Returns a rate in basis points as text: `18%`, `2.5%`. */
export const rateText = (basisPoints: number): string => `${basisPoints / 100}%`;

/** Returns the taxes of an order by rate, as an invoice lists them. CGST and SGST are two halves that sum to the tax. */
export function summariseTaxes(
  lines: readonly SummedLine[],
  { kind, taxName }: { kind: TaxKind; taxName: string },
): TaxSummary[] {
  if (kind === 'export' || kind === 'none') return [];
  const rates = [...new Set(lines.map(({ rateBasisPoints }) => rateBasisPoints))].toSorted((a, b) => a - b);
  return rates.flatMap((rate) => {
    const own = lines.filter(({ rateBasisPoints }) => rateBasisPoints === rate);
    const taxableMinor = own.reduce((sum, line) => sum + line.totalMinor + line.deliveryShareMinor, 0);
    const amountMinor = own.reduce((sum, line) => sum + line.taxMinor, 0);
    if (kind !== 'cgst_sgst') {
      const label = `${kind === 'igst' ? 'IGST' : taxName} ${rateText(rate)}`;
      return [{ label, rateBasisPoints: rate, taxableMinor, amountMinor }];
    }
    const [central = 0, state = 0] = allocate(amountMinor, [1, 1]);
    const half = { rateBasisPoints: rate / 2, taxableMinor };
    return [
      { ...half, label: `CGST ${rateText(rate / 2)}`, amountMinor: central },
      { ...half, label: `SGST ${rateText(rate / 2)}`, amountMinor: state },
    ];
  });
}
