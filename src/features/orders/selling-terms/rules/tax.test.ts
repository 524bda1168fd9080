import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allocate, calculateShare } from '#lib/shares.ts';
import { deliveryTo, standardZones, zoneBetween } from './delivery.ts';
import { gstOf, gstRateOf } from './gst-rates.ts';
import { summariseTaxes, taxKindBetween, taxLines } from './tax.ts';

const minor = fc.integer({ min: 0, max: 2_000_000_000 });
const line = fc.record({
  totalMinor: minor,
  hsCode: fc.constantFrom('481910', '392310', '701090', '48192020', null),
});
const seller = { country: 'IN', state: 'Maharashtra', taxRateBasisPoints: 0, taxName: 'Tax' };

describe('splitting an amount', () => {
  it('returns parts that sum to it exactly, each within one unit of its share', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1e12, max: 1e12 }),
        fc.array(minor, { minLength: 1, maxLength: 30 }),
        (amount, weights) => {
          const parts = allocate(amount, weights);
          expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount);
          const whole = weights.reduce((sum, weight) => sum + weight, 0);
          if (whole === 0) return;
          for (const [index, part] of parts.entries()) {
            const exact = (BigInt(amount) * BigInt(weights[index] ?? 0)) / BigInt(whole);
            expect(Math.abs(part - Number(exact))).toBeLessThanOrEqual(1);
          }
        },
      ),
    );
  });

  it('rounds a share half away from zero', () => {
    expect([calculateShare(50, 100), calculateShare(49, 100), calculateShare(-50, 100)]).toEqual([1, 0, -1]);
    fc.assert(
      fc.property(minor, fc.integer({ min: 0, max: 5000 }), (amount, rate) => {
        expect(Math.abs(calculateShare(amount, rate) - (amount * rate) / 10_000)).toBeLessThanOrEqual(
          0.5 + 1e-3,
        );
      }),
    );
  });
});

describe('GST', () => {
  it('is split by state: CGST and SGST sum to IGST', () => {
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 20 }), minor, (lines, deliveryMinor) => {
        const near = taxLines(lines, { kind: 'cgst_sgst', seller, deliveryMinor });
        const far = taxLines(lines, { kind: 'igst', seller, deliveryMinor });
        expect(near).toEqual(far);
        expect(near.reduce((sum, one) => sum + one.deliveryShareMinor, 0)).toBe(deliveryMinor);
        const total = near.reduce((sum, one) => sum + one.taxMinor, 0);
        const summed = lines.map(({ totalMinor }, index) => ({
          totalMinor,
          ...(near[index] ?? { rateBasisPoints: 0, deliveryShareMinor: 0, taxMinor: 0 }),
        }));
        for (const kind of ['cgst_sgst', 'igst'] as const) {
          const parts = summariseTaxes(summed, { kind, taxName: 'Tax' });
          expect(parts.reduce((sum, part) => sum + part.amountMinor, 0)).toBe(total);
        }
      }),
    );
  });

  it('follows the HS code, or the standard rate if none is listed', () => {
    expect([
      gstRateOf('481910'),
      gstRateOf('48191010'),
      gstRateOf('392330'),
      gstRateOf(null),
      gstRateOf('4415'),
    ]).toEqual([500, 500, 1800, 1800, 500]);
  });

  it('distinguishes certain rates from unknown ones, for which it uses the supplier’s rate', () => {
    expect([gstOf('481910').certainty, gstOf('392010').certainty, gstOf('481950').certainty]).toEqual([
      'confirmed',
      'carried_over',
      'unknown',
    ]);
    expect([gstRateOf('481950', 500), gstRateOf('481950'), gstRateOf('392330', 500)]).toEqual([
      500, 1800, 1800,
    ]);
    const [line] = taxLines([{ totalMinor: 10_000, hsCode: '481950' }], {
      kind: 'igst',
      seller: { ...seller, taxRateBasisPoints: 500 },
      deliveryMinor: 0,
    });
    expect(line).toMatchObject({ rateBasisPoints: 500, taxMinor: 500 });
  });

  it('depends on where goods go', () => {
    const to = (country: string, state: string) => taxKindBetween(seller, { country, state });
    expect([to('IN', 'maharashtra'), to('IN', 'Goa'), to('AE', 'Dubai')]).toEqual([
      'cgst_sgst',
      'igst',
      'export',
    ]);
    const abroad = { ...seller, country: 'DE', state: 'Bayern' };
    expect(taxKindBetween(abroad, { country: 'DE', state: 'Bayern' })).toBe('none');
    expect(taxKindBetween({ ...abroad, taxRateBasisPoints: 1900 }, { country: 'DE', state: 'Berlin' })).toBe(
      'own_rate',
    );
  });
});

it('charges delivery by zone, and none from the supplier’s threshold on', () => {
  const zones = standardZones(['Pan-India']);
  const zone = zoneBetween({ country: 'IN', state: 'Tamil Nadu' }, { country: 'IN', state: 'tamilnadu' });
  expect(zone).toBe('state');
  expect(deliveryTo(zones, { zone, subtotalMinor: 4_999_999 })).toMatchObject({
    chargeMinor: 75_000,
    missingToFreeMinor: 1,
  });
  expect(deliveryTo(zones, { zone, subtotalMinor: 5_000_000 })).toMatchObject({ chargeMinor: 0 });
  expect(deliveryTo(zones, { zone: 'abroad', subtotalMinor: 1 })).toBeNull();
  expect(deliveryTo(standardZones(['Local Only']), { zone: 'country', subtotalMinor: 1 })).toBeNull();
});

it('charges for delivery in the currency of the store, as much as in rupees', () => {
  const rates = { month: '2026-06', perDollar: { USD: 1, INR: 94.96, JPY: 160.77 } };
  const charges = (currency: string) =>
    standardZones(['Pan-India'], { currency, rates }).map(({ chargeMinor }) => chargeMinor);
  expect(charges('INR')).toEqual([75_000, 150_000, 2_500_000]);
  expect(charges('USD')).toEqual([790, 1600, 26_000]);
  expect(charges('JPY')).toEqual([1300, 2500, 42_000]);
});
