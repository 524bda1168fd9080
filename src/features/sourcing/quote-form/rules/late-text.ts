import { shiftDay } from '#lib/calendar.ts';
import { formatDate } from '#lib/formats.ts';
import { parseTypedNumber } from '#lib/parse-typed-number.ts';

interface DeliveryDates {
  /** Today. */
  day: string;
  /** The last day on which the goods must arrive. */
  requiredBy: string | undefined;
}

/** Returns a warning for a lead time with which the goods cannot arrive in time; undefined for all others. */
export function lateText(leadTimeDays: string, { day, requiredBy }: DeliveryDates): string | undefined {
  const days = parseTypedNumber(leadTimeDays);
  if (!requiredBy || !Number.isInteger(days)) return undefined;
  const readyOn = shiftDay(day, days);
  return readyOn > requiredBy
    ? `Ready about ${formatDate(readyOn, { style: 'numeric' })}, needed by ${formatDate(requiredBy, { style: 'numeric' })}`
    : undefined;
}
