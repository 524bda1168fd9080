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
<<<<<<< HEAD
  categories: {
    title: 'Categories',
    lead: 'Where your products stand in the marketplace.',
    empty: 'No categories in use yet',
    sentence: 'Each category you sell in will be listed here with its number of products.',
    action: { label: 'Browse all categories', to: '/categories' },
    drawing: { kind: 'sheets', seed: 'categories', ink: 'teal', ink2: 'orange' },
=======
  'packaging-guidelines': {
    title: 'Packaging guidelines',
    lead: 'How to specify, test and mark what you ship.',
    empty: 'The shelf is being filled',
    sentence: 'Guides on board grades, pallet patterns and shipping marks will stand here.',
    action: { label: 'Read the blog', to: '/blog-list' },
    drawing: { kind: 'sack', seed: 'guidelines', ink: 'brick', ink2: 'blue' },
>>>>>>> b400902 (Show a store its categories, and let it ask for new ones)
  },
};
