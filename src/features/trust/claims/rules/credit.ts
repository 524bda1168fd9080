import { roundHalfAway } from '#lib/money.ts';

interface CreditableLine {
  lineId: string;
  quantity: number;
  totalMinor: number;
  taxRateBasisPoints: number | null;
  taxMinor: number | null;
}

export interface CreditedLine {
  lineId: string;
  quantity: number;
  goodsMinor: number;
  taxMinor: number;
}

/**
 * Returns the value of a quantity of a line at its frozen price and tax rate. It is the difference of two sums rounded
 * from the start, so that crediting a line in parts reverses the same amount as crediting it whole.
 */
export function creditOf(
  line: CreditableLine,
  { quantity, creditedBefore }: { quantity: number; creditedBefore: number },
): CreditedLine {
  const before = valueOf(line, creditedBefore);
  const after = valueOf(line, creditedBefore + quantity);
  return {
    lineId: line.lineId,
    quantity,
    goodsMinor: after.goodsMinor - before.goodsMinor,
    taxMinor: after.taxMinor - before.taxMinor,
  };
}

function valueOf({ quantity: whole, totalMinor, taxRateBasisPoints }: CreditableLine, quantity: number) {
  const goodsMinor = roundHalfAway((totalMinor * quantity) / whole);
  return { goodsMinor, taxMinor: roundHalfAway((goodsMinor * (taxRateBasisPoints ?? 0)) / 10_000) };
}

/** Returns goods and tax of credited lines together. */
export const sumOfCredit = (lines: readonly CreditedLine[]): number =>
  lines.reduce((sum, { goodsMinor, taxMinor }) => sum + goodsMinor + taxMinor, 0);
