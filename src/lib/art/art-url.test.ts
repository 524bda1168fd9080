import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseArtPath } from './art-path.ts';
import type { ArtRequest } from './art-request.ts';
import { artUrl, SIGNS } from './art-url.ts';
import { INK_NAMES, MATERIAL_NAMES, PACK_KINDS, PRINTS, RIGID_STYLES, SCHEMES } from './types.ts';

const maybe = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: undefined });
const seed = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
  .filter((text) => text.length > 0 && text.length <= 64 && text.isWellFormed() && !/\p{Cc}/u.test(text));
const side = fc.integer({ min: 64, max: 1600 });
const length = fc.double({ min: 1, max: 10_000, noNaN: true });

const spec = fc.record({
  kind: fc.constantFrom(...PACK_KINDS),
  seed,
  material: maybe(fc.constantFrom(...MATERIAL_NAMES)),
  ink: maybe(fc.constantFrom(...INK_NAMES)),
  ink2: maybe(fc.constantFrom(...INK_NAMES)),
  size: maybe(fc.record({ w: length, d: length, h: length })),
  print: maybe(fc.constantFrom(...PRINTS)),
  eco: maybe(fc.boolean()),
  style: maybe(fc.constantFrom(...RIGID_STYLES)),
});
const request: fc.Arbitrary<ArtRequest> = fc.oneof(
  fc.record({
    what: fc.constant('pack' as const),
    spec,
    options: maybe(
      fc.record({ width: maybe(side), height: maybe(side), pad: maybe(fc.integer({ min: 0, max: 20 })) }),
    ),
  }),
  fc.record({ what: fc.constant('face' as const), seed }),
  fc.record({
    what: fc.constant('logo' as const),
    seed,
    ink: maybe(fc.constantFrom(...INK_NAMES)),
    name: maybe(seed),
  }),
  fc.constant({ what: 'hero' as const }),
  fc.record({
    what: fc.constant('cover' as const),
    seed,
    width: maybe(side),
    height: maybe(side),
    scheme: maybe(fc.constantFrom(...SCHEMES)),
    kinds: maybe(fc.uniqueArray(fc.constantFrom(...PACK_KINDS), { minLength: 2, maxLength: 6 })),
  }),
);

/** A path as an attacker would write it, in the spelling of today. */
const forged = (what: string, fields: unknown) =>
  SIGNS.reduce(
    (path, [code, sign]) => path.replaceAll(code, sign),
    `/art/${what}-${encodeURIComponent(JSON.stringify(fields))}.svg`,
  );

/** A path in the spelling of the first version, which articles and products keep. */
const early = (what: string, fields: unknown) =>
  `/art/${what}-${Buffer.from(JSON.stringify(fields)).toString('base64url')}.svg`;

