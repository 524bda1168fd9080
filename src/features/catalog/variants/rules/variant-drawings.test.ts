import { describe, expect, it } from 'vitest';
import { parseArtPath } from '#lib/art/art-path.ts';
import { variantDrawings } from './variant-drawings.ts';

const product = {
  seed: 'p1',
  brand: 'box-works',
  title: 'E-commerce mailer box',
  leaf: 'e-commerce-mailer-boxes',
  family: 'mailer',
  attributes: { inner_length: 400, inner_width: 300, inner_height: 120, print_process: 'Flexo' },
  ecoFriendly: false,
  customizable: true,
  unit: 'piece',
};
const packOf = (axis: string, value: string) => {
  const url = variantDrawings(product, [{ axis, value }])?.[0]?.url ?? '';
  const request = parseArtPath(url);
  return request?.what === 'pack' ? request.spec : null;
};

describe('the drawings of a variant', () => {
  it('show its colour, its print and its size', () => {
    expect(packOf('Colour', 'White')).toMatchObject({ tint: 'white' });
    expect(packOf('Color', 'Navy blue')).toMatchObject({ tint: 'navy' });
    expect(packOf('Print', 'Plain')).toMatchObject({ print: 'plain' });
    expect(packOf('Print', 'Two-colour print')?.print).not.toBe('plain');
    expect(packOf('Print', 'Full-color print')).toMatchObject({ print: 'band' });
    const bySize = variantDrawings(product, [{ axis: 'Size', value: '200 × 150 × 90 mm' }]);
    expect(bySize?.find(({ name }) => name === 'Dimensions')?.note).toContain(
      '200\u00a0×\u00a0150\u00a0×\u00a090\u00a0mm',
    );
  });

  it('show it in use', () => {
    const inUse = variantDrawings(product, [{ axis: 'Color', value: 'White' }])?.find(
      ({ name }) => name === 'In use',
    );
    expect(parseArtPath(inUse?.url ?? '')).toMatchObject({ what: 'used', spec: { tint: 'white' } });
  });

  it('are described with its name', () => {
    expect(variantDrawings(product, [{ axis: 'Color', value: 'White' }])?.[0]?.alt).toBe(
      'Drawing: E-commerce mailer box (White)',
    );
  });

  it('are those of the product if its options state nothing that can be drawn', () => {
    expect(variantDrawings(product, [{ axis: 'Packing', value: 'Loose on the pallet' }])).toBeUndefined();
    expect(variantDrawings(product, [{ axis: 'Size', value: 'Large' }])).toBeUndefined();
  });
});
