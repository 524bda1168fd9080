import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pickVaried } from './selections.ts';

const candidate = fc.record({
  categoryId: fc.constantFrom('a', 'b', 'c', 'd'),
  supplierSlug: fc.constantFrom('s', 't', 'u'),
  pack: fc.record({ kind: fc.constantFrom('jar', 'tub', 'cup') }),
});

it('fills the row if there are enough products, and repeats no kind while others are left', () => {
  fc.assert(
    fc.property(
      fc.array(candidate, { maxLength: 30 }),
      fc.integer({ min: 1, max: 8 }),
      (candidates, count) => {
        const chosen = pickVaried(candidates, count);
        expect(chosen).toHaveLength(Math.min(count, candidates.length));
        expect(new Set(chosen).size).toBe(chosen.length);
      },
    ),
  );
  const [jar, tub] = ['jar', 'tub'].map((kind) => ({ categoryId: kind, supplierSlug: kind, pack: { kind } }));
  if (jar && tub)
    expect(pickVaried([jar, { ...jar, categoryId: 'other', supplierSlug: 'other' }, tub], 2)).toEqual([
      jar,
      tub,
    ]);
});
