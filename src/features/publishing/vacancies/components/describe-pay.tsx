import { formatMoney, formatMoneyRange } from '#ui/facts/format.ts';
import { type SalaryPeriod, salaryPeriods } from '../contract/options.ts';

interface Pay {
  salaryMinMinor: number | null;
  salaryMaxMinor: number | null;
  currency: string;
  salaryPer: SalaryPeriod;
}

/** Describes the pay as `$62,000–78,000 a year` or `From ₹45,000 a month`; null if the job does not state it. */
export function describePay({
  salaryMinMinor: least,
  salaryMaxMinor: most,
  currency,
  salaryPer,
}: Pay): string | null {
  const per = salaryPeriods[salaryPer];
  if (least !== null && most !== null)
    return `${formatMoneyRange({ fromMinor: least, toMinor: most }, currency)} ${per}`;
  if (least !== null) return `From ${formatMoney(least, currency)} ${per}`;
  return most === null ? null : `Up to ${formatMoney(most, currency)} ${per}`;
}
