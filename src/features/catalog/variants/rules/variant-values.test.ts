import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  emptyVariants,
  splitValues,
  sumTypedStock,
  toVariantsForm,
  toVariantValues,
  type VariantValues,
  withAxis,
  withoutAxis,
  withValues,
} from './variant-values.ts';

const value = fc.constantFrom('A5', 'A4', 'A3', 'white', 'brown', 'red');
const act = fc.oneof(
  fc.record({
    act: fc.constant('values' as const),
    axis: fc.nat(2),
    values: fc.array(value, { maxLength: 4 }),
  }),
  fc.record({ act: fc.constant('axis' as const) }),
  fc.record({ act: fc.constant('without' as const), axis: fc.nat(2) }),
  fc.record({ act: fc.constant('remove' as const), row: fc.nat(20) }),
);

const apply = (
  now: VariantValues,
  step: typeof act extends fc.Arbitrary<infer T> ? T : never,
): VariantValues => {
  if (step.act === 'values')
    return withValues(now, { index: step.axis, values: splitValues(step.values.join(', ')) });
  if (step.act === 'axis') return now.axes.length < 3 ? withAxis(now, `Axis ${now.axes.length}`) : now;
  if (step.act === 'without') return step.axis < now.axes.length ? withoutAxis(now, step.axis) : now;
  return { ...now, rows: now.rows.filter((_, i) => i !== step.row) };
};

describe('the variant editor', () => {
  it('never has two equal variants, nor one with a value that no axis has', () => {
    fc.assert(
      fc.property(fc.array(act, { maxLength: 12 }), (steps) => {
        const { axes, rows } = steps.reduce(apply, emptyVariants);
        const keys = rows.map(({ options }) => options.join('|'));
        expect(new Set(keys).size).toBe(keys.length);
        for (const { options } of rows) {
          expect(options).toHaveLength(axes.length);
          options.forEach((one, i) => {
            const { values = [] } = axes[i] ?? {};
            expect(values.length === 0 ? [''] : values).toContain(one);
          });
        }
      }),
    );
  });

  it('creates every combination, and keeps input when values are added or removed', () => {
    let now = withValues(withAxis(emptyVariants, 'Size'), { index: 0, values: ['A5', 'A4'] });
    now = { ...now, rows: now.rows.map((row, i) => ({ ...row, stock: String(10 + i) })) };
    now = withValues(withAxis(now, 'Colour'), { index: 1, values: ['white', 'brown'] });
    expect(now.rows.map(({ options, stock }) => [...options, stock])).toEqual([
      ['A5', 'white', '10'],
      ['A5', 'brown', ''],
      ['A4', 'white', '11'],
      ['A4', 'brown', ''],
    ]);
    now = withValues(now, { index: 0, values: ['A4', 'A3'] });
    expect(now.rows.map(({ options, stock }) => [...options, stock])).toEqual([
      ['A4', 'white', '11'],
      ['A4', 'brown', ''],
      ['A3', 'white', ''],
      ['A3', 'brown', ''],
    ]);
    expect(sumTypedStock(now)).toBe(11);
    expect(withValues(now, { index: 0, values: [] })).toBe(now);
  });

  it('accepts the values of several new axes in any order, without losing a variant', () => {
    let now = withValues(withAxis(emptyVariants, 'Size'), { index: 0, values: ['A5'] });
    now = { ...now, rows: now.rows.map((row) => ({ ...row, stock: '10' })) };
    now = withAxis(withAxis(now, 'Colour'), 'Print');
    now = withValues(now, { index: 2, values: ['none', 'logo'] });
    now = withValues(now, { index: 0, values: ['A5', 'A4'] });
    now = withValues(now, { index: 1, values: ['white'] });
    expect(now.rows.map(({ options, stock }) => [...options, stock])).toEqual([
      ['A5', 'white', 'none', '10'],
      ['A5', 'white', 'logo', ''],
      ['A4', 'white', 'none', ''],
      ['A4', 'white', 'logo', ''],
    ]);
  });

  it('restores what was saved', () => {
    const form = {
      axes: ['Size'],
      variants: [
        { id: 'one', options: ['A5'], sku: 'X', priceDifferenceMinor: -150, tiers: null, moq: 20, stock: 3 },
        {
          id: 'two',
          options: ['A4'],
          sku: '',
          priceDifferenceMinor: 0,
          tiers: [{ minQuantity: 5, unitPriceMinor: 1250 }],
          moq: null,
          stock: 0,
        },
      ],
    };
    expect(toVariantsForm(toVariantValues(form, 'INR'), 'INR')).toEqual(form);
  });
});
