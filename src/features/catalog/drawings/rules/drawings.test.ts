import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AttributeValues } from '#features/catalog/taxonomy/contract/attributes.ts';
import { parseArtPath } from '#lib/art/art-path.ts';
import { PACK_KINDS, type PackKind } from '#lib/art/types.ts';
import { productDrawings } from './drawings.ts';

const taxonomy = JSON.parse(readFileSync('db/seed/taxonomy/attributes.json', 'utf8')) as {
  attributes: { key: string; type: string; values?: string[] }[];
  families: { key: string }[];
};

interface Goods {
  kind: PackKind;
  family: string | null;
  attributes: AttributeValues;
  unit?: string;
}

const drawingsOf = ({ kind, family, attributes, unit = 'piece' }: Goods) =>
  productDrawings({ title: 'A product', pack: { kind, seed: 'a' }, attributes, family, unit });
const drawn = (goods: Goods, name: string) => {
  const drawing = drawingsOf(goods).find((one) => one.name === name);
  return drawing && { ...drawing, request: parseArtPath(drawing.url) };
};
const box = { inner_length: 450, inner_width: 350, inner_height: 300 };

describe('the drawing with dimensions', () => {
  it.each([
    [
      'corrugated_box',
      'corrugated',
      { ...box, style_code: '0201', flute: 'B' },
      {
        form: 'blank',
        w: 450,
        d: 350,
        h: 300,
        cols: 'L456B353L453B353j30',
        rows: 'f175H306f175',
        flaps: '175,175,175,175,0/175,175,175,175,0',
      },
      'Inside 450\u00a0×\u00a0350\u00a0×\u00a0300\u00a0mm · Blank about 1,645\u00a0×\u00a0656\u00a0mm (FEFCO 0201, B flute)',
    ],
    [
      'folding_carton',
      'carton',
      { inner_length: 80, inner_width: 40, inner_height: 160, carton_style: 'Reverse tuck end' },
      {
        form: 'blank',
        cols: 'L80B40L80B40j15',
        rows: 'f55H160f55',
        flaps: '0,26,40+15,26,0/40+15,26,0,26,0',
      },
      'Inside 80\u00a0×\u00a040\u00a0×\u00a0160\u00a0mm · Blank of a reverse tuck end carton',
    ],
    [
      'rigid_box',
      'rigid',
      { ...box, rigid_style: 'Lift-off lid' },
      { form: 'blank', cols: 'H300L450H300', rows: 'H300B350H300' },
      'Inside 450\u00a0×\u00a0350\u00a0×\u00a0300\u00a0mm · Blank of the base',
    ],
    [
      'rigid_box',
      'rigid',
      { ...box, rigid_style: 'Magnetic closure' },
      { form: 'box', w: 450, d: 350, h: 300 },
      /^Inside/,
    ],
    [
      'crate_tote',
      'crate',
      { outer_length: 600, outer_width: 400, outer_height: 300 },
      { form: 'box', w: 600, d: 400, h: 300 },
      /^Outside 600/,
    ],
    [
      'glass_bottle',
      'bottle',
      { diameter: 63, height: 152, neck_finish: '28-410' },
      { form: 'round', w: 63, h: 152, neck: 28 },
      'Diameter 63\u00a0mm · height 152\u00a0mm · neck 28-410',
    ],
    ['metal_can', 'can', { can_diameter: '211', height: 158 }, { form: 'round', w: 68.3, h: 158 }, /68\.3/],
    ['metal_can', 'can', { can_diameter: '65 mm', height: 215 }, { form: 'round', w: 65, h: 215 }, /65/],
    [
      'flexible_pouch',
      'pouch',
      { width: 170, height: 260, gusset: 85, pouch_style: 'Stand-up (doypack)', closure_type: 'Zipper' },
      { form: 'bag', w: 170, d: 85, h: 260, gusset: 'bottom', mouth: 'zip' },
      'Flat 170\u00a0×\u00a0260\u00a0mm · gusset 85\u00a0mm',
    ],
    [
      'paper_bag',
      'sack',
      { width: 320, height: 420, gusset: 160, handle_type: 'Twisted paper' },
      { form: 'bag', gusset: 'side', mouth: 'handle' },
      /gusset 160/,
    ],
    [
      'tape',
      'tape',
      { width: 48, roll_length: 66, core_diameter: '76', thickness_micron: 45 },
      { form: 'roll', w: 48, d: 76, reel: 98 },
      'Width 48\u00a0mm · core 76\u00a0mm · 66\u00a0m long',
    ],
    [
      'corrugated_sheet',
      'sheets',
      { length: 1200, width: 800 },
      { form: 'sheet', w: 1200, h: 800 },
      /^1,200/,
    ],
    ['label', 'labels', { width: 100, height: 150 }, { form: 'sheet', w: 100, h: 150 }, /^100/],
    ['pallet', 'pallet', { pallet_size: '1200 x 800' }, { form: 'deck', w: 1200, d: 800 }, /^1,200/],
    ['closure', 'closure', { cap_size: 38 }, { form: 'disc', w: 38 }, 'Diameter 38\u00a0mm'],
  ] as const)('of a %s (%s) has the stated numbers', (family, kind, attributes, fields, note) => {
    const drawing = drawn({ family, kind, attributes }, 'Dimensions');
    expect(drawing?.request).toMatchObject({ what: 'sized', ...fields });
    if (typeof note === 'string') expect(drawing?.note).toBe(note);
    else expect(drawing?.note).toMatch(note);
    expect(drawing?.alt).toContain(drawing?.note);
  });

  it('does not exist without dimensions, or with too few', () => {
    for (const { key: family } of taxonomy.families)
      for (const kind of PACK_KINDS)
        expect(drawn({ family, kind, attributes: {} }, 'Dimensions')).toBeUndefined();
    expect(
      drawn(
        { family: 'corrugated_box', kind: 'corrugated', attributes: { inner_length: 450 } },
        'Dimensions',
      ),
    ).toBeUndefined();
    expect(
      drawn({ family: 'glass_bottle', kind: 'bottle', attributes: { height: 90 } }, 'Dimensions'),
    ).toBeUndefined();
  });

  it('states no size of the blank if the board is not known', () => {
    const attributes = { ...box, style_code: '0201' };
    expect(drawn({ family: 'corrugated_box', kind: 'corrugated', attributes }, 'Dimensions')?.note).toBe(
      'Inside 450\u00a0×\u00a0350\u00a0×\u00a0300\u00a0mm',
    );
  });

  it('shows no gusset fold if the product does not tell where it is', () => {
    const attributes = { width: 325, length: 440, gusset: 90 };
    const drawing = drawn({ family: 'plastic_bag', kind: 'flatbag', attributes }, 'Dimensions');
    expect(drawing?.request).not.toHaveProperty('gusset');
    expect(drawing?.note).toContain('gusset 90');
  });
});

