import { describe, expect, it } from 'vitest';
import { toCalendarFile } from './ics.ts';

const event = {
  id: '0190c6f2-0000-7000-8000-000000000001',
  slug: 'deccan-days-2026',
  title: 'Deccan Days',
  startsOn: '2026-12-30',
  endsOn: '2026-12-31',
  city: 'Pune',
  country: 'IN',
  venue: 'Hall 1, by the river',
  category: 'Trade show',
  summary: 'Boxes; and paper, too.',
  imageUrl: null,
};
const calendar = { origin: 'https://packwright.example', name: 'Packwright' };
/** Joins folded lines again, as calendar apps do. */
const unfolded = (file: string): string => file.replace(/\r\n[ \t]/g, '');

describe('a calendar file', () => {
  it('contains all-day events including their last day', () => {
    const file = unfolded(toCalendarFile([event], calendar));
    expect(file).toContain('BEGIN:VCALENDAR\r\n');
    expect(file).toContain('DTSTART;VALUE=DATE:20261230');
    expect(file).toContain('DTEND;VALUE=DATE:20270101');
    expect(file).toContain('UID:0190c6f2-0000-7000-8000-000000000001@packwright');
    expect(file).toContain('LOCATION:Hall 1\\, by the river\\, Pune\\, India');
    expect(file).toContain('URL:https://packwright.example/events/deccan-days-2026');
    expect(file.trimEnd().endsWith('END:VCALENDAR')).toBe(true);
  });

  it('never lets text break out of its line', () => {
    const file = unfolded(
      toCalendarFile(
        [{ ...event, summary: 'One\nEND:VEVENT\r\nBEGIN:VALARM\nDESCRIPTION:x', title: 'A, B; C\\D' }],
        calendar,
      ),
    );
    expect(file.match(/^END:VEVENT/gm)).toHaveLength(1);
    expect(file).not.toMatch(/^BEGIN:VALARM/m);
    expect(file).toContain('SUMMARY:A\\, B\\; C\\\\D');
  });

  it('keeps lines within the length limit of the format', () => {
    const file = toCalendarFile([{ ...event, summary: 'Karton '.repeat(40) }], calendar);
    expect(file.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  });

  it('is valid without events', () => {
    expect(toCalendarFile([], calendar)).toContain('END:VCALENDAR');
  });
});
