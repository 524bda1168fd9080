import { describe, expect, it } from 'vitest';
import { bindUnits, splitTitle } from './product-title.ts';

const plain = (text: string): string => text.replaceAll('\u00a0', ' ').replaceAll('\u2011', '-');

describe('the title of a product', () => {
  it.each([
    [
      'E-commerce mailer box, FEFCO 0427, 3-ply B-flute, white outside, 320 × 240 × 100 mm',
      ['E-commerce mailer box', 'FEFCO 0427, 3-ply B-flute, white outside', '320 × 240 × 100 mm'],
    ],
    ['Bubble mailer, 10 mm bubble, 165 × 230 mm', ['Bubble mailer', '10 mm bubble', '165 × 230 mm']],
    ['Boston round bottle, PET, 500 ml', ['Boston round bottle', 'PET', '500 ml']],
    ['IBC, 1,000 L, food grade', ['IBC', 'food grade', '1,000 L']],
    ['Shopping bag, 320 × 400 mm, 50 micron', ['Shopping bag', '50 micron', '320 × 400 mm']],
    [
      'Edible-oil shipper, 16 × 1 L pouches, 380 × 290 × 260 mm',
      ['Edible-oil shipper', '16 × 1 L pouches', '380 × 290 × 260 mm'],
    ],
    ['Blue lid', ['Blue lid', '', '']],
  ])('%s has a name, attributes and a size', (title, [name, attributes, size]) => {
    const parts = splitTitle(title);
    expect([parts.name, parts.attributes, parts.size].map(plain)).toEqual([name, attributes, size]);
    expect(plain([parts.name, parts.details].filter(Boolean).join(', '))).toBe(title);
  });

  it('never breaks inside a measurement or a grade', () => {
    expect(bindUnits('1160 × 960 × 900 mm')).toBe('1160\u00a0×\u00a0960\u00a0×\u00a0900\u00a0mm');
    expect(bindUnits('16×1 L, 50 micron')).toBe('16\u00a0×\u00a01\u00a0L, 50\u00a0micron');
    expect(bindUnits('3-ply B-flute, BC-flute')).toBe('3\u2011ply B\u2011flute, BC\u2011flute');
  });

  it('leaves other words alone', () => {
    expect(bindUnits('E-commerce box, two lids')).toBe('E-commerce box, two lids');
  });
});
