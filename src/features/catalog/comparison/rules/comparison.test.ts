import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attributeRows } from './comparison.ts';
import { comparePath, readComparedSlugs } from './comparison-url.ts';

const slug = fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,20}$/);

describe('a comparison URL', () => {
  it('is read back as it was written', () => {
    fc.assert(
      fc.property(fc.uniqueArray(slug, { maxLength: 4 }), (slugs) => {
        const { searchParams } = new URL(comparePath(slugs), 'https://packwright.example');
        expect(readComparedSlugs(searchParams.get('products'))).toEqual(slugs);
      }),
    );
  });

  it('ignores values that make no sense', () => {
    expect(readComparedSlugs(null)).toEqual([]);
    expect(readComparedSlugs('a,a,,B,../x,b,c,d,e')).toEqual(['a', 'b', 'c', 'd']);
  });
});

const fact = (key: string, value: string) => ({
  key,
  label: key,
  group: 'material' as const,
  value,
  help: null,
  standard: null,
});

describe('attributes side by side', () => {
  it('aligns the products’ attributes and marks those that differ', () => {
    const rows = attributeRows([
      { attributes: [fact('flute', 'B'), fact('ply', '3')] },
      { attributes: [fact('ply', '5'), fact('flute', 'B'), fact('gsm', '120')] },
    ]);
    expect(rows.map(({ key, values, differs }) => [key, values, differs])).toEqual([
      ['flute', ['B', 'B'], false],
      ['ply', ['3', '5'], true],
      ['gsm', [null, '120'], true],
    ]);
  });

  it('gives each row one value per product', () => {
    const attributes = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 4 });
    fc.assert(
      fc.property(fc.array(attributes, { minLength: 1, maxLength: 4 }), (all) => {
        const products = all.map((keys) => ({ attributes: keys.map((key) => fact(key, '1')) }));
        const rows = attributeRows(products);
        expect(new Set(rows.map(({ key }) => key))).toEqual(new Set(all.flat()));
        for (const { values } of rows) expect(values).toHaveLength(all.length);
      }),
    );
  });
});
