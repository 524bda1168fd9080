import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { convertToUnitSystems } from './units.ts';

const inch = (text: string) => convertToUnitSystems(text).inch.replaceAll('\u00a0', ' ');
const india = (text: string) => convertToUnitSystems(text).india.replaceAll('\u00a0', ' ');
const metric = (text: string) => convertToUnitSystems(text).metric.replaceAll('\u00a0', ' ');

describe('measurements in another unit system', () => {
  it.each([
    ['304.8\u00a0mm', '12 in'],
    ['300 × 200 × 150 mm', '11.81 × 7.87 × 5.91 in'],
    ['1,100 mm', '43.31 in'],
    ['BOPP tape, 50 micron, 72 mm × 65 m', 'BOPP tape, 1.97 mil, 2.83 in × 213 ft'],
    ['50.8 µm', '2 mil'],
    ['200 L', '52.8 gal'],
    ['500 ml', '16.9 fl oz'],
    ['0.5 L', '16.9 fl oz'],
    ['28.349523125 g', '1 oz'],
    ['1 kg', '2.2 lb'],
    ['5.6 kN/m', '32 lb/in'],
    ['1,380 kPa', '200 psi'],
    ['120-150 °C', '248-302 °F'],
    ['180 g/m²', '36.9 lb/1000 ft²'],
    ['1.5 g/m2.day', '0.097 g/100 in²·day'],
    ['120 + 100 × 380 mm', '4.72 + 3.94 × 14.96 in'],
  ])('reads %s as %s', (text, expected) => expect(inch(text)).toBe(expected));

  it.each([
    ['1,380 kPa', '14.1 kg/cm²'],
    ['5.6 kN/m', '5.71 kgf/cm'],
    ['180 g/m²', '180 GSM'],
    ['Double wall (5 ply)', '5 ply'],
    ['2,451.7 N', '250 kgf'],
    ['300 mm', '300 mm'],
  ])('reads %s in India as %s', (text, expected) => expect(india(text)).toBe(expected));

  it('keeps the name of a US grade and adds its value', () => {
    expect(metric('32 lb/in')).toBe('32 lb/in (5.6 kN/m)');
    expect(india('200 psi')).toBe('200 psi (14.1 kg/cm²)');
    expect(inch('32 lb/in')).toBe('32 lb/in');
    expect(metric('100 gauge')).toBe('100 gauge (25.4 µm)');
  });

  it.each([
    'ISO 9001',
    '2 cups',
    'Pack of 25',
    '316L grade',
    '6-bottle',
    'A4',
    '48 x 40 in',
    'UN 1A2',
    '12 months',
  ])('leaves %s alone', (text) =>
    expect(convertToUnitSystems(text)).toEqual({ metric: text, inch: text, india: text }),
  );

  it('converts to inches and back within half of the last decimal', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20_000 }), (mm) => {
        const back = Number(inch(`${mm} mm`).replace(/[^\d.]/g, '')) * 25.4;
        const step = mm < 2540 ? 0.01 : 0.1;
        expect(Math.abs(back - mm)).toBeLessThanOrEqual((step / 2) * 25.4 + 1e-9);
      }),
    );
  });

  it('never throws, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (text) => {
        const all = convertToUnitSystems(text);
        expect(typeof all.inch).toBe('string');
      }),
    );
  });
});
