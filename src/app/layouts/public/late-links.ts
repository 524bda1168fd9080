import {
  calculators,
  guidelines,
  help,
  type LinkGroup,
  learning,
  link,
  membershipLink,
  type NavLinkItem,
  productLists,
  selections,
  suppliers,
} from './links.ts';

const allCategories = link('All categories', '/categories');
const favourites = link('Favorites', '/favourites');
const tools = [calculators, guidelines];

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
      link('Get quotes', '/request'),
      favourites,
      link('Buyer Central', '/buyer-central'),
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
