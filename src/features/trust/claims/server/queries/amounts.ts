import { and, asc, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm';
import { orderLines } from '#features/orders/order-record/server/tables.ts';
import { addDays } from '#lib/calendar.ts';
import { invalidFields } from '#lib/errors.ts';
import { subtractQuantities } from '#lib/quantity.ts';
import type { Database } from '#platform/database/database.ts';
import type { ClaimedLine } from '../../contract.ts';
import { type CreditedLine, creditOf, sumOfCredit } from '../../rules/credit.ts';
import { claimDays, finalStates } from '../../rules.ts';
import { claims } from '../tables.ts';

/**
 * Returns what the claims of an order hold: the claimed amount until there is an agreement, then the agreed amount until
 * it was credited or the goods were replaced.
 */
export async function sumOfHeld(db: Database, orderId: string): Promise<number> {
  const [row] = await db
    .select({
      minor: sql<number>`coalesce(sum(case ${claims.state} when 'settling' then ${claims.agreedMinor} else ${claims.claimedMinor} end), 0)::float8`,
    })
    .from(claims)
    .where(
      and(eq(claims.orderId, orderId), notInArray(claims.state, [...finalStates]), isNull(claims.credited)),
    );
  return row?.minor ?? 0;
}

/** Returns the goods of an order that were dispatched, with how much of them was claimed and credited. */
export async function listClaimable(
  db: Database,
  { orderId, exceptId }: { orderId: string; exceptId?: string },
) {
  const lines = await db
    .select()
    .from(orderLines)
    .where(and(eq(orderLines.orderId, orderId), inArray(orderLines.kind, ['stock', 'made'])))
    .orderBy(asc(orderLines.position), asc(orderLines.id));
  const rows = await db
    .select()
    .from(claims)
    .where(and(eq(claims.orderId, orderId), notInArray(claims.state, ['withdrawn', 'dismissed'])));
  return lines.map((line) => {
    const sum = (listed: readonly (ClaimedLine | CreditedLine)[]) =>
      listed.filter(({ lineId }) => lineId === line.id).reduce((total, { quantity }) => total + quantity, 0);
    const claimed = rows
      .filter(({ id }) => id !== exceptId)
      .reduce((total, claim) => total + sum(claim.agreedLines ?? claim.lines), 0);
    const credited = rows.reduce((total, claim) => total + sum(claim.credited ?? []), 0);
    return {
      lineId: line.id,
      title: line.title,
      unit: line.unit,
      quantity: line.quantity,
      totalMinor: line.totalMinor,
      unitMinor: line.unitPriceMinor,
      taxRateBasisPoints: line.taxRateBasisPoints,
      taxMinor: line.taxMinor,
      hsCode: line.hsCode,
      countryOfOrigin: line.countryOfOrigin,
      isSample: line.isSample,
      credited,
      left: Math.max(0, subtractQuantities(line.dispatchedQuantity, claimed)),
    };
  });
}

interface Valuation {
  orderId: string;
  /** The claim whose lines are valued; undefined for a new one. */
  exceptId?: string;
  lines: readonly ClaimedLine[];
}

/** Returns the value of claimed lines at the frozen prices. Throws 400 for more than was dispatched and not claimed yet. */
export async function valueLines(db: Database, { orderId, exceptId, lines }: Valuation) {
  const claimable = await listClaimable(db, { orderId, ...(exceptId ? { exceptId } : {}) });
  const seen = new Set<string>();
  const valued = lines.map(({ lineId, quantity }, index) => {
    const line = claimable.find((one) => one.lineId === lineId);
    if (!line || seen.has(lineId))
      throw invalidFields([{ path: `lines.${index}.lineId`, message: 'Select an item of this order once' }]);
    seen.add(lineId);
    if (quantity > line.left)
      throw invalidFields([
        { path: `lines.${index}.quantity`, message: `No more than ${line.left} can be claimed` },
      ]);
    return { line, credit: creditOf(line, { quantity, creditedBefore: line.credited }) };
  });
  return { valued, amountMinor: sumOfCredit(valued.map(({ credit }) => credit)) };
}

/** Returns the last moment for a claim; null before anything has arrived. */
export const claimUntilOf = ({ deliveredAt }: { deliveredAt: Date | null }): Date | null =>
  deliveredAt && addDays(deliveredAt, claimDays);