describe('the drawing of the packed product', () => {
  it('shows packs and pallets as stated', () => {
    const attributes = { units_per_pack: 25, pallet_quantity: 600 };
    const drawing = drawn({ family: 'corrugated_box', kind: 'corrugated', attributes }, 'Packing');
    expect(drawing?.note).toBe('25 per pack · 24 packs per pallet (600)');
    expect(drawing?.request).toMatchObject({ what: 'packed', load: 'bundle', units: 25, packs: 24 });
  });

  it('does not count packs that do not fill a pallet evenly', () => {
    const drawing = drawn(
      { family: 'jar', kind: 'jar', attributes: { units_per_pack: 24, pallet_quantity: 1000 } },
      'Packing',
    );
    expect(drawing?.note).toBe('24 per pack · 1,000 per pallet');
    expect(drawing?.request).not.toHaveProperty('packs');
  });

  it('shows large containers on the pallet, one by one', () => {
    const attributes = { units_per_pack: 1, pallet_quantity: 4 };
    const drawing = drawn({ family: 'drum', kind: 'drum', attributes }, 'Packing');
    expect(drawing?.note).toBe('4 per pallet');
    expect(drawing?.request).toMatchObject({ load: 'drum', units: 1, packs: 4 });
  });

  it('does not take what a multipack holds for a pack', () => {
    const goods = { family: 'multipack', kind: 'shrinkpack', attributes: { units_per_pack: 6 } } as const;
    expect(drawn(goods, 'Packing')).toBeUndefined();
  });

  it.each([
    [{}, 'piece'],
    [{ units_per_pack: 1 }, 'piece'],
    [{ units_per_pack: 25 }, 'kg'],
    [{ units_per_pack: 2.5 }, 'piece'],
  ])('does not exist for %j sold by %s', (attributes, unit) => {
    expect(drawn({ family: 'jar', kind: 'jar', attributes, unit }, 'Packing')).toBeUndefined();
  });
});

it('can be drawn whatever the attributes are', () => {
  const number = fc.oneof(fc.double({ noNaN: true }), fc.double({ min: 0, max: 30_000, noNaN: true }));
  const attributes = fc.record(
    Object.fromEntries(
      taxonomy.attributes.map(({ key, values }) => [
        key,
        fc.oneof(number, fc.string(), ...(values ? [fc.constantFrom(...values)] : [])),
      ]),
    ),
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(
      attributes,
      fc.constantFrom(...PACK_KINDS),
      fc.constantFrom(...taxonomy.families.map(({ key }) => key)),
      (values, kind, family) => {
        for (const { url } of drawingsOf({ family, kind, attributes: values as AttributeValues }))
          expect(parseArtPath(url), url).not.toBeNull();
      },
    ),
  );
});
