import type { PackSpec } from '#lib/art/types.ts';
import { notFound } from '#lib/errors.ts';

interface SharePage {
  kind: string;
  title: string;
  note: string;
  spec: PackSpec;
}

const pages: Record<string, SharePage> = {
  home: {
    kind: 'craft of reliability',
    title: 'Innovative packaging, tailored for you',
    note: 'Suppliers, products and know-how for everything that gets packed.',
    spec: { kind: 'mailer', seed: 'lay2b', ink: 'orange', ink2: 'teal', material: 'white' },
  },
  calculators: {
    kind: 'Calculators',
    title: 'Five sums that decide what a pack costs',
    note: 'Blanks, strength, pallets, board and film, with their sources.',
    spec: { kind: 'pallet', seed: 'fill', ink: 'blue', ink2: 'orange' },
  },
  guidelines: {
    kind: 'Packaging guidelines',
    title: 'The tables of the trade',
    note: 'Articles with sources, checklists, and sheets to print.',
    spec: { kind: 'sheets', seed: 'guidelines', ink: 'ochre', ink2: 'orange' },
  },
  help: {
    kind: 'Help Center',
    title: 'How can we help?',
    note: 'Answers about buying, selling and your account.',
    spec: { kind: 'carton', seed: 'help', ink: 'teal', ink2: 'orange', print: 'pattern' },
  },
  'trade-assurance': {
    kind: 'Trust',
    title: 'Trade Assurance',
    note: 'What happens to an order here, step by step.',
    spec: { kind: 'corrugated', seed: 'step-3', ink: 'ink', ink2: 'orange' },
  },
  'packaging-contract': {
    kind: 'Trust',
    title: 'Packaging contract',
    note: 'Twelve clauses, and a template to fill in.',
    spec: { kind: 'sheets', seed: 'wi', ink: 'spruce', ink2: 'ochre' },
  },
  certifications: {
    kind: 'Trust',
    title: 'Certifications of packaging',
    note: 'What each one means, and who holds it.',
    spec: { kind: 'blister', seed: 'p4', ink: 'teal', ink2: 'orange' },
  },
  'buyer-central': {
    kind: 'Source',
    title: 'Buyer Central',
    note: 'From the first sample to the second order.',
    spec: { kind: 'rigid', seed: 'step-2', ink: 'spruce', ink2: 'orange', style: 'drawer' },
  },
  'featured-selections': {
    kind: 'Source',
    title: 'Featured selections',
    note: 'Small orders, quick makers, kinder materials.',
    spec: { kind: 'pouch', seed: 'oh', ink: 'plum', ink2: 'ochre' },
  },
  blog: {
    kind: 'Blog',
    title: 'The packaging blog',
    note: 'Boards, films, bottles and rules, explained with numbers.',
    spec: { kind: 'corrugated', seed: 'blog', ink: 'orange', ink2: 'spruce', print: 'band' },
  },
  news: {
    kind: 'News',
    title: 'What changed in plants, mills and rulebooks',
    note: 'Short reports with figures.',
    spec: { kind: 'pouch', seed: 'news', ink: 'brick', ink2: 'ochre' },
  },
  events: {
    kind: 'Trade events',
    title: 'Where the machines run',
    note: 'Shows, conferences and workshops, for your own calendar.',
    spec: { kind: 'pallet', seed: 'events', ink: 'spruce', ink2: 'orange' },
  },
  courses: {
    kind: 'Courses',
    title: 'Learn packaging',
    note: 'Free lessons with sums you can check at your own desk.',
    spec: { kind: 'sheets', seed: 'courses', ink: 'blue', ink2: 'orange' },
  },
  mentors: {
    kind: 'Mentors',
    title: 'Mentors from the plant floor',
    note: 'They have set up the line you are planning.',
    spec: { kind: 'bottle', seed: 'mentors', ink: 'orange', ink2: 'teal' },
  },
  jobs: {
    kind: 'Jobs',
    title: 'Packaging jobs',
    note: 'Roles from die-maker to plant head, with the pay where it is stated.',
    spec: { kind: 'carton', seed: 'jobs', ink: 'spruce', ink2: 'orange' },
  },
  magazines: {
    kind: 'Magazine',
    title: 'Ply',
    note: 'Four times a year: one subject of the trade, taken apart.',
    spec: { kind: 'sheets', seed: 'ply', ink: 'spruce', ink2: 'ochre' },
  },
  about: {
    kind: 'About',
    title: 'About Packwright',
    note: 'What we believe, how we earn, and whom we thank.',
    spec: { kind: 'mailer', seed: 'about', ink: 'orange', ink2: 'teal', material: 'white' },
  },
  categories: {
    kind: 'Source',
    title: 'More than a thousand kinds of packaging',
    note: 'From bottles and cartons to pallets and films.',
    spec: { kind: 'jar', seed: 'categories', ink: 'plum', ink2: 'ochre' },
  },
  suppliers: {
    kind: 'Source',
    title: 'Packaging suppliers',
    note: 'Makers by country, by category and by what they can show.',
    spec: { kind: 'drum', seed: 'suppliers', ink: 'blue', ink2: 'orange' },
  },
  membership: {
    kind: 'Sell',
    title: 'Membership program',
    note: 'Plans for suppliers, with prices.',
    spec: { kind: 'pallet', seed: 'step-4', ink: 'blue', ink2: 'orange' },
  },
};

/**
 * Returns the texts and drawing for the sharing picture of a page without a record. Throws not found for other slugs.
 */
export function findSharePage(slug: string): SharePage {
  const page = Object.hasOwn(pages, slug) ? pages[slug] : undefined;
  if (!page) throw notFound('Picture');
  return page;
}
