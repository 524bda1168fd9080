import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { artUrl } from '#ui/packart/art-url.ts';
import { categoryDrawing, packFor } from './pack-drawing.ts';

const taxonomy = JSON.parse(readFileSync('db/seed/taxonomy/categories.json', 'utf8')) as {
  nodes: { id: string; attribute_family?: string }[];
};

describe('the drawing of a product', () => {
  it('exists for every category of the taxonomy', () => {
    for (const { id, attribute_family: family } of taxonomy.nodes) {
      expect(artUrl({ what: 'pack', spec: categoryDrawing({ id, family: family ?? null }) })).toMatch(
        /^\/art\/pack-/,
      );
    }
  });

  it('can be drawn whatever the attributes say', () => {
    const value = fc.oneof(fc.string(), fc.double(), fc.boolean(), fc.array(fc.string()));
    const attributes = fc.dictionary(
      fc.constantFrom('inner_length', 'inner_width', 'inner_height', 'material', 'rigid_style', 'style_code'),
      value,
    );
    fc.assert(
      fc.property(
        fc.uuid(),
        attributes,
        fc.boolean(),
        fc.constantFrom('rigid_box', 'corrugated_box', 'unknown', null),
        (seed, given, eco, family) => {
          const spec = packFor({ seed, family, attributes: given, ecoFriendly: eco, customizable: false });
          expect(artUrl({ what: 'pack', spec })).toMatch(/^\/art\/pack-/);
        },
      ),
    );
  });

  it('follows the attributes: proportions, material and the drawer', () => {
    const box = packFor({
      seed: 's',
      family: 'corrugated_box',
      attributes: { inner_length: 450, inner_width: 350, inner_height: 300, liner_outer: 'White kraft' },
      ecoFriendly: false,
      customizable: true,
    });
    expect(box).toMatchObject({ kind: 'corrugated', size: { w: 450, d: 350, h: 300 }, print: 'mark' });
    const drawer = packFor({
      seed: 's',
      family: 'rigid_box',
      attributes: { rigid_style: 'Drawer' },
      ecoFriendly: true,
      customizable: false,
    });
    expect(drawer).toMatchObject({ kind: 'rigid', style: 'drawer', eco: true });
  });
});
