import type { plane } from '../../drawing/colour.ts';

type Faces = ReturnType<typeof plane>;

const line = (d: string, ink: string, width: number, rest = '') =>
  `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${width}" stroke-linecap="round"${rest}/>`;

/** Returns neck and head, lit from the upper left. */
export const head = (f: Faces): string =>
  `<path d="M40 56h16v16q-8 8-16 0Z" fill="${f.right}"/><path d="M31 36c0-12 7-18 17-18s17 6 17 18v9c0 11-8 19-17 19s-17-8-17-19Z" fill="${f.left}"/><path d="M52 18.300C60 20 65 26 65 36v9c0 10-6 17-14 18.700 5-6 8-14 8-24 0-9-3-16-7-21.400Z" fill="${f.right}" opacity=".55"/>`;

export const bearded = (f: Faces, hair: string): string =>
  `<path d="M31 42c1 4 3 8 8 8 4 0 5-2 9-2s5 2 9 2c5 0 7-4 8-8v4c0 12-8 20-17 20s-17-8-17-20Z" fill="${hair}"/>${line('M43 53q5 2.500 10 0', f.left, 1.8)}`;

export const smile = (f: Faces): string => line('M42.500 53.500q5.500 4 11 0', f.dark, 1.8);

/** Returns the eyes, and a nose seen slightly from the side. */
export const features = (f: Faces): string =>
  line('M41 40v1.600M55 40v1.600', '#241a16', 2.6) +
  line('M48 41l-1.600 6h2.600', f.dark, 1.3, ' stroke-linejoin="round"');

export const spectacles = (): string =>
  '<g fill="none" stroke="#1d2a24" stroke-width="1.5"><circle cx="41" cy="41" r="5.400"/><circle cx="55" cy="41" r="5.400"/><path d="M46.400 40.500q1.600-1 3.200 0"/></g>';

/** Returns lines beside the eyes and the mouth, for older people. */
export const wrinkles = (f: Faces): string =>
  line(
    'M35.500 39.500l-2-1M35.500 42h-2.200M60.500 39.500l2-1M60.500 42h2.200M39.500 50.500q-1 2 0 4.500M56.500 50.500q1 2 0 4.500',
    f.dark,
    1,
    ' opacity=".7"',
  );
