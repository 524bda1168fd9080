import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseArtPath } from './art-path.ts';
import type { ArtRequest } from './art-request.ts';
import { artUrl, PATH_ESCAPES } from './art-url.ts';
import { PACK_STYLES, PACK_TOPS } from './pack-styles.ts';
import {
  GUSSETS,
  INK_NAMES,
  LOADS,
  MATERIAL_NAMES,
  MOUTHS,
  PACK_KINDS,
  PRINTS,
  SCENES,
  SCHEMES,
  TINT_NAMES,
} from './types.ts';
import { viewUrl } from './view-url.ts';

const optional = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: undefined });
const seed = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
  .filter((text) => text.length > 0 && text.length <= 64 && text.isWellFormed() && !/\p{Cc}/u.test(text));
const side = fc.integer({ min: 64, max: 1600 });
const length = fc.double({ min: 1, max: 10_000, noNaN: true });

const spec = fc.record({
  kind: fc.constantFrom(...PACK_KINDS),
  seed,
  material: optional(fc.constantFrom(...MATERIAL_NAMES)),
  ink: optional(fc.constantFrom(...INK_NAMES)),
  ink2: optional(fc.constantFrom(...INK_NAMES)),
  size: optional(fc.record({ w: length, d: length, h: length })),
  print: optional(fc.constantFrom(...PRINTS)),
  eco: optional(fc.boolean()),
  style: optional(fc.constantFrom(...PACK_STYLES)),
  top: optional(fc.constantFrom(...PACK_TOPS)),
  tint: optional(fc.constantFrom(...TINT_NAMES)),
  count: optional(fc.integer({ min: 1, max: 99 })),
  mark: optional(seed),
});
const mm = fc.double({ min: 20, max: 10_000, noNaN: true });
const sized = fc.record({
  what: fc.constant('sized' as const),
  form: fc.constantFrom('box', 'round', 'disc', 'bag', 'roll', 'sheet', 'deck'),
  kind: fc.constantFrom(...PACK_KINDS),
  material: optional(fc.constantFrom(...MATERIAL_NAMES)),
  tint: optional(fc.constantFrom(...TINT_NAMES)),
  w: mm,
  d: mm,
  h: mm,
  neck: optional(mm),
  gusset: optional(fc.constantFrom(...GUSSETS)),
  mouth: optional(fc.constantFrom(...MOUTHS)),
});
const packed = fc.record({
  what: fc.constant('packed' as const),
  load: fc.constantFrom(...LOADS),
  ink: optional(fc.constantFrom(...INK_NAMES)),
  units: fc.integer({ min: 1, max: 1_000_000 }),
  packs: optional(fc.integer({ min: 1, max: 10_000 })),
});
const used = fc.record({
  what: fc.constant('used' as const),
  scene: fc.constantFrom(...SCENES),
  spec,
  goods: optional(
    fc.record({ kind: fc.constantFrom(...PACK_KINDS), print: optional(fc.constantFrom(...PRINTS)) }),
  ),
});
const request: fc.Arbitrary<ArtRequest> = fc.oneof(
  sized,
  packed,
  used,
  fc.constant<ArtRequest>({
    what: 'sized',
    form: 'blank',
    kind: 'carton',
    w: 80,
    d: 40,
    h: 160.5,
    cols: 'L80.2B40L80B40j15',
    rows: 'f55H160.5f55',
    flaps: '0,26,40+15,26,0/40+15,26,0,26,0',
  }),
  fc.record({
    what: fc.constant('pack' as const),
    spec,
    options: optional(
      fc.record({
        width: optional(side),
        height: optional(side),
        pad: optional(fc.integer({ min: 0, max: 20 })),
      }),
    ),
  }),
  fc.record({ what: fc.constant('face' as const), seed }),
  fc.record({
    what: fc.constant('logo' as const),
    seed,
    ink: optional(fc.constantFrom(...INK_NAMES)),
    name: optional(seed),
  }),
  fc.constant({ what: 'hero' as const }),
  fc.record({
    what: fc.constant('cover' as const),
    seed,
    width: optional(side),
    height: optional(side),
    scheme: optional(fc.constantFrom(...SCHEMES)),
    kinds: optional(fc.uniqueArray(fc.constantFrom(...PACK_KINDS), { minLength: 2, maxLength: 6 })),
  }),
);

/** Returns a path in the current spelling as an attacker could write it. */
const forgePath = (what: string, fields: unknown) =>
  PATH_ESCAPES.reduce(
    (path, [code, sign]) => path.replaceAll(code, sign),
    `/art/${what}-${encodeURIComponent(JSON.stringify(fields))}.svg`,
  );

