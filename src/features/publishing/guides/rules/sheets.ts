import type { Topic } from './topics.ts';

/** The library has two paths: a public one, and one in the dashboard of a store. */
export const libraryRoots = { public: '/guidelines', dashboard: '/dashboard/packaging-guidelines' } as const;
export type LibraryPlace = keyof typeof libraryRoots;

/** A page to print and pin up. */
export interface PrintSheet {
  id: string;
  title: string;
  lead: string;
  topic: Topic;
}

export const sheets: readonly PrintSheet[] = [
  {
    id: 'flutes',
    title: 'Flute table',
    lead: 'Thickness, flutes per foot and take-up of twelve flutes, drawn to height.',
    topic: 'board',
  },
  {
    id: 'board-grades',
    title: 'Board grades',
    lead: 'ECT, burst and gross weight; Indian board by ply.',
    topic: 'board',
  },
  {
    id: 'fefco-styles',
    title: 'FEFCO styles',
    lead: 'Eighteen blanks to scale, with their formulas.',
    topic: 'boxes',
  },
  {
    id: 'stacking',
    title: 'Stacking factors',
    lead: 'How time, humidity and stacking pattern reduce box strength.',
    topic: 'boxes',
  },
  {
    id: 'labels',
    title: 'Dispatch label rules',
    lead: 'Label content, position and handling marks.',
    topic: 'transport',
  },
  {
    id: 'receiving',
    title: 'Receiving inspection',
    lead: 'One page to fill in at the loading dock, with space for measurements.',
    topic: 'trade',
  },
  {
    id: 'neck-finishes',
    title: 'Neck finishes',
    lead: 'Ten sizes in millimeters.',
    topic: 'plastics',
  },
];

export const findSheet = (id: string | undefined): PrintSheet | undefined =>
  sheets.find((sheet) => sheet.id === id);
