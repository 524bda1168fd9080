import { across, even, outerOf, slotted, stretch, tray, turns } from './blank-parts.ts';
import type { BlankInput, BlankPart, FefcoStyle } from './fefco.ts';

const likeCase = '2L + 2B + joint + allowances';

/** Slotted cases and those with locking bases: four panels and a joint. */
const cases: readonly FefcoStyle[] = [
  {
    code: '0200',
    name: 'Half-slotted case, flaps on one side',
    length: likeCase,
    width: 'B/2 + H + allowances',
    confidence: 'high',
    parts: (input) => slotted(input, { top: even(0), bottom: even(input.widthMm / 2) }),
  },
  {
    code: '0201',
    name: 'Regular slotted case',
    length: likeCase,
    width: 'B + H + allowances',
    confidence: 'high',
    parts: (input) => slotted(input, { top: even(input.widthMm / 2), bottom: even(input.widthMm / 2) }),
  },
  {
    code: '0202',
    name: 'Overlap slotted case',
    length: likeCase,
    width: 'B + H + overlap',
    confidence: 'high',
    flap: { label: 'Overlap of the outer flaps', mm: 40 },
    parts: (input) => {
      const flap = (input.widthMm + input.flapMm) / 2;
      return slotted(input, { top: even(flap), bottom: even(flap) });
    },
  },
  {
    code: '0203',
    name: 'Full overlap case',
    length: likeCase,
    width: '2B + H + allowances',
    confidence: 'high',
    parts: (input) => slotted(input, { top: even(input.widthMm), bottom: even(input.widthMm) }),
  },
  {
    code: '0204',
    name: 'Center special slotted case',
    length: likeCase,
    width: 'L + H + allowances (inner flaps L/2, outer B/2)',
    confidence: 'medium',
    parts: (input) => {
      const flaps = turns(input.widthMm / 2, input.lengthMm / 2);
      return slotted(input, { top: flaps, bottom: flaps });
    },
  },
  {
    code: '0205',
    name: 'Inner flaps meet, outer flaps as long',
    length: likeCase,
    width: 'L + H',
    confidence: 'medium',
    parts: (input) => slotted(input, { top: even(input.lengthMm / 2), bottom: even(input.lengthMm / 2) }),
  },
  {
    code: '0206',
    name: 'Inner flaps meet, outer flaps overlap whole',
    length: likeCase,
    width: 'max(L, 2B) + H',
    confidence: 'medium',
    parts: (input) => {
      const flaps = turns(input.widthMm, input.lengthMm / 2);
      return slotted(input, { top: flaps, bottom: flaps });
    },
  },
  {
    code: '0215',
    name: 'Tuck top, snap-lock base',
    length: likeCase,
    width: 'B + tuck + H + 0.75B',
    confidence: 'medium',
    flap: { label: 'Tuck', mm: 30 },
    parts: (input) => {
      const { widthMm: B } = input;
      return slotted(input, { top: [B + input.flapMm, B / 2, 0, B / 2], bottom: even(0.75 * B) });
    },
  },
  {
    code: '0711',
    name: 'Case with crash-lock base',
    length: likeCase,
    width: 'B/2 + H + 0.6B',
    confidence: 'low',
    parts: (input) => slotted(input, { top: even(input.widthMm / 2), bottom: even(0.6 * input.widthMm) }),
  },
  {
    code: '0713',
    name: 'Tuck top, crash-lock base',
    length: 'as 0201 with L + 2t and L + t',
    width: 'tuck + B + H + 0.6B',
    confidence: 'medium',
    flap: { label: 'Tuck', mm: 30 },
    parts: (input) => {
      const { widthMm: B, thicknessMm: t, allowances } = input;
      const [, second, , fourth] = allowances.panels;
      const own = { ...input, allowances: { ...allowances, panels: [2 * t, second, t, fourth] as const } };
      return slotted(own, { top: [B + input.flapMm, B / 2, 0, B / 2], bottom: even(0.6 * B) });
    },
  },
];

