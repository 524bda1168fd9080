import { describe, expect, it } from 'vitest';
import type { SizedView } from '#lib/art/types.ts';
import { packedSvg } from './packed.ts';
import { sizedSvg } from './sized.ts';

const views: SizedView[] = [
  {
    form: 'blank',
    kind: 'corrugated',
    w: 450,
    d: 350,
    h: 300,
    cols: 'L456B353L453B353j30',
    rows: 'f175H306f175',
    flaps: '175,175,175,175,0/175,175,175,175,0',
  },
  { form: 'blank', kind: 'mailer', w: 300, d: 200, h: 80, cols: 'H80L306H80', rows: 'H80B200H80B200H80' },
  { form: 'box', kind: 'crate', w: 600, d: 400, h: 300 },
  { form: 'box', kind: 'tray', w: 212, d: 155, h: 39 },
  { form: 'round', kind: 'bottle', w: 63, h: 152, neck: 28 },
  { form: 'round', kind: 'drum', w: 585, h: 870 },
  { form: 'disc', kind: 'closure', w: 38 },
  { form: 'bag', kind: 'pouch', w: 170, d: 85, h: 260, gusset: 'bottom', mouth: 'zip' },
  { form: 'roll', kind: 'filmroll', w: 450, d: 76, reel: 248 },
  { form: 'sheet', kind: 'sheets', w: 1200, h: 800 },
  { form: 'deck', kind: 'pallet', w: 1210, d: 810 },
];

const textsOf = (svg: string): string[] =>
  [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text = '']) => text);
/** Names of the objects that tell the scale contain numbers of their own. */
const knownObjects = /^(AA battery|330 ml can|A4 sheet|Bank card|200 L drum)$/;

describe('a drawing with dimensions', () => {
  it.each(views)('writes the dimensions of a $kind ($form) and no other number', (view) => {
    const written = textsOf(sizedSvg(view))
      .filter((text) => !knownObjects.test(text))
      .flatMap((text) => text.replaceAll(',', '').match(/\d+(\.\d+)?/g) ?? [])
      .map(Number);
    const stated = [view.w, view.d, view.h].filter((length) => length !== undefined);
    const ascending = (a: number, b: number) => a - b;
    expect(written.toSorted(ascending)).toEqual(stated.toSorted(ascending));
  });

  it('has true proportions', () => {
    for (const [w, h] of [
      [300, 300],
      [400, 100],
      [210, 297],
    ] as const) {
      const svg = sizedSvg({ form: 'sheet', kind: 'sheets', w, h });
      const [, width, height] = /<rect[^>]* width="([\d.]+)" height="([\d.]+)"/.exec(svg) ?? [];
      expect(Number(width) / Number(height)).toBeCloseTo(w / h, 1);
    }
  });

  it.each(views)('of a $kind ($form) stays on its sheet', (view) => {
    const svg = sizedSvg(view);
    expect(svg).not.toMatch(/NaN|Infinity|undefined|null/);
    for (const [, x, y] of svg.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)) {
      expect(Number(x)).toBeGreaterThanOrEqual(0);
      expect(Number(x)).toBeLessThanOrEqual(480);
      expect(Number(y)).toBeGreaterThanOrEqual(-6);
      expect(Number(y)).toBeLessThanOrEqual(412);
    }
  });
});

describe('the scale of a drawing', () => {
  const namesIn = (view: SizedView) => textsOf(sizedSvg(view)).filter((text) => knownObjects.test(text));

  it('is shown by something that everyone knows, also on blanks, sheets and pallets', () => {
    expect(namesIn({ form: 'sheet', kind: 'sheets', w: 1200, h: 800 })).toEqual(['A4 sheet']);
    expect(namesIn({ form: 'deck', kind: 'pallet', w: 1210, d: 810 })).toEqual(['A4 sheet']);
    expect(
      namesIn({
        form: 'blank',
        kind: 'mailer',
        w: 300,
        d: 200,
        h: 80,
        cols: 'H80L306H80',
        rows: 'H80B200H80',
      }),
    ).toEqual(['Bank card']);
  });

  it('is left out if nothing known fits', () => {
    expect(namesIn({ form: 'sheet', kind: 'labels', w: 40, h: 25 })).toEqual([]);
  });
});

describe('a drawing of packed goods', () => {
  it('writes only the stated counts', () => {
    expect(textsOf(packedSvg({ load: 'carton', units: 500, packs: 24 }))).toEqual([
      '500 per pack',
      '24\u00a0packs per pallet',
    ]);
    expect(textsOf(packedSvg({ load: 'carton', units: 5000 }))).toEqual(['5,000 per pack']);
    expect(textsOf(packedSvg({ load: 'drum', units: 1, packs: 4 }))).toEqual(['4 per pallet']);
  });

  it('can be drawn for any count', () => {
    for (const packs of [1, 2, 3, 5, 7, 24, 41, 97, 151, 10_000])
      for (const load of ['bundle', 'carton', 'drum', 'unit'] as const)
        expect(packedSvg({ load, units: 3, packs }).length).toBeLessThan(50_000);
  });
});
