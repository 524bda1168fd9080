import type { RequestContent, RequestLine } from '#features/sourcing/requests/contract/request-form.ts';
import type { RequestStatus } from '#features/sourcing/requests/contract/request-rows.ts';
import { addDays, marketDay } from '#lib/calendar.ts';

/** A need that buyers of the demo have, with the products that meet it. */
export interface Need {
  title: string;
  line: Omit<RequestLine, 'unit' | 'notes'> & Partial<RequestLine>;
  /** Pattern of the titles of products that meet it. */
  madeFrom: string;
  /** The one thing that an alternative changes. */
  alternative: string;
}

export const needs: readonly Need[] = [
  {
    title: 'Printed mailer boxes for a spring launch',
    line: {
      title: 'Printed mailer box, 250 × 180 × 80 mm',
      specification: {
        kind: 'corrugated',
        style: '0427',
        lengthMm: 250,
        widthMm: 180,
        heightMm: 80,
        flute: 'E',
        material: 'White-top kraft',
        printColors: 2,
        printSides: 'outside',
        toleranceMm: 2,
        contentsGrams: 900,
      },
      quantities: [5000, 20_000],
      notes: 'Tear strip and a second adhesive strip for returns.',
    },
    madeFrom: '%-ply%',
    alternative: 'B flute instead of E flute; size and print as requested',
  },
  {
    title: 'Shipping boxes for 24 jars of honey',
    line: {
      title: 'Double-wall shipping box for 24 jars',
      specification: {
        kind: 'corrugated',
        style: '0201',
        lengthMm: 420,
        widthMm: 280,
        heightMm: 240,
        flute: 'BC',
        printColors: 1,
        contentsGrams: 14_000,
      },
      quantities: [2000, 8000],
    },
    madeFrom: '%-ply%',
    alternative: 'Double wall EB instead of BC, for less volume on the pallet; inner size as requested',
  },
  {
    title: 'Stand-up pouches for roasted coffee, 250 g',
    line: {
      title: 'Stand-up pouch with valve and zipper, 250 g',
      specification: {
        kind: 'bag',
        widthMm: 130,
        lengthMm: 220,
        heightMm: 70,
        material: 'Laminate',
        printColors: 6,
      },
      quantities: [10_000, 50_000],
      notes: 'Degassing valve, matte finish, food contact declaration.',
    },
    madeFrom: '%pouch%',
    alternative: 'Recyclable mono-PE instead of laminate; size, valve and zipper as requested',
  },
  {
    title: 'Amber glass bottles, 100 ml, with droppers',
    line: {
      title: 'Amber glass bottle, 100 ml',
      specification: { kind: 'container', capacityMl: 100, material: 'Glass' },
      quantities: [3000, 12_000],
    },
    madeFrom: '%amber glass%',
    alternative: 'Clear glass with a UV coating instead of amber glass; capacity and neck as requested',
  },
  {
    title: 'Folding cartons for hand cream',
    line: {
      title: 'Tuck-end carton, 50 × 40 × 150 mm',
      specification: {
        kind: 'carton',
        lengthMm: 50,
        widthMm: 40,
        heightMm: 150,
        material: 'Folding boxboard',
        grammageGsm: 300,
        printColors: 4,
        finish: 'Matte lamination',
      },
      quantities: [5000, 15_000, 40_000],
    },
    madeFrom: '%carton%',
    alternative: 'Recycled board instead of folding boxboard, 300 g/m²; size and print as requested',
  },
  {
    title: 'Pressure-sensitive labels for sauces',
    line: {
      title: 'Label, 90 × 60 mm, on rolls of 1,000',
      specification: { kind: 'label', widthMm: 90, heightMm: 60, material: 'PP', printColors: 4 },
      // Priced for a thousand.
      quantities: [20, 100],
      unit: 'pack',
    },
    madeFrom: '%label%',
    alternative: 'PE face material instead of PP; size and print as requested',
  },
  {
    title: 'Kraft paper bags with twisted handles',
    line: {
      title: 'Kraft carrier bag, 320 × 120 × 410 mm',
      specification: {
        kind: 'bag',
        widthMm: 320,
        lengthMm: 410,
        heightMm: 120,
        material: 'Kraft paper',
        grammageGsm: 100,
        printColors: 1,
      },
      quantities: [5000, 25_000],
    },
    madeFrom: '%bag%',
    alternative: 'Flat handles instead of twisted handles; size, paper and print as requested',
  },
  {
    title: 'Stretch film for pallets',
    line: {
      title: 'Hand stretch film, 500 mm, 17 µm',
      specification: { kind: 'film', widthMm: 500, thicknessMicron: 17, material: 'LDPE' },
      quantities: [300, 1200],
      unit: 'roll',
    },
    madeFrom: '%stretch film%',
    alternative: '15 µm pre-stretched film instead of 17 µm; width as requested',
  },
];

/** Returns what an alternative changes of an item, otherwise as requested. */
export const alternativeText = (title: string): string =>
  needs.find(({ line }) => line.title === title)?.alternative ?? 'Recycled material, otherwise as requested';

/** The course of a request, with the days since it was sent and until its deadline. */
export interface Course {
  status: RequestStatus;
  sentDaysAgo: number;
  deadlineInDays: number;
  /** Suppliers who quoted. */
  quotes: number;
}

/** The courses of the requests, repeated: open ones first, then one of every other state. */
export const courses: readonly Course[] = [
  { status: 'open', sentDaysAgo: 3, deadlineInDays: 9, quotes: 3 },
  { status: 'open', sentDaysAgo: 1, deadlineInDays: 12, quotes: 1 },
  { status: 'awarded', sentDaysAgo: 30, deadlineInDays: -16, quotes: 3 },
  { status: 'open', sentDaysAgo: 0, deadlineInDays: 14, quotes: 0 },
  { status: 'open', sentDaysAgo: 20, deadlineInDays: -4, quotes: 3 },
  { status: 'partly_awarded', sentDaysAgo: 24, deadlineInDays: -10, quotes: 2 },
  { status: 'cancelled', sentDaysAgo: 40, deadlineInDays: -28, quotes: 1 },
  { status: 'open', sentDaysAgo: 100, deadlineInDays: -85, quotes: 1 },
];

const places = [
  { country: 'US', city: 'Portland', postalCode: '97201' },
  { country: 'DE', city: 'Hamburg', postalCode: '20095' },
  { country: 'IN', city: 'Pune', postalCode: '411001' },
];

/** Returns the content of a request. */
export function contentOf(
  { title, line }: Need,
  { now, course: { deadlineInDays }, index }: { now: Date; course: Course; index: number },
): RequestContent {
  const deadline = addDays(now, deadlineInDays);
  const place = places[index % places.length];
  return {
    title,
    lines: [{ unit: 'piece', notes: '', ...line }],
    fileIds: [],
    wantsSamples: index % 3 === 0,
    places: place ? [place] : [],
    requiredBy: marketDay(addDays(deadline, 45)),
    currency: index % 3 === 1 ? 'EUR' : 'USD',
    deadline: marketDay(deadline),
    sealed: index === 9,
  };
}

/** Questions that suppliers asked, with the answers of buyers. */
export const questions: readonly { question: string; answer: string | null }[] = [
  {
    question: 'Is the artwork final, or do you need help with the layout?',
    answer: 'It is final. We send a print PDF with the order.',
  },
  {
    question: 'Can we propose a recycled board with the same strength?',
    answer: 'Yes, as an alternative next to what we asked for.',
  },
  { question: 'Do you need the goods on EUR pallets?', answer: null },
];
