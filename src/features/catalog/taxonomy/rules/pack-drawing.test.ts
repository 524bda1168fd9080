import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { artUrl } from '#lib/art/art-url.ts';
import { hashOf } from '#lib/art/brand.ts';
import { packForm } from '#lib/art/forms/pack-form.ts';
import { familyKinds } from '#support/family-kinds.ts';
import { packSvg } from '#ui/packart/pictures/pack.ts';
import { categoryDrawing, packFor } from './pack-drawing.ts';

const taxonomy = JSON.parse(readFileSync('db/seed/taxonomy/categories.json', 'utf8')) as {
  nodes: { id: string; attribute_family?: string; children: number }[];
};
const leaves = taxonomy.nodes.filter(({ children }) => children === 0);

/** May only fall: each neutral category is one that nothing can be drawn for yet. */
const maxNeutralCategories = 9;

const facts = {
  seed: 'p1',
  brand: 'box-works',
  title: '',
  attributes: {},
  ecoFriendly: false,
  customizable: true,
};
const draw = (product: Partial<Parameters<typeof packFor>[0]>) =>
  packFor({ ...facts, leaf: 'a-leaf', family: null, ...product });

describe('the illustration of a category', () => {
  it('is of a kind that its family may use', () => {
    const outliers = taxonomy.nodes.flatMap(({ id, attribute_family: family }) => {
      if (!family) return [];
      const { kind } = packForm({ family, leaf: id });
      return kind === 'outline' || familyKinds[family]?.split(' ').includes(kind) ? [] : [`${id}: ${kind}`];
    });
    expect(outliers).toEqual([]);
  });

  it('is a neutral plan only where nothing fits', () => {
    const neutral = leaves.filter(
      ({ id, attribute_family: family = null }) => packForm({ family, leaf: id }).kind === 'outline',
    );
    expect(neutral.length).toBeLessThanOrEqual(maxNeutralCategories);
    expect(packForm({ family: 'a family of tomorrow', leaf: 'heat-guns' })).toEqual({ kind: 'outline' });
    expect(packForm({ family: null, leaf: 'anything' })).toEqual({ kind: 'outline' });
  });

  it.each([
    ['aerosol', 'tinplate-aerosol-cans', 'aerosol'],
    ['ibc', 'composite-ibc-1000-l', 'ibc'],
    ['strap', 'steel-strapping', 'coil'],
    ['tube', 'toothpaste-tubes', 'tube'],
    ['tube', 'lip-balm-tubes', 'stick'],
    ['pharma_glass', 'rubber-stoppers', 'stopper'],
    ['cup_tub', 'cpet-trays', 'tray'],
    ['cup_tub', 'yogurt-cups', 'tub'],
    ['flexible_pouch', 'bag-in-box-bags', 'baginbox'],
    ['foodservice', 'paper-food-pails', 'foodbox'],
    ['metal_can', 'tea-caddies', 'tinbox'],
    ['closure', 'crown-caps', 'closure'],
    ['label', 'hang-tags', 'card'],
    ['crate_tote', 'textile-dunnage-bags', 'dunnage'],
  ] as const)('of %s shows %s as %s', (family, leaf, kind) => {
    expect(packForm({ family, leaf }).kind).toBe(kind);
  });

  it('tells mailers, pallets and closures apart', () => {
    const different = (family: string, ids: string[]) =>
      new Set(ids.map((leaf) => JSON.stringify(packForm({ family, leaf })))).size === ids.length;
    expect(
      different('mailer', [
        'poly-mailers',
        'bubble-mailers',
        'insulated-mailers',
        'kraft-paper-mailers',
        'paper-padded-mailers',
      ]),
    ).toBe(true);
    expect(
      different('pallet', [
        'block-pallets',
        'stringer-pallets',
        'plastic-pallets-rackable',
        'corrugated-pallets',
        'pallet-collars',
      ]),
    ).toBe(true);
    expect(
      different('closure', [
        'continuous-thread-screw-caps',
        'crown-caps',
        'flip-top-caps',
        'natural-corks',
        'lug-caps',
      ]),
    ).toBe(true);
  });

  it('can be drawn, in a few kilobytes, for every category of the taxonomy', () => {
    const sizes = taxonomy.nodes.map(({ id, attribute_family: family }) => {
      const spec = categoryDrawing({ id, family: family ?? null });
      expect(artUrl({ what: 'pack', spec })).toMatch(/^\/art\/pack-/);
      return packSvg(spec).length;
    });
    const typical = sizes.toSorted((one, other) => one - other)[Math.floor(sizes.length * 0.9)];
    expect(typical).toBeLessThan(8000);
  });
});

