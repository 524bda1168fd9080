import * as z from 'zod/mini';

/** A day of the calendar: `YYYY-MM-DD`. */
export const calendarDate = z
  .string('Please give a date')
  .check(z.refine((value) => /^\d{4}-\d{2}-\d{2}$/.test(value) && isDate(value), 'Please give a date'));

function isDate(value: string): boolean {
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

/** Where a list goes on: milliseconds and id of the last row shown. */
export const rowCursor = z
  .string('Not a valid cursor')
  .check(z.regex(/^\d{1,14}\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, 'Not a valid cursor'));
