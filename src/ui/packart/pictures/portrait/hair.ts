import type { Ink } from '#lib/art/types.ts';
import { INKS, oklch, shift, type Tone } from '../../drawing/colour.ts';

interface Colours {
  hair: Tone;
  /** Colour of scarves, turbans and caps. */
  cloth: Ink;
}

interface Headdress {
  /** Draws what is behind the face. */
  back?: (c: Colours) => string;
  /** Draws what is over the forehead. */
  front: (c: Colours) => string;
  /** True if it may be combined with a beard. */
  beard: boolean;
}

const path = (d: string, fill: string, rest = '') => `<path d="${d}" fill="${fill}"${rest}/>`;
const hair =
  (d: string, dl = 0) =>
  (c: Colours) =>
    path(d, oklch(dl ? shift(c.hair, dl) : c.hair));
const cloth = (c: Colours, dl = 0) => oklch(shift(INKS[c.cloth], dl));
const fold = (d: string) => `<path d="${d}" fill="none" stroke="#000" stroke-width="1.6" opacity=".16"/>`;

const LONG = 'M24 44c-4-30 52-30 48 0l3 30H21Z';
const BOB = 'M25 40c0-28 46-28 46 0 4 14 2 22-4 25H29c-6-3-8-11-4-25Z';
const PARTED = 'M29 46c-3-22 9-29 19-29s22 7 19 29c-1-9-5-16-10-19-6 6-19 8-24 8-2 3-3 6-4 11Z';
const SCARF = 'M48 10c-18 0-25 13-25 30 0 13 2 26 6 38h38c4-12 6-25 6-38 0-17-7-30-25-30Z';
const FACE = 'M48 23c-10 0-15 7-15 17 0 14 6 24 15 24s15-10 15-24c0-10-5-17-15-17Z';

/** Haircuts and head coverings; the seed picks one. */
export const HEADDRESSES: Headdress[] = [
  { front: hair('M30 38c-3-19 9-24 19-23 13 0 20 8 17 24-2-9-6-11-11-11-9 0-19 0-25 10Z'), beard: true },
  {
    front: hair('M30 37c-2-16 8-21 18-21s20 4 18 21c-1-6-3-10-6-12-8 3-18 3-24 0-3 2-5 6-6 12Z'),
    beard: true,
  },
  { front: hair('M31 33c2-13 10-16 17-16s15 3 17 16c-8-6-26-6-34 0Z'), beard: true },
  { back: hair(LONG), front: hair(PARTED), beard: false },
  {
    back: hair(BOB),
    front: hair('M29 42c-2-19 8-26 19-26s21 7 19 26c-3-8-8-13-19-14-11 1-16 6-19 14Z'),
    beard: false,
  },
  {
    back: (c) => `<circle cx="48" cy="33" r="27" fill="${oklch(c.hair)}"/>`,
    front: hair('M30 38c0-14 8-20 18-20s18 6 18 20c-4-8-9-9-18-9s-14 1-18 9Z', 0.06),
    beard: false,
  },
  {
    // bun
    back: (c) => `<circle cx="48" cy="13" r="9.500" fill="${oklch(c.hair)}"/>`,
    front: hair('M30 40c-3-17 7-24 18-24s21 7 18 24c-2-8-7-14-18-14s-16 6-18 14Z'),
    beard: false,
  },
  {
    // fringe
    back: hair('M25 42c-3-30 49-30 46 0l2 26q-9 3-11-6H34q-2 9-11 6Z'),
    front: hair('M29 40c-1-17 8-24 19-24s20 7 19 24c-2-4-4-6-7-7-8 2-16 2-24 0-3 1-5 3-7 7Z', 0.03),
    beard: false,
  },
  {
    // waves
    back: (c) =>
      [
        [29, 34, 11],
        [27, 48, 10],
        [67, 34, 11],
        [69, 48, 10],
        [48, 22, 18],
      ]
        .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${oklch(c.hair)}"/>`)
        .join(''),
    front: hair('M31 36c1-9 6-14 14-14 4 5 12 8 20 9-2-9-9-14-17-14-11 0-18 7-17 19Z', 0.05),
    beard: false,
  },
  {
    // a bald head with hair at the sides
    front: hair(
      'M31 33c-3 4-3.500 9-2.500 14 2.500-1 3.500-5 3.500-10ZM65 33c3 4 3.500 9 2.500 14-2.500-1-3.500-5-3.500-10Z',
    ),
    beard: true,
  },
  {
    // headscarf
    back: (c) => path(SCARF, cloth(c)),
    front: (c) =>
      path(`${SCARF}${FACE}`, cloth(c), ' fill-rule="evenodd"') +
      path('M34 61c6 8 22 8 28 0l5 17H29Z', cloth(c, -0.05)) +
      fold('M34 26c7-8 21-8 28 0M33 66c8 7 22 7 30 0'),
    beard: false,
  },
  {
    // turban
    front: (c) =>
      path('M27 37c-5-20 6-29 21-29s26 9 21 29c-4-8-11-12-21-12s-17 4-21 12Z', cloth(c)) +
      path('M48 25 40 9q8-2 16 0Z', cloth(c, 0.07)) +
      fold('M28 32c8-13 21-18 33-18M68 32C60 19 47 14 35 14'),
    beard: true,
  },
  {
    // knitted cap
    front: (c) =>
      path('M29 33c0-15 8-22 19-22s19 7 19 22Z', cloth(c, 0.05)) +
      path('M29 30h38q2 0 2 4t-2 4H29q-2 0-2-4t2-4Z', cloth(c, -0.04)),
    beard: true,
  },
  {
    // hard hat from the production line
    front: () =>
      path('M29 33c0-15 8-22 19-22s19 7 19 22Z', oklch(INKS.ochre)) +
      path('M44.500 10h7v23h-7Z', oklch(shift(INKS.ochre, 0.08))) +
      path('M25 32h46q2 0 2 2.500T71 37H25q-2 0-2-2.500t2-2.500Z', oklch(shift(INKS.ochre, -0.07))),
    beard: true,
  },
  {
    // peaked cap
    front: (c) =>
      `${path('M28 35c-2-16 9-22 20-22s22 6 20 22c-12-9-28-9-40 0Z', cloth(c))}<path d="M28 35c12-9 28-9 40 0-6-14-22-18-40 0Z" fill="#000" opacity=".12"/>`,
    beard: true,
  },
];
