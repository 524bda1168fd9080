/** A link in the header, menu or footer. */
interface NavLinkItem {
  label: string;
  to: string;
}

interface LinkGroup {
  title: string;
  links: readonly NavLinkItem[];
}

const productSearchPath = (name: string): NavLinkItem => ({
  label: name,
  to: `/search?in=products&q=${encodeURIComponent(name).replaceAll('%20', '+')}`,
});

const link = (label: string, to: string): NavLinkItem => ({ label, to });

const allCategories = link('All categories', '/categories');
const suppliers = link('Suppliers', '/suppliers');
const selections = link('Featured selections', '/featured-selections');
const favourites = link('Favourites', '/favourites');
const calculators = link('Calculators', '/calculators');
const guidelines = link('Guidelines', '/guidelines');
const buyerCentral = link('Buyer Central', '/buyer-central');
const help = link('Help Center', '/help');
const productLists = ['Corrugated Boxes', 'Rigid Boxes', 'Food Packaging', 'Shrink Wraps'].map(
  productSearchPath,
);
const tools = [calculators, guidelines];
const learning = [
  link('Courses', '/courses'),
  link('Events', '/events'),
  link('Jobs', '/jobs'),
  link('Magazines', '/magazines'),
  link('Mentors', '/mentors'),
  link('News', '/news'),
  link('Blog', '/blog-list'),
];

export const membershipLink = link('Membership program', '/membership');

/** The links below the search box. */
export const categoryRow: readonly NavLinkItem[] = [suppliers, selections, ...productLists, calculators];

/** The links of the menu at the end of that row. */
export const resources: readonly NavLinkItem[] = [guidelines, ...learning, help];

/** Groups of the menu on narrow screens. */
export const menuGroups: readonly LinkGroup[] = [
  {
    title: 'Categories',
    links: [allCategories, suppliers, selections, ...productLists],
  },
  {
    title: 'Resources',
    links: [...tools, ...learning, help, favourites, membershipLink],
  },
];

export const footerGroups: readonly LinkGroup[] = [
  {
    title: 'Source',
    links: [
      allCategories,
      selections,
      suppliers,
      link('Post a requirement', '/request'),
      favourites,
      buyerCentral,
    ],
  },
  { title: 'Tools and learning', links: [...tools, ...learning] },
  {
    title: 'Sell',
    links: [
      link('Become a supplier', '/registration'),
      membershipLink,
      link('Supplier dashboard', '/dashboard'),
    ],
  },
  {
    title: 'Trust and help',
    links: [
      link('Trade Assurance', '/trade-assurance'),
      link('Packaging Contract', '/packaging-contract'),
      link('Certifications', '/certifications'),
      help,
      link('Get the app', '/coming-soon'),
    ],
  },
];

/** The small links at the bottom of the footer. */
export const legalLinks: readonly NavLinkItem[] = [
  link('About', '/about'),
  link('Terms', '/terms'),
  link('Privacy', '/privacy'),
];

/** Scopes of the search box in the header. */
export const searchScopes = [
  { value: 'blog', label: 'Blog Topic' },
  { value: 'products', label: 'Products' },
  { value: 'suppliers', label: 'Suppliers' },
] as const;
