import { roundHalfAway } from '#lib/money.ts';
import { type Choice, monthlyPriceMinor } from '../rules.ts';

/** Days within which an invoice is to be paid, and days after that until the plan is taken back. */
export const paymentDays = 15;
export const graceDays = 15;
/** Days before its end on which a trial is announced to end. */
export const reminderDays = 3;

/** GST on the plan, in percent: suppliers outside India get an export invoice without it. */
export const taxPercentFor = (country: string): number => (country === 'IN' ? 18 : 0);

/** What a cycle costs in paise, before tax. */
export const cyclePriceMinor = (choice: Choice): number =>
  monthlyPriceMinor(choice) * (choice.billing === 'annually' ? 12 : 1);

interface Paid {
  netMinor: number;
  periodFrom: Date;
  periodTo: Date;
}

/** What is left of an earlier cycle that a larger plan replaces, at most what the new one costs. */
export function creditFor(earlier: Paid | null, { now, netMinor }: { now: Date; netMinor: number }): number {
  if (!earlier || earlier.periodTo <= now) return 0;
  const whole = earlier.periodTo.getTime() - earlier.periodFrom.getTime();
  const left = Math.min(whole, earlier.periodTo.getTime() - now.getTime());
  return Math.min(netMinor, roundHalfAway((earlier.netMinor * left) / whole));
}

/** Amounts of an invoice: tax on what is left after the credit, rounded once. */
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
