import * as z from 'zod/mini';

/** A day of the calendar: `YYYY-MM-DD`. */
export const calendarDate = z
  .string('Please give a date')
  .check(z.refine((value) => /^\d{4}-\d{2}-\d{2}$/.test(value) && isDate(value), 'Please give a date'));

function isDate(value: string): boolean {
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}
