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

const products = { label: 'See my products', to: '/dashboard/my-products' };
const inquiries = { label: 'See buyer inquiries', to: '/dashboard/buyer-inquiries' };

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
  'product-views': {
    title: 'Product views',
    lead: 'Which products buyers look at.',
    empty: 'No views counted yet',
    sentence: 'Visits to your product pages will be counted here, day by day.',
    action: products,
    drawing: { kind: 'bottle', seed: 'views', ink: 'blue' },
  },
  'sales-trends': {
    title: 'Sales trends',
    lead: 'Sales and earnings over time.',
    empty: 'No sales to draw yet',
    sentence: 'Twelve months of sales and earnings will be drawn here from your orders.',
    action: products,
    drawing: { kind: 'filmroll', seed: 'sales', ink: 'orange', ink2: 'plum' },
  },
  'inquiry-analytics': {
    title: 'Inquiry analytics',
    lead: 'From first question to order.',
    empty: 'No inquiries to measure yet',
    sentence: 'How fast you answer, and how many inquiries become orders, will be shown here.',
    action: inquiries,
    drawing: { kind: 'mailer', seed: 'inquiries', ink: 'plum', ink2: 'ochre', material: 'white' },
  },
  'buyer-demographics': {
    title: 'Buyer demographics',
    lead: 'Where your buyers are, and what they pack.',
    empty: 'No buyers to place on the map yet',
    sentence: 'Countries and industries of the buyers who write to you will be added up here.',
    action: inquiries,
    drawing: { kind: 'polymailer', seed: 'buyers', ink: 'teal', ink2: 'ochre' },
  },
  'packaging-guidelines': {
    title: 'Packaging guidelines',
    lead: 'How to specify, test and mark what you ship.',
    empty: 'The shelf is being filled',
    sentence: 'Guides on board grades, pallet patterns and shipping marks will stand here.',
    action: { label: 'Read the blog', to: '/blog-list' },
    drawing: { kind: 'sack', seed: 'guidelines', ink: 'brick', ink2: 'blue' },
  },
};
