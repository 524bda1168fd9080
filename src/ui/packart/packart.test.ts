import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { ArtRequest } from '#lib/art/art-request.ts';
import { packForm } from '#lib/art/forms/pack-form.ts';
import { INK_NAMES, MATERIAL_NAMES, PACK_KINDS, type PackSpec, PRINTS, SCHEMES } from '#lib/art/types.ts';
import { drawArt } from './draw-art.ts';
import { packSvg } from './pictures/pack.ts';

const specs: PackSpec[] = PACK_KINDS.flatMap((kind) => [
  { kind, seed: 'a' },
  { kind, seed: 'b', eco: true, size: { w: 40, d: 300, h: 120 } },
  ...MATERIAL_NAMES.map((material, i) => ({
    kind,
    seed: `m${i}`,
    material,
    print: PRINTS[i % 4],
    ink: INK_NAMES[i % 8],
    ink2: INK_NAMES[(i + 3) % 8],
  })),
]);
const seeds = Array.from({ length: 120 }, (_, i) => `seed ${i} “&<é包`);
const requests: ArtRequest[] = [
  ...specs.map((spec) => ({ what: 'pack' as const, spec, options: { width: 240, height: 200, pad: 6 } })),
  ...seeds.map((seed) => ({ what: 'face' as const, seed })),
  ...seeds.map((seed, i) => ({
    what: 'logo' as const,
    seed,
    name: i % 2 ? `Östlund ${String.fromCharCode(65 + (i % 26))}arton` : '北方包装',
  })),
  ...SCHEMES.map((scheme) => ({ what: 'cover' as const, seed: 'a post', scheme })),
  { what: 'cover', seed: 'an event', kinds: ['drum', 'jerrycan'] },
  { what: 'hero' },
];
const drawings = requests.map((request) => ({ request, svg: drawArt(request) }));

/** Returns the first tag that is not closed in order; null if the document is balanced. */
function unbalanced(svg: string): string | null {
  const open: string[] = [];
  for (const [, closing, name, , selfClosing] of svg.matchAll(
    /<(\/?)([a-z]+)((?:\s+[a-zA-Z:-]+="[^"<>]*")*)\s*(\/?)>/g,
  )) {
    if (closing) {
      if (open.pop() !== name) return `</${name}>`;
    } else if (!selfClosing && name) open.push(name);
  }
  return open.at(-1) ?? null;
}

/** Forms of all categories, each once. */
const forms = [
  ...new Map(
    (
      JSON.parse(readFileSync('db/seed/taxonomy/categories.json', 'utf8')) as {
        nodes: { id: string; attribute_family?: string; children: number }[];
      }
    ).nodes
      .filter(({ children }) => children === 0)
      .map(({ id, attribute_family: family = null }) => packForm({ family, leaf: id }))
      .map((form) => [JSON.stringify(form), form] as const),
  ).values(),
];

describe('the drawing of an unprinted product', () => {
  it('has no mark, whatever it is', () => {
    const marked = forms.filter((form) => {
      const draw = (mark: string) => packSvg({ ...form, seed: 'p1', print: 'plain', ink: 'blue', mark });
      return new Set(['a', 'b', 'c', 'd'].map(draw)).size > 1;
    });
    expect(marked).toEqual([]);
  });

  it('of a mailer or carton shows neither inks nor labels', () => {
    for (const form of forms.filter(({ kind }) => ['mailer', 'polymailer', 'carton'].includes(kind))) {
      if (form.style && form.style !== 'empty') continue;
      const draw = (ink: 'blue' | 'brick') =>
        packSvg({ ...form, style: form.style, seed: 'p1', print: 'plain', ink, ink2: 'ochre' });
      expect(draw('blue'), JSON.stringify(form)).toBe(draw('brick'));
    }
  });
});

describe('the drawing of every category', () => {
  it('is at most 8 kB', () => {
    const heavy = forms.flatMap((form) => {
      const sizes = PRINTS.map((print) => packSvg({ ...form, seed: 'p1', mark: 'a', print }).length);
      return Math.max(...sizes) > 8000 ? [`${form.kind} ${form.style}: ${Math.max(...sizes)}`] : [];
    });
    expect(heavy).toEqual([]);
  });
});

describe('a drawing', () => {
  it('is the same every time', () => {
    for (const { request, svg } of drawings) expect(drawArt(structuredClone(request))).toBe(svg);
  });

  it('is well-formed', () => {
    for (const { request, svg } of drawings) {
      expect(svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg"'), JSON.stringify(request)).toBe(true);
      expect(unbalanced(svg), JSON.stringify(request)).toBeNull();
      const outside = svg.replace(/<\/?[a-z]+(?:\s+[a-zA-Z:-]+="[^"<>]*")*\s*\/?>/g, '');
      expect(outside, JSON.stringify(request)).toBe('');
    }
  });

  it('contains only finite numbers', () => {
    for (const { request, svg } of drawings)
      expect(svg, JSON.stringify(request)).not.toMatch(/NaN|Infinity|undefined|null/);
  });

  it('contains no scripts and loads nothing', () => {
    for (const { svg } of drawings) {
      const links = svg.replace('xmlns="http://www.w3.org/2000/svg"', '');
      expect(links).not.toMatch(
        /<script|<foreignObject|<image|<use|<style|href|javascript:|url\(|https?:|\son[a-z]+=/i,
      );
    }
  });

  it('stays small', () => {
    const limits = {
      pack: 26_000,
      sized: 9000,
      packed: 80_000,
      used: 8000,
      face: 3000,
      logo: 1500,
      cover: 45_000,
      hero: 60_000,
    };
    for (const { request, svg } of drawings)
      expect(svg.length, JSON.stringify(request)).toBeLessThan(limits[request.what]);
  });

  it('differs from seed to seed', () => {
    for (const what of ['face', 'logo'] as const) {
      const different = new Set(
        drawings.filter(({ request }) => request.what === what).map(({ svg }) => svg),
      );
      expect(different.size).toBeGreaterThan(60);
    }
  });

  it('escapes its texts', () => {
    const svg = packSvg({ kind: 'tin', seed: 'a' }, { title: '"><script>' });
    expect(svg).toContain('aria-label="&quot;&gt;&lt;script&gt;"');
  });
});
