import type { PackSpec } from '#ui/packart/types.ts';

/** What a section shows while there is nothing in it. */
interface SectionText {
  title: string;
  lead: string;
  /** Heading of the empty state. */
  empty: string;
  /** What will live here, in one sentence. */
  sentence: string;
  action: { label: string; to: string };
  drawing: PackSpec;
}

/** By the last part of the path. */
export const dashboardSections: Record<string, SectionText> = {
  categories: {
    title: 'Categories',
    lead: 'Where your products stand in the marketplace.',
    empty: 'No categories in use yet',
    sentence: 'Each category you sell in will be listed here with its number of products.',
    action: { label: 'Browse all categories', to: '/categories' },
    drawing: { kind: 'sheets', seed: 'categories', ink: 'teal', ink2: 'orange' },
  },
};
