/** A link in the header, menu or footer. */
interface NavLinkItem {
  label: string;
  to: string;
}

/** The category tiles, in the order of the home page. */
export const categoryTiles: readonly NavLinkItem[] = [
  ['Primary Packaging', 'primary-packaging'],
  ['Secondary Packaging', 'secondary-packaging'],
  ['Tertiary Packaging', 'tertiary-packaging'],
  ['Materials', 'materials'],
  ['Plastics', 'plastics'],
  ['Shrink Films', 'shrink-films'],
  ['Containers', 'containers'],
  ['Food & Beverages', 'food-and-beverages'],
  ['Dairy', 'dairy'],
  ['Pharmaceutical', 'pharmaceutical'],
  ['Chemical', 'chemical'],
  ['Oil', 'oil'],
  ['Textile', 'textile'],
  ['FMCG', 'fmcg'],
  ['Spices', 'spices'],
].map(([label = '', id]) => ({ label, to: `/categories/${id}` }));

const productSearchPath = (name: string): NavLinkItem => ({
  label: name,
  to: `/search?in=products&q=${encodeURIComponent(name).replaceAll('%20', '+')}`,
});

/** The links below the search box. */
export const categoryRow: readonly NavLinkItem[] = [
  { label: 'Featured selections', to: '/featured-selections' },
  productSearchPath('Corrugated Boxes'),
  productSearchPath('Rigid Boxes'),
  productSearchPath('Food Packaging'),
  productSearchPath('Shrink Wraps'),
  { label: 'Courses', to: '/courses' },
  { label: 'Events', to: '/events' },
  { label: 'Jobs', to: '/jobs' },
  { label: 'Magazines', to: '/magazines' },
];

export const membershipLink: NavLinkItem = { label: 'Membership program', to: '/membership' };

/** Groups of the menu on narrow screens. */
export const menuGroups: readonly { title: string; links: readonly NavLinkItem[] }[] = [
  {
    title: 'Categories',
    links: [
      { label: 'All categories', to: '/categories' },
      ...categoryRow.slice(0, 5),
      { label: 'Favourites', to: '/favourites' },
    ],
  },
  {
    title: 'Resources',
    links: [
      ...categoryRow.slice(5),
      { label: 'Mentors', to: '/mentors' },
      { label: 'News', to: '/news' },
      { label: 'Blog', to: '/blog-list' },
      membershipLink,
    ],
  },
];

export const footerGroups: readonly { title: string; links: readonly NavLinkItem[] }[] = [
  {
    title: 'Source',
    links: [
      { label: 'All categories', to: '/categories' },
      { label: 'Featured selections', to: '/featured-selections' },
      { label: 'Suppliers', to: '/suppliers' },
      { label: 'Favourites', to: '/favourites' },
      { label: 'Buyer Central', to: '/buyer-central' },
      { label: 'Packaging guidelines', to: '/guidelines' },
      { label: 'Calculators', to: '/calculators' },
    ],
  },
  {
    title: 'Sell',
    links: [
      { label: 'Become a supplier', to: '/registration' },
      membershipLink,
      { label: 'Supplier dashboard', to: '/dashboard' },
    ],
  },
  {
    title: 'Trust',
    links: [
      { label: 'Trade Assurance', to: '/trade-assurance' },
      { label: 'Packaging Contract', to: '/packaging-contract' },
      { label: 'Certifications', to: '/certifications' },
    ],
  },
  {
    title: 'Learn and get help',
    links: [
      { label: 'Blog', to: '/blog-list' },
      { label: 'News', to: '/news' },
      { label: 'Mentors', to: '/mentors' },
      { label: 'Help Center', to: '/help' },
      { label: 'Get the app', to: '/coming-soon' },
    ],
  },
];

/** The small links at the bottom of the footer. */
export const legalLinks: readonly NavLinkItem[] = [
  { label: 'About', to: '/about' },
  { label: 'Terms', to: '/terms' },
  { label: 'Privacy', to: '/privacy' },
];

/** Scopes of the search box in the header. */
export const searchScopes = [
  { value: 'blog', label: 'Blog Topic' },
  { value: 'products', label: 'Products' },
  { value: 'suppliers', label: 'Suppliers' },
] as const;