describe('the name of a drawing', () => {
  it('gives the request back', () => {
    fc.assert(
      fc.property(request, (asked) => {
        const path = artUrl(asked);
        expect(path).toBe(new URL(path, 'https://packwright.example').pathname);
        expect(path).not.toMatch(/["'<>&\\ ]/);
        expect(path.length).toBeLessThanOrEqual(1500);
        expect(parseArtPath(path)).toEqual(JSON.parse(JSON.stringify(asked)));
      }),
    );
  });

  it('does not depend on the order of the keys', () => {
    expect(artUrl({ what: 'pack', spec: { seed: 'a', ink: 'blue', kind: 'tin' } })).toBe(
      artUrl({ spec: { kind: 'tin', seed: 'a', ink: 'blue' }, what: 'pack' }),
    );
  });

  it('can be made for the longest seeds', () => {
    const long = '包'.repeat(64);
    expect(parseArtPath(artUrl({ what: 'logo', seed: long, name: long }))).not.toBeNull();
  });

  it('leads nowhere for what is out of bounds', () => {
    const spec = { kind: 'tin', seed: 'a' } as const;
    for (const asked of [
      { what: 'face', seed: 'x'.repeat(65) },
      { what: 'face', seed: '' },
      { what: 'pack', spec, options: { width: 8 } },
    ] as const)
      expect(parseArtPath(artUrl(asked)), JSON.stringify(asked)).toBeNull();
  });
});

describe('a path from outside', () => {
  it('is refused when a field is unknown, missing or out of bounds', () => {
    const spec = { kind: 'tin', seed: 'a' };
    const wrong: [string, unknown][] = [
      ['pack', { spec: { ...spec, kind: 'toString' } }],
      ['pack', { spec: { ...spec, ink: 'red"/><script>' } }],
      ['pack', { spec: { ...spec, size: { w: 0, d: 1, h: 1 } } }],
      ['pack', { spec: { ...spec, size: { w: 1e9, d: 1, h: 1 } } }],
      ['pack', { spec: { ...spec, size: { w: 1, d: 1 } } }],
      ['pack', { spec: { ...spec, seed: 'x'.repeat(65) } }],
      ['pack', { spec, options: { width: 1601 } }],
      ['pack', { spec, options: { width: '200' } }],
      ['pack', { spec, options: { width: 40, height: 40, pad: 20 } }],
      ['pack', { spec, options: { background: '#fff"/>' } }],
      ['pack', { spec, extra: true }],
      ['pack', {}],
      ['pack', []],
      ['pack', null],
      ['face', { seed: 7 }],
      ['face', { seed: 'a', __proto__: null, constructor: 1 }],
      ['face', { seed: 'a\u0000' }],
      ['hero', { seed: 'a' }],
      ['cover', { seed: 'a', kinds: ['tin'] }],
      ['cover', { seed: 'a', kinds: ['tin', 'tin'] }],
      ['constructor', {}],
      ['__proto__', {}],
    ];
    for (const [what, fields] of wrong)
      for (const path of [forged(what, fields), early(what, fields)])
        expect(parseArtPath(path), `${path} ${JSON.stringify(fields)}`).toBeNull();
  });

  it('is refused in any spelling but the canonical one', () => {
    expect(parseArtPath(forged('face', { seed: 'a' }))).toEqual({ what: 'face', seed: 'a' });
    expect(parseArtPath(forged('pack', { spec: { seed: 'a', kind: 'tin' } }))).toBeNull();
    expect(parseArtPath('/art/face-(~seed~:~%61~).svg')).toBeNull();
    expect(parseArtPath('/art/face-(~seed~: ~a~).svg')).toBeNull();
    const spaced = `/art/face-${Buffer.from('{ "seed": "a" }').toString('base64url')}.svg`;
    expect(parseArtPath(spaced)).toBeNull();
  });

  it('is understood as the first version wrote it', () => {
    const asked = { what: 'logo', seed: 'a~(b)', name: 'वास्तव' } as const;
    expect(parseArtPath(early('logo', { seed: asked.seed, name: asked.name }))).toEqual(asked);
    expect(parseArtPath(early('pack', { spec: { seed: 'a', kind: 'tin' } }))).toBeNull();
  });

  it('is refused when it is no name at all', () => {
    for (const path of [
      '/art/',
      '/art/face-.svg',
      '/art/face-e30.png',
      '/art/../face-e30.svg',
      '/art/face-e30.svg?x',
      '/art/face-!!.svg',
      `/art/face-${'A'.repeat(1500)}.svg`,
    ]) {
      expect(parseArtPath(path), path).toBeNull();
    }
  });

  it('never makes the reader throw', () => {
    fc.assert(
      fc.property(fc.string(), fc.json(), (text, json) => {
        parseArtPath(text);
        parseArtPath(`/art/pack-${text}.svg`);
        parseArtPath(`/art/pack-${Buffer.from(json).toString('base64url')}.svg`);
        parseArtPath(`/art/pack-${encodeURIComponent(json)}.svg`);
      }),
    );
  });
});
