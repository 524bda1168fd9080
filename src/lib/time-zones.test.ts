import { expect, it } from 'vitest';
import { formatDate } from './formats.ts';
import { documentTimeOf } from './time-zones.ts';

it('is that of the country of a document, and UTC for any other', () => {
  expect(documentTimeOf('IN')).toMatchObject({ timeZone: 'Asia/Kolkata', timeZoneLabel: 'IST' });
  expect(documentTimeOf('DE')).toEqual({ timeZone: 'Europe/Berlin', timeZoneLabel: 'Berlin time' });
  expect(documentTimeOf('US').timeZoneLabel).toBe('New York time');
  expect(documentTimeOf('XX')).toEqual({ timeZone: 'UTC', timeZoneLabel: 'UTC' });
  const evening = '2026-11-12T21:00:00Z';
  expect(formatDate(evening, documentTimeOf('DE'))).toBe('November 12, 2026');
  expect(formatDate(evening, documentTimeOf('IN'))).toBe('November 13, 2026');
});
