import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { packFor } from '#features/catalog/taxonomy/rules/pack-drawing.ts';
import { parseArtPath } from '#lib/art/art-path.ts';
import { PACK_STYLES } from '#lib/art/pack-styles.ts';
import { PACK_KINDS, PRINTS, type UsedView } from '#lib/art/types.ts';
import { drawArt } from '#ui/packart/draw-art.ts';
import { productDrawings } from './drawings.ts';
import { usedDrawing } from './used.ts';
import { materialUses } from './uses-materials.ts';
import { retailUses } from './uses-retail.ts';
import { transportUses } from './uses-transport.ts';

const taxonomy = JSON.parse(readFileSync('db/seed/taxonomy/categories.json', 'utf8')) as {
  nodes: { id: string; name: string; attribute_family?: string; children: number }[];
};
const products = taxonomy.nodes
  .filter(({ children }) => children === 0)
  .map(({ id, name, attribute_family: family = null }) => ({
    family,
    pack: packFor({
      seed: id,
      brand: id,
      leaf: id,
      family,
      title: name,
      attributes: {},
      ecoFriendly: false,
      customizable: true,
    }),
  }));
type Goods = (typeof products)[number];
const formOf = ({ pack: { kind, style } }: Goods) => (style ? `${kind}.${style}` : kind);
/** Each form once in each family. */
const goods = [...new Map(products.map((one) => [`${one.family}:${formOf(one)}`, one] as const)).values()];
const draw = (view: UsedView) => drawArt({ what: 'used', ...view });

/** Forms in which nothing sensible can be shown. */
const withoutScene = [
  'adhesive_ink:machine.roller',
  'adhesive_ink:sheets.solid',
  'apparel_trim:card.strip',
  'apparel_trim:hanger',
  'display:display.strip',
  'display:edge',
  'strap:coil.loop',
];

describe('the drawing of a product in use', () => {
  it('exists for every category, apart from a few', () => {
    const missing = goods.filter((one) => !usedDrawing(one)).map((one) => `${one.family}:${formOf(one)}`);
    const named = missing.filter((name) => !/:outline\.(part|machine)$/.test(name));
    expect([...new Set(named)].toSorted()).toEqual(withoutScene);
  });

  it('is listed under forms and families that exist, each once', () => {
    const names = [retailUses, transportUses, materialUses].flatMap((table) => Object.keys(table));
    const families = new Set(products.map(({ family }) => family));
    const unknown = names.filter((name) => {
      const [form = '', family] = name.split(':').toReversed();
      const [kind, style] = form.split('.');
      return (
        !PACK_KINDS.some((known) => known === kind) ||
        (style !== undefined && !PACK_STYLES.some((known) => known === style)) ||
        (family !== undefined && !families.has(family))
      );
    });
    expect(unknown).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
  });

  it('is at most 8 kB, whatever is printed', () => {
    const heavy = goods.flatMap((one) => {
      const view = usedDrawing(one)?.view;
      const sizes = view
        ? PRINTS.map((print) => draw({ ...view, spec: { ...view.spec, print } }).length)
        : [];
      return Math.max(0, ...sizes) > 8000 ? [`${one.family}:${formOf(one)} ${Math.max(...sizes)}`] : [];
    });
    expect([...new Set(heavy)]).toEqual([]);
  });

  it('is the same every time, complete, and refers to nothing outside', () => {
    for (const one of goods) {
      const view = usedDrawing(one)?.view;
      if (!view) continue;
      const svg = draw(view);
      expect(draw(structuredClone(view))).toBe(svg);
      expect(svg, formOf(one)).not.toMatch(/NaN|Infinity|undefined|null/);
      expect(svg.replace(/<\/?[a-z]+(?:\s+[a-zA-Z:-]+="[^"<>]*")*\s*\/?>/g, ''), formOf(one)).toBe('');
      // A piece that is shown several times is written once.
      const own = svg
        .replace('xmlns="http://www.w3.org/2000/svg"', '')
        .replace(/<use href="#[pg]" transform="[^"]*"\/>/g, '');
      expect(own, formOf(one)).not.toMatch(
        /<script|<foreignObject|<image|<use|<style|href|javascript:|url\(|https?:|\son[a-z]+=/i,
      );
      for (const [, id] of svg.matchAll(/<use href="#([pg])"/g)) expect(svg).toContain(`id="${id}"`);
    }
  });

  it('has a name that tells what it shows', () => {
    const drawing = productDrawings({
      title: 'Boston round',
      unit: 'piece',
      family: 'glass_bottle',
      attributes: {},
      pack: { kind: 'bottle', seed: 'a', tint: 'amber', ink: 'blue' },
    })[1];
    expect(drawing).toMatchObject({
      name: 'In use',
      alt: 'In use: three bottles on a shop shelf',
      note: 'Three bottles on a shop shelf',
      look: 'drawing',
    });
    expect(parseArtPath(drawing?.url ?? '')).toMatchObject({
      what: 'used',
      scene: 'shelf',
      spec: { kind: 'bottle', tint: 'amber', ink: 'blue' },
    });
  });

  it('depends on the family where forms are used for different things', () => {
    const wordsOf = (family: string) => usedDrawing({ family, pack: { kind: 'filmroll', seed: 'a' } })?.words;
    expect(wordsOf('stretch_film')).toBe('a pallet load wrapped in film');
    expect(wordsOf('film_roll')).toBe('film becomes bags');
  });

  it('has the color of the product', () => {
    const ofColor = (tint: 'red' | 'white') =>
      draw({ scene: 'sealed', spec: { kind: 'tape', seed: 'a', tint, print: 'plain' } });
    expect(ofColor('red')).not.toBe(ofColor('white'));
  });
});
