/** A link in the header, menu or footer. */
export interface NavLinkItem {
  label: string;
  to: string;
}

export interface LinkGroup {
  title: string;
  links: readonly NavLinkItem[];
}

const productSearchPath = (name: string): NavLinkItem => ({
  label: name,
  to: `/search?in=products&q=${encodeURIComponent(name).replaceAll('%20', '+')}`,
});

export const link = (label: string, to: string): NavLinkItem => ({ label, to });

export const suppliers = link('Suppliers', '/suppliers');
export const selections = link('Featured selections', '/featured-selections');
export const calculators = link('Calculators', '/calculators');
export const guidelines = link('Guidelines', '/guidelines');
export const help = link('Help Center', '/help');
export const productLists = ['Corrugated Boxes', 'Rigid Boxes', 'Food Packaging', 'Shrink Wraps'].map(
  productSearchPath,
);
export const learning = [
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
