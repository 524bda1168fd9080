import fc from 'fast-check';
import { expect, it } from 'vitest';
import { artUrl } from './art-url.ts';
import { illustrationUrl } from './illustration-url.ts';
import { PACK_KINDS, SCHEMES } from './types.ts';

const accepts = (url: unknown): boolean => illustrationUrl.safeParse(url).success;

it('accepts every cover and face that can be drawn', () => {
  const seed = fc.stringMatching(/^[\p{L}\p{N} '"~()&-]{1,60}$/u);
  const kinds = fc.uniqueArray(fc.constantFrom(...PACK_KINDS), { minLength: 2, maxLength: 6 });
  fc.assert(
    fc.property(seed, fc.constantFrom(...SCHEMES), kinds, (text, scheme, some) => {
      expect(
        accepts(artUrl({ what: 'cover', seed: text, width: 480, height: 320, scheme, kinds: some })),
      ).toBe(true);
      expect(accepts(artUrl({ what: 'face', seed: text }))).toBe(true);
    }),
  );
});

it('accepts covers in the first spelling, which older articles contain', () => {
  const fields = Buffer.from(JSON.stringify({ seed: 'a-note-on-glue', scheme: 'kraft' })).toString(
    'base64url',
  );
  expect(accepts(`/art/cover-${fields}.svg`)).toBe(true);
});

it.each([
  null,
  7,
  '',
  '/art/',
  '/art/nothing.svg',
  'https://elsewhere.example/a.svg',
  '/media/../../etc/passwd',
])('refuses %j, which nothing would draw', (url) => expect(accepts(url)).toBe(false));
