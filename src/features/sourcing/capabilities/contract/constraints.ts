/** Limits of a store that a request can exceed, in the order in which they are named. */
export const constraints = [
  'category',
  'material',
  'flute',
  'blank-long-max',
  'blank-short-max',
  'blank-long-min',
  'blank-short-min',
  'volume',
  'colors',
  'finish',
  'moq',
  'capacity',
  'lead-time',
  'country',
  'incoterm',
] as const;
export type Constraint = (typeof constraints)[number];