/** Returns a path in the first spelling, which articles and products still store. */
const base64Path = (what: string, fields: unknown) =>
  `/art/${what}-${Buffer.from(JSON.stringify(fields)).toString('base64url')}.svg`;

describe('the name of a drawing', () => {
  it('parses back to the same request', () => {
    fc.assert(
      fc.property(request, (artRequest) => {
        const path =
          artRequest.what === 'sized' || artRequest.what === 'packed' || artRequest.what === 'used'
            ? viewUrl(artRequest)
            : artUrl(artRequest);
        expect(path).toBe(new URL(path, 'https://packwright.example').pathname);
        expect(path).not.toMatch(/["'<>&\\ ]/);
        expect(path.length).toBeLessThanOrEqual(1500);
        expect(parseArtPath(path)).toEqual(JSON.parse(JSON.stringify(artRequest)));
      }),
    );
  });

  it('does not depend on the order of the keys', () => {
    expect(artUrl({ what: 'pack', spec: { seed: 'a', ink: 'blue', kind: 'tin' } })).toBe(
      artUrl({ spec: { kind: 'tin', seed: 'a', ink: 'blue' }, what: 'pack' }),
    );
  });

  it.each([64, 65, 200])('works for a seed of %i characters, of which it takes 64', (length) => {
    const long = '包'.repeat(length);
    expect(parseArtPath(artUrl({ what: 'logo', seed: long, name: long.slice(0, 64) }))).not.toBeNull();
  });

  it('is not parsed if the request is out of bounds', () => {
    const spec = { kind: 'tin', seed: 'a' } as const;
    for (const artRequest of [
      { what: 'face', seed: '' },
      { what: 'pack', spec, options: { width: 8 } },
    ] as const)
      expect(parseArtPath(artUrl(artRequest)), JSON.stringify(artRequest)).toBeNull();
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
      ['sized', { form: 'box', kind: 'crate', w: 300, d: 200 }],
      ['sized', { form: 'box', kind: 'crate', w: 300, d: 200, h: 0.2 }],
      ['sized', { form: 'cube', kind: 'crate', w: 300, d: 200, h: 100 }],
      ['sized', { form: 'disc', kind: 'closure', w: 1e9 }],
      ['sized', { form: 'disc', kind: 'closure', w: 38, cols: 'L80', rows: 'B40' }],
      ['sized', { form: 'blank', kind: 'carton', w: 80, d: 40, h: 160, cols: 'L80', rows: 'B0' }],
      ['sized', { form: 'blank', kind: 'carton', w: 80, d: 40, h: 160, cols: 'L080', rows: 'B40' }],
      ['sized', { form: 'blank', kind: 'carton', w: 80, d: 40, h: 160, cols: 'L80"/>', rows: 'B40' }],
      ['packed', { load: 'carton', units: 0 }],
      ['packed', { load: 'carton', units: 2.5 }],
      ['packed', { load: 'carton', units: 5, packs: 1e6 }],
      ['packed', { load: 'ship', units: 5 }],
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
      for (const path of [forgePath(what, fields), base64Path(what, fields)])
        expect(parseArtPath(path), `${path} ${JSON.stringify(fields)}`).toBeNull();
  });

  it('is refused in any spelling except the canonical one', () => {
    expect(parseArtPath(forgePath('face', { seed: 'a' }))).toEqual({ what: 'face', seed: 'a' });
    expect(parseArtPath(forgePath('pack', { spec: { seed: 'a', kind: 'tin' } }))).toBeNull();
    expect(parseArtPath('/art/face-(~seed~:~%61~).svg')).toBeNull();
    expect(parseArtPath('/art/face-(~seed~: ~a~).svg')).toBeNull();
    const spaced = `/art/face-${Buffer.from('{ "seed": "a" }').toString('base64url')}.svg`;
    expect(parseArtPath(spaced)).toBeNull();
  });

  it('is accepted in the spelling of the first version', () => {
    const artRequest = { what: 'logo', seed: 'a~(b)', name: 'वास्तव' } as const;
    expect(parseArtPath(base64Path('logo', { seed: artRequest.seed, name: artRequest.name }))).toEqual(
      artRequest,
    );
    expect(parseArtPath(base64Path('pack', { spec: { seed: 'a', kind: 'tin' } }))).toBeNull();
  });

  it('is refused if it is not a drawing name', () => {
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

  it('never makes the parser throw', () => {
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
