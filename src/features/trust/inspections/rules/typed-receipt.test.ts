import { describe, expect, it } from 'vitest';
import type { Reception } from '../contract.ts';
import { newMeasurement, newReceipt, problemsOf, typedToForm } from './typed-receipt.ts';

const id = '019a0000-0000-7000-8000-000000000001';
const reception: Reception = {
  order: { id, reference: 'SC-0001', supplierName: 'Sahyadri Corrugators' },
  dispatch: {
    id,
    number: 1,
    carrier: 'VRL',
    trackingNumber: null,
    dispatchedAt: '2026-01-01T00:00:00.000Z',
  },
  samplingPlan: { level: 'II', majorAql: 2.5, minorAql: 4 },
  lines: [{ lineId: id, title: 'Mailer box', unit: 'piece', quantity: 1000, inspection: 'normal' }],
  receipt: null,
  draft: null,
  refusal: null,
};
const typed = (changes: object) => {
  const draft = newReceipt(reception.lines);
  return { ...draft, lines: draft.lines.map((line) => ({ ...line, ...changes })) };
};
const pathsOf = (changes: object): string[] => problemsOf(typed(changes), reception).map(({ path }) => path);

describe('a typed receipt', () => {
  it('can be submitted when the sample was checked', () => {
    expect(pathsOf({})).toEqual(['lines.0.checked']);
    expect(pathsOf({ checked: '80' })).toEqual([]);
  });

  it('marks what cannot be read', () => {
    expect(pathsOf({ checked: '80', received: '' })).toEqual(['lines.0.received']);
    expect(pathsOf({ checked: '80', received: '-3' })).toEqual(['lines.0.received']);
    expect(pathsOf({ checked: '80', received: '1,001' })).toEqual(['lines.0.received']);
    expect(pathsOf({ checked: 'all' })).toEqual(['lines.0.checked']);
    const measurement = { ...newMeasurement, name: 'Length', nominal: '300', tolerance: '2' };
    expect(pathsOf({ checked: '80', measurements: [measurement] })).toEqual([
      'lines.0.measurements.0.values',
    ]);
    expect(pathsOf({ checked: '80', measurements: [{ ...measurement, values: '300 x' }] })).toEqual([
      'lines.0.measurements.0.values.1',
    ]);
  });

  it('reads measured values that are separated by spaces, semicolons or commas', () => {
    const measurements = [
      { ...newMeasurement, name: 'Length', nominal: '300', tolerance: '2', values: '299.5, 300; 301 1,302' },
    ];
    const [line] = typedToForm(typed({ measurements }), reception).lines;
    expect(line?.measurements[0]?.values).toEqual([299.5, 300, 301, 1302]);
  });
});
