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
    title: 'Calculators for packaging costs',
    note: 'Blanks, strength, pallets, board and film, with sources.',
    spec: { kind: 'pallet', seed: 'fill', ink: 'blue', ink2: 'orange' },
  },
  guidelines: {
    kind: 'Packaging guidelines',
    title: 'Packaging reference tables',
    note: 'Articles with sources, checklists and printable sheets.',
    spec: { kind: 'sheets', seed: 'guidelines', ink: 'ochre', ink2: 'orange' },
  },
  help: {
    kind: 'Help Center',
    title: 'How can we help?',
    note: 'Help with buying, selling and your account.',
    spec: { kind: 'carton', seed: 'help', ink: 'teal', ink2: 'orange', print: 'pattern' },
  },
  'trade-assurance': {
    kind: 'Trust',
    title: 'Trade Assurance',
    note: 'How orders work, step by step.',
    spec: { kind: 'corrugated', seed: 'step-3', ink: 'ink', ink2: 'orange' },
  },
  'packaging-contract': {
    kind: 'Trust',
    title: 'Packaging contract',
    note: 'Twelve clauses and a template.',
    spec: { kind: 'sheets', seed: 'wi', ink: 'spruce', ink2: 'ochre' },
  },
  certifications: {
    kind: 'Trust',
    title: 'Certifications of packaging',
    note: 'What each one covers, and who holds it.',
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
    note: 'Small orders, short lead times, lower-impact materials.',
    spec: { kind: 'pouch', seed: 'oh', ink: 'plum', ink2: 'ochre' },
  },
  blog: {
    kind: 'Blog',
    title: 'The packaging blog',
    note: 'Practical articles about board, film, bottles and regulations.',
    spec: { kind: 'corrugated', seed: 'blog', ink: 'orange', ink2: 'spruce', print: 'band' },
  },
  news: {
    kind: 'News',
    title: 'News from plants, mills and regulators',
    note: 'Short reports with figures.',
    spec: { kind: 'pouch', seed: 'news', ink: 'brick', ink2: 'ochre' },
  },
  events: {
    kind: 'Trade events',
    title: 'Meet suppliers in person',
    note: 'Trade shows, conferences and workshops.',
    spec: { kind: 'pallet', seed: 'events', ink: 'spruce', ink2: 'orange' },
  },
  courses: {
    kind: 'Courses',
    title: 'Learn packaging',
    note: 'Short, practical courses with worked examples.',
    spec: { kind: 'sheets', seed: 'courses', ink: 'blue', ink2: 'orange' },
  },
  mentors: {
    kind: 'Mentors',
    title: 'Packaging mentors',
    note: 'Book a free one-hour session.',
    spec: { kind: 'bottle', seed: 'mentors', ink: 'orange', ink2: 'teal' },
  },
  jobs: {
    kind: 'Jobs',
    title: 'Packaging jobs',
    note: 'From die-maker to plant manager, with salaries where available.',
    spec: { kind: 'carton', seed: 'jobs', ink: 'spruce', ink2: 'orange' },
  },
  magazines: {
    kind: 'Magazine',
    title: 'Ply',
    note: 'A quarterly deep dive into one packaging topic.',
    spec: { kind: 'sheets', seed: 'ply', ink: 'spruce', ink2: 'ochre' },
  },
  about: {
    kind: 'About',
    title: 'About Packwright',
    note: 'Our principles, our business model and credits.',
    spec: { kind: 'mailer', seed: 'about', ink: 'orange', ink2: 'teal', material: 'white' },
  },
  categories: {
    kind: 'Source',
    title: 'More than a thousand packaging categories',
    note: 'From bottles and cartons to pallets and films.',
    spec: { kind: 'jar', seed: 'categories', ink: 'plum', ink2: 'ochre' },
  },
  suppliers: {
    kind: 'Source',
    title: 'Packaging suppliers',
    note: 'Find suppliers by country, category and certificate.',
    spec: { kind: 'drum', seed: 'suppliers', ink: 'blue', ink2: 'orange' },
  },
  membership: {
    kind: 'Sell',
    title: 'Membership program',
    note: 'Plans and prices for suppliers.',
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
