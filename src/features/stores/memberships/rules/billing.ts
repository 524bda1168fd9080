import { roundHalfAway } from '#lib/money.ts';
import { monthlyPriceMinor, type PlanChoice } from '../rules.ts';

/** Days in which an invoice is due, and days after that until the plan is cancelled for non-payment. */
export const paymentDays = 15;
export const graceDays = 15;
/** Days before the end of a trial on which its owner is notified. */
export const trialReminderDays = 3;

/** Returns the GST rate in percent: suppliers outside India get an export invoice without tax. */
export const taxPercentFor = (country: string): number => (country === 'IN' ? 18 : 0);

/** Returns the price of a cycle in paise, before tax. */
export const cyclePriceMinor = (choice: PlanChoice): number =>
  monthlyPriceMinor(choice) * (choice.billing === 'annually' ? 12 : 1);

interface PaidPeriod {
  netMinor: number;
  periodFrom: Date;
  periodTo: Date;
}

/**
 * Returns the credit for the unused part of a cycle that a larger plan replaces, at most the price of the new one.
 */
export function creditFor(
  earlier: PaidPeriod | null,
  { now, netMinor }: { now: Date; netMinor: number },
): number {
  if (!earlier || earlier.periodTo <= now) return 0;
  const whole = earlier.periodTo.getTime() - earlier.periodFrom.getTime();
  const left = Math.min(whole, earlier.periodTo.getTime() - now.getTime());
  return Math.min(netMinor, roundHalfAway((earlier.netMinor * left) / whole));
}

/** Returns tax and total of an invoice: tax on the amount after the credit, rounded once. */
export function invoiceAmounts({
  netMinor,
  creditMinor,
  taxPercent,
}: {
  netMinor: number;
  creditMinor: number;
  taxPercent: number;
}): { taxMinor: number; totalMinor: number } {
  const taxMinor = roundHalfAway(((netMinor - creditMinor) * taxPercent) / 100);
  return { taxMinor, totalMinor: netMinor - creditMinor + taxMinor };
}