describe('the illustration of a product', () => {
  it('can be drawn whatever the attributes are', () => {
    const value = fc.oneof(fc.string(), fc.double(), fc.boolean(), fc.array(fc.string()));
    const keys = [
      'inner_length',
      'inner_width',
      'inner_height',
      'width',
      'height',
      'diameter',
      'capacity_ml',
      'roll_width',
      'roll_length',
      'colour',
      'material',
      'rigid_style',
      'style_code',
    ];
    fc.assert(
      fc.property(
        fc.string(),
        fc.dictionary(fc.constantFrom(...keys), value),
        fc.constantFrom(
          'rigid_box',
          'corrugated_box',
          'plastic_bottle',
          'plastic_bag',
          'film_roll',
          'unknown',
          null,
        ),
        (title, attributes, family) => {
          const spec = draw({ title, attributes, family });
          expect(artUrl({ what: 'pack', spec })).toMatch(/^\/art\/pack-/);
          expect(packSvg(spec)).not.toMatch(/NaN|Infinity|undefined/);
        },
      ),
    );
  });

  it('has a short name that stays the same while nothing changes', () => {
    const seed = '0198a1c2-7d3e-7f00-8a11-2b3c4d5e6f70';
    const spec = draw({
      seed,
      family: 'rigid_box',
      attributes: { inner_length: 300, inner_width: 200, inner_height: 80 },
    });
    expect(spec.seed).toBe(hashOf(seed).toString(36));
    expect(
      draw({
        seed,
        family: 'rigid_box',
        attributes: { inner_height: 80, inner_width: 200, inner_length: 300 },
      }),
    ).toEqual(spec);
    expect(artUrl({ what: 'pack', spec }).length).toBeLessThan(230);
  });

  it.each([
    ['poly-mailers', 'mailer', 'Poly mailer, white, 50 micron', 'white'],
    ['poly-mailers', 'mailer', 'Poly mailer, matt black, 50 micron', 'black'],
    ['tight-head-steel-drums-200-l', 'drum', 'Tight-head steel drum, 216 L, 1.0 mm, green', 'green'],
    ['textile-dunnage-bags', 'crate_tote', 'Dunnage insert, 12 pockets, green', 'green'],
    ['hdpe-bottles', 'plastic_bottle', 'White HDPE bottle, 500 ml', 'white'],
    ['kraft-paper-mailers', 'mailer', 'Paper mailer, natural kraft, 120 gsm', 'kraft'],
    ['tea-caddies', 'metal_can', 'White tea caddy, 100 g', undefined],
    ['juice-pouches-with-straw', 'flexible_pouch', 'Orange juice pouch, 200 ml', undefined],
  ])('shows the colour that %s (%s) state in "%s"', (leaf, family, title, tint) => {
    expect(draw({ leaf, family, title }).tint).toBe(tint);
  });

  it('changes with the stated colour, size, material, print, closure and number of cells', () => {
    const svg = (product: Parameters<typeof draw>[0]) => packSvg(draw(product));
    const bottle = { leaf: 'pet-bottles', family: 'plastic_bottle' } as const;
    const pairs: [Parameters<typeof draw>[0], Parameters<typeof draw>[0]][] = [
      [
        { ...bottle, attributes: { colour: 'clear' } },
        { ...bottle, attributes: { colour: 'amber' } },
      ],
      [
        { ...bottle, attributes: { diameter: 50, height: 120 } },
        { ...bottle, attributes: { diameter: 50, height: 220 } },
      ],
      [
        { ...bottle, attributes: { capacity_ml: 30 } },
        { ...bottle, attributes: { capacity_ml: 2000 } },
      ],
      [
        { ...bottle, title: 'PET bottle, flip-top cap' },
        { ...bottle, title: 'PET bottle, with lotion pump' },
      ],
      [
        { leaf: 'flat-poly-bags', family: 'plastic_bag', attributes: { width: 200, length: 300 } },
        { leaf: 'flat-poly-bags', family: 'plastic_bag', attributes: { width: 300, length: 200 } },
      ],
      [
        { leaf: 'single-wall-boxes', family: 'corrugated_box', attributes: { liner_outer: 'Brown kraft' } },
        { leaf: 'single-wall-boxes', family: 'corrugated_box', attributes: { liner_outer: 'White kraft' } },
      ],
      [
        { leaf: 'stand-up-pouches', family: 'flexible_pouch', attributes: { print_process: 'Gravure' } },
        { leaf: 'stand-up-pouches', family: 'flexible_pouch', attributes: { print_process: 'Unprinted' } },
      ],
      [
        {
          leaf: 'fefco-0933-cross-partitions',
          family: 'corrugated_insert',
          title: 'Cross partition, 6 cells',
        },
        {
          leaf: 'fefco-0933-cross-partitions',
          family: 'corrugated_insert',
          title: 'Cross partition, 24 cells',
        },
      ],
      [
        {
          leaf: 'twisted-handle-paper-bags',
          family: 'paper_bag',
          attributes: { handle_type: 'Twisted paper' },
        },
        { leaf: 'twisted-handle-paper-bags', family: 'paper_bag', attributes: { handle_type: 'Ribbon' } },
      ],
    ];
    for (const [one, other] of pairs) expect(svg(one), JSON.stringify([one, other])).not.toBe(svg(other));
  });

  it('is printed in the inks and with the mark of its supplier', () => {
    const [one, other] = [draw({ seed: 'a' }), draw({ seed: 'b' })];
    expect([one.ink, one.ink2, one.mark]).toEqual([other.ink, other.ink2, other.mark]);
    const brands = ['a', 'b', 'c', 'd', 'e', 'f'].map((brand) => draw({ brand }));
    expect(new Set(brands.map(({ ink, ink2, mark }) => `${ink} ${ink2} ${mark}`)).size).toBe(6);
  });

  it('follows the attributes: proportions, material and drawer boxes', () => {
    expect(
      draw({
        family: 'corrugated_box',
        attributes: { inner_length: 450, inner_width: 350, inner_height: 300, liner_outer: 'White kraft' },
      }),
    ).toMatchObject({ kind: 'corrugated', size: { w: 450, d: 350, h: 300 }, material: 'white' });
    expect(draw({ family: 'corrugated_box', customizable: false })).toMatchObject({ print: 'plain' });
    expect(draw({ family: 'corrugated_box', attributes: { style_code: '0427' } })).toMatchObject({
      kind: 'mailer',
    });
    expect(
      draw({ family: 'rigid_box', attributes: { rigid_style: 'Drawer' }, ecoFriendly: true }),
    ).toMatchObject({ kind: 'rigid', style: 'drawer', eco: true });
  });

  it('shows what a hinged box holds: a cushion for jewelry, nothing in a magnetic box', () => {
    const attributes = { rigid_style: 'Clamshell' };
    const styleOf = (leaf: string) => draw({ family: 'rigid_box', leaf, attributes }).style;
    expect(styleOf('jewellery-boxes')).toBe('ring');
    expect(styleOf('watch-boxes')).toBe('insert');
    expect(styleOf('magnetic-closure-rigid-boxes')).toBe('book');
  });
});
