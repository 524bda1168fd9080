import { describe, expect, it } from 'vitest';
import { packSvg } from '#ui/packart/pictures/pack.ts';
import { type DrawnFacts, packFor } from './pack-drawing.ts';

const facts = {
  seed: 'p1',
  brand: 'box-works',
  title: '',
  attributes: {},
  ecoFriendly: false,
  customizable: true,
};
const draw = (product: Partial<DrawnFacts>) =>
  packFor({ ...facts, leaf: 'a-leaf', family: null, ...product });

describe('the illustration of a product', () => {
  it.each([
    ['woven_sack', 'pasta-packs', 'Pasta carton, 400 g', 'carton'],
    ['woven_sack', 'cereal-bag-in-box', 'Cereal carton with liner, 500 g', 'carton.liner'],
    ['metal_can', 'biscuit-and-cookie-tins', 'Biscuit tin, round, 153 mm dia.', 'tinbox.round'],
    ['textile_bag', 'organza-pouches', 'Organza pouch, wine red', 'flatbag.cord red'],
    ['thermoform', 'thermoformed-trays', 'Thermoformed tray, 48 cavities', 'tray.cells 48'],
    ['moulded_fibre', 'fruit-trays', 'Fruit cell tray, 56 count, grey', 'tray.cavity 56 grey'],
    ['foam', 'epp-trays', 'EPP parts tray, 24 nests', 'tray.cells 24'],
    ['moulded_fibre', 'egg-trays-and-cartons', 'Egg tray, 30 eggs', 'tray.egg 30'],
    ['moulded_fibre', 'egg-trays-and-cartons', 'Egg carton, 10 eggs', 'clamshell.egg 10'],
    ['multipack', 'hi-cone-ring-carriers', 'Ring carrier, 4 cans', 'shrinkpack.can 4 clear'],
    ['multipack', 'banded-multipacks', 'Multipack band, paper, 30 mm', 'shrinkpack.strip 3'],
    ['plastic_bottle', 'iv-bags', 'IV bag, 500 ml', 'flatbag.infusion'],
    ['plastic_bottle', 'twin-neck-dosing-bottles', 'Twin-neck dosing bottle, 250 ml', 'bottle.dual'],
    ['plastic_bottle', 'scouring-pad-packs', 'Scouring pad flow-wrap, 450 mm reel', 'flow'],
    ['crate_tote', 'returnable-bulk-liquid-totes', 'Returnable liquid tote, 1,000 L', 'ibc.plastic'],
    ['crate_tote', 'textile-dunnage-bags', 'Textile dunnage insert, 12 pockets', 'dunnage 12'],
    ['folding_carton', 'pen-blisters-and-boxes', 'Pen box, embossed', 'carton'],
    ['folding_carton', 'pen-blisters-and-boxes', 'Pen blister, 2 pens', 'card.blister'],
    ['flexible_pouch', 'stick-packs', 'Stick pack film, 12 micron', 'filmroll'],
    ['flexible_pouch', 'vanaspati-jars-and-pouches', 'Vanaspati pouch, 1 L', 'pouch.flat'],
    ['plastic_bag', 'baby-bottle-packs', 'Baby bottle carton', 'carton.window'],
    ['plastic_bottle', 'oil-portion-packs', 'Oil portion bottle, 20 ml', 'bottle'],
  ])('of %s / %s named "%s" is %s', (family, leaf, title, expected) => {
    const { kind, style, count, tint } = draw({ family, leaf, title });
    expect([style ? `${kind}.${style}` : kind, count, tint].filter(Boolean).join(' ')).toBe(expected);
  });

  it('of a square fibre drum stays square, whatever its head', () => {
    const drum = { family: 'drum', leaf: 'square-fibre-drums', attributes: { head_type: 'Open head' } };
    expect(draw(drum)).toMatchObject({ kind: 'drum', style: 'square', material: 'kraft' });
    expect(draw({ ...drum, leaf: 'fibre-drums-for-powders' })).toMatchObject({ style: 'fibre' });
    expect(draw({ ...drum, leaf: 'tight-head-steel-drums-200-l' })).toMatchObject({ style: 'open' });
  });

  it('of corrugated board shows how many walls it has, and fine flutes', () => {
    const board = (walls: string, flute = 'B') =>
      draw({
        family: 'corrugated_sheet',
        leaf: 'single-wall-sheets',
        attributes: { wall_type: walls, flute },
      });
    expect(board('Single wall (3 ply)')).toMatchObject({ kind: 'sheets', count: 1 });
    expect(board('Triple wall (7 ply)', 'ACC')).toMatchObject({ kind: 'sheets', count: 3 });
    expect(board('Single wall (3 ply)', 'E')).toMatchObject({ style: 'ripple' });
    const box = (attributes: Record<string, string>, title = '') =>
      draw({ family: 'corrugated_box', leaf: 'export-boxes', attributes, title });
    expect(box({ wall_type: 'Double wall (5 ply)' })).toMatchObject({ style: 'flaps', count: 2 });
    expect(box({}, 'Export case, 7-ply')).toMatchObject({ style: 'flaps', count: 3 });
    expect(box({}, 'Shipping box, 3-ply').style).toBeUndefined();
  });

  it('of a roll follows its width, its length and its core', () => {
    const roll = (attributes: Record<string, number | string>) =>
      packSvg(draw({ family: 'film_roll', leaf: 'bopp-film-plain', attributes }));
    const usual = { roll_width: 500, roll_length: 2000, thickness_micron: 20, core_diameter: '76' };
    const drawn = [
      usual,
      { ...usual, roll_width: 1200 },
      { ...usual, roll_length: 300 },
      { ...usual, thickness_micron: 120 },
      { ...usual, core_diameter: '152' },
    ].map(roll);
    expect(new Set(drawn).size).toBe(drawn.length);
  });
});
