import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { artUrl } from '#lib/art/art-url.ts';
import { categoryDrawing, packFor, updateDrawing } from './pack-drawing.ts';
import { packForm } from './pack-forms.ts';

const taxonomy = JSON.parse(readFileSync('db/seed/taxonomy/categories.json', 'utf8')) as {
  nodes: { id: string; attribute_family?: string }[];
};

describe('the illustration of a product', () => {
  it('never shows another family, and is neutral if nothing fits', () => {
    const kindsOf = (family: string, leaf: string) => packForm({ family, leaf })[0];
    expect(kindsOf('aerosol', 'tinplate-aerosol-cans')).toBe('aerosol');
    expect(kindsOf('ibc', 'composite-ibc-1000-l')).toBe('ibc');
    expect(kindsOf('strap', 'steel-strapping')).toBe('coil');
    expect(kindsOf('tube', 'toothpaste-tubes')).toBe('tube');
    expect(kindsOf('tube', 'lip-balm-tubes')).toBe('outline');
    expect(kindsOf('pharma_glass', 'rubber-stoppers')).toBe('stopper');
    expect(kindsOf('cup_tub', 'cpet-trays')).toBe('tray');
    expect(kindsOf('cup_tub', 'yogurt-cups')).toBe('tub');
    expect(kindsOf('mailer', 'bubble-mailers')).toBe('envelope');
    expect(kindsOf('machine', 'heat-guns')).toBe('outline');
    expect(kindsOf('a family of tomorrow', 'heat-guns')).toBe('outline');
    expect(packForm({ family: null, leaf: 'anything' })[0]).toBe('outline');
  });

  it.each([
    [
      'bottle',
      ['plastic_bottle', 'glass_bottle', 'pharma_glass', 'cosmetic_pack', 'metal_can', 'paper_tube'],
    ],
    ['corrugated', ['corrugated_box', 'cold_chain', 'dg_pack', 'foam']],
    ['drum', ['drum', 'adhesive_ink', 'cold_chain', 'dg_pack']],
    ['jerrycan', ['jerrycan', 'tank', 'cup_tub']],
    ['polymailer', ['mailer', 'plastic_bag']],
    ['cup', ['foodservice']],
    ['crate', ['crate_tote', 'wooden_box']],
    ['blister', ['thermoform', 'pharma_film']],
    [
      'sheets',
      [
        'corrugated_insert',
        'corrugated_sheet',
        'paperboard',
        'plastic_sheet',
        'cushioning',
        'foam',
        'pallet',
      ],
    ],
    ['pallet', ['pallet', 'shrink_film', 'stretch_film']],
  ] as const)('of a %s stands only for its own families, in the whole taxonomy', (kind, families) => {
    const outliers = taxonomy.nodes.filter(
      ({ id, attribute_family: family }) =>
        family &&
        packForm({ family, leaf: id })[0] === kind &&
        !(families as readonly string[]).includes(family),
    );
    expect(outliers.map(({ id }) => id)).toEqual([]);
  });

  it('exists for every category of the taxonomy', () => {
    for (const { id, attribute_family: family } of taxonomy.nodes) {
      expect(artUrl({ what: 'pack', spec: categoryDrawing({ id, family: family ?? null }) })).toMatch(
        /^\/art\/pack-/,
      );
    }
  });

  it('can be drawn whatever the attributes are', () => {
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
          const spec = packFor({
            seed,
            leaf: 'a-leaf',
            family,
            attributes: given,
            ecoFriendly: eco,
            customizable: false,
          });
          expect(artUrl({ what: 'pack', spec })).toMatch(/^\/art\/pack-/);
        },
      ),
    );
  });

  it('stays the same while nothing visible changes, and keeps its colours after that', () => {
    const facts = { categoryId: 'pizza-boxes', ecoFriendly: false, customizable: true };
    const before = {
      ...facts,
      attributes: { inner_length: 300, inner_width: 200 },
      pack: { kind: 'mailer', seed: 'a', ink: 'plum', ink2: 'ochre', print: 'plain' } as const,
    };
    const pack = { kind: 'mailer', seed: 'b', ink: 'teal', ink2: 'ink' } as const;
    expect(
      updateDrawing(before, { ...facts, attributes: { inner_width: 200, inner_length: 300 }, pack }),
    ).toBe(before.pack);
    expect(updateDrawing(before, { ...facts, attributes: { inner_length: 310 }, pack })).toEqual({
      ...pack,
      ink: 'plum',
      ink2: 'ochre',
    });
    const other = { kind: 'tray', seed: 'b', ink: 'teal' } as const;
    expect(updateDrawing(before, { ...facts, attributes: {}, pack: other })).toBe(other);
  });

  it('follows the attributes: proportions, material and drawer boxes', () => {
    const box = packFor({
      leaf: 'a-leaf',
      seed: 's',
      family: 'corrugated_box',
      attributes: { inner_length: 450, inner_width: 350, inner_height: 300, liner_outer: 'White kraft' },
      ecoFriendly: false,
      customizable: true,
    });
    expect(box).toMatchObject({ kind: 'corrugated', size: { w: 450, d: 350, h: 300 }, print: 'mark' });
    const drawer = packFor({
      leaf: 'a-leaf',
      seed: 's',
      family: 'rigid_box',
      attributes: { rigid_style: 'Drawer' },
      ecoFriendly: true,
      customizable: false,
    });
    expect(drawer).toMatchObject({ kind: 'rigid', style: 'drawer', eco: true });
  });
});