/** Trays, wraps, mailers and sleeves: creases cross them both ways. */
const trays: readonly FefcoStyle[] = [
  {
    code: '0300',
    name: 'Telescope: tray and lid',
    length: 'base L + 2H; lid L′ + 2h',
    width: 'base B + 2H; lid B′ + 2h, with L′ = L + 2t + clearance',
    confidence: 'medium',
    hasLid: true,
    parts: (input) => {
      const side = (name: string, { lengthMm, widthMm, heightMm: H }: BlankInput): BlankPart =>
        tray(name, {
          columns: [stretch('H', H), stretch('L', lengthMm), stretch('H', H)],
          rows: [stretch('H', H), stretch('B', widthMm), stretch('H', H)],
        });
      return [side('Base', input), side('Lid', outerOf(input))];
    },
  },
  {
    code: '0320',
    name: 'Telescope: two half-slotted cases',
    length: likeCase,
    width: 'as 0200; the outer one larger by 2t + clearance',
    confidence: 'medium',
    hasLid: true,
    parts: (input) =>
      [input, outerOf(input)].flatMap((one, i) =>
        slotted(one, { top: even(0), bottom: even(one.widthMm / 2) }).map((part) => ({
          ...part,
          name: i === 0 ? 'Base' : 'Lid',
        })),
      ),
  },
  {
    code: '0401',
    name: 'One-piece wrap',
    length: 'L + 2H + 2f',
    width: '2B + 2H',
    confidence: 'low',
    flap: { label: 'End flap f', mm: 50 },
    parts: ({ lengthMm: L, widthMm: B, heightMm: H, flapMm }) => [
      tray('Blank', {
        columns: [
          stretch('f', flapMm),
          stretch('H', H),
          stretch('L', L),
          stretch('H', H),
          stretch('f', flapMm),
        ],
        rows: [
          stretch('B/2', B / 2),
          stretch('H', H),
          stretch('B', B),
          stretch('H', H),
          stretch('B/2', B / 2),
        ],
      }),
    ],
  },
  {
    code: '0421',
    name: 'Roll-end tray with lid',
    length: 'L + 5t + 4H',
    width: '2B + 2H + front flap',
    confidence: 'medium',
    flap: { label: 'Front flap', mm: 30 },
    parts: ({ lengthMm: L, widthMm: B, heightMm: H, thicknessMm: t, flapMm }) => [
      tray('Blank', {
        columns: across(H, stretch('L', L + 5 * t)),
        rows: [stretch('H', H), stretch('B', B), stretch('H', H), stretch('B', B), stretch('flap', flapMm)],
      }),
    ],
  },
  {
    code: '0422',
    name: 'Roll-end tray, open',
    length: 'L + 4t + 4H',
    width: 'B + 2H + 2t',
    confidence: 'medium',
    parts: ({ lengthMm: L, widthMm: B, heightMm: H, thicknessMm: t }) => [
      tray('Blank', {
        columns: across(H, stretch('L', L + 4 * t)),
        rows: [stretch('H', H), stretch('B', B + 2 * t), stretch('H', H)],
      }),
    ],
  },
  {
    code: '0426',
    name: 'Folding mailer, plain ends',
    length: 'L + 2H + allowances',
    width: '2B + 3H',
    confidence: 'medium',
    parts: ({ lengthMm: L, widthMm: B, heightMm: H, thicknessMm: t }) => [
      tray('Blank', {
        columns: [stretch('H', H), stretch('L', L + 2 * t), stretch('H', H)],
        rows: [stretch('H', H), stretch('B', B), stretch('H', H), stretch('B', B), stretch('H', H)],
      }),
    ],
  },
  {
    code: '0427',
    name: 'Mailer with roll-over ends',
    length: 'L + 4H + 6t',
    width: '2B + 3H + 4t',
    confidence: 'medium',
    parts: ({ lengthMm: L, widthMm: B, heightMm: H, thicknessMm: t }) => [
      tray('Blank', {
        columns: [
          stretch('H', H),
          stretch('H', H + t),
          stretch('L', L + 4 * t),
          stretch('H', H + t),
          stretch('H', H),
        ],
        rows: [
          stretch('H', H),
          stretch('B', B + t),
          stretch('H', H + t),
          stretch('B', B + t),
          stretch('H', H + t),
        ],
      }),
    ],
  },
  {
    code: '0501',
    name: 'Sleeve',
    length: '2B + 2H + joint',
    width: 'L',
    confidence: 'medium',
    parts: ({ lengthMm: L, widthMm: B, heightMm: H, allowances: { jointMm } }) => [
      tray('Blank', {
        columns: [
          stretch('B', B),
          stretch('H', H),
          stretch('B', B),
          stretch('H', H),
          stretch('joint', jointMm),
        ],
        rows: [stretch('L', L)],
      }),
    ],
  },
];

/** Every style whose blank is worked out, by its code. */
export const fefcoStyles: readonly FefcoStyle[] = [...cases, ...trays].toSorted((a, b) =>
  a.code.localeCompare(b.code),
);

export const styleNamed = (code: string): FefcoStyle | undefined =>
  fefcoStyles.find((style) => style.code === code);
