import type { MetaDescriptor } from 'react-router';

interface PageMetaInput {
  /** Title without the product name, which is appended. */
  title: string;
  /** One or two sentences; truncated to the length that search results show. */
  description: string;
  /** Canonical URL with origin; without an origin if the page could not be loaded and its URL is unknown. */
  url: string;
  /** Path or URL of a picture of 1200 × 630, see `shareImage`. */
  image?: string | undefined;
  type?: 'website' | 'article' | 'product';
  /** Structured data from schema.org; several objects become one graph. */
  structuredData?: readonly object[];
  /** Excludes the page from search engines; its links are followed. */
  noIndex?: boolean;
  /** The feed of the newest entries of a list, and the path of the list. */
  feed?: { title: string; list: string };
  /** Uses the title without the product name. */
  omitSiteName?: boolean;
}

/**
 * Returns the path of the picture for links to a page: `/share/{kind}/{slug}.png`. The server knows which ones exist.
 */
export const shareImage = (kind: string, slug: string): string =>
  `/share/${kind}/${encodeURIComponent(slug)}.png`;

/** Returns the meta tags of a public page for search engines and messengers. */
export function pageMeta(page: PageMetaInput): MetaDescriptor[] {
  const { url, type = 'website', structuredData: facts = [], noIndex: hidden = false } = page;
  const title = page.omitSiteName ? page.title : `${page.title} · Packwright`;
  const description = shorten(page.description);
  if (!URL.canParse(url)) return minimalMeta(title, description);
  const image = new URL(page.image ?? shareImage('page', 'home'), url).href;
  return [
    { title },
    { name: 'description', content: description },
    ...(hidden ? [{ name: 'robots', content: 'noindex, follow' }] : []),
    { tagName: 'link', rel: 'canonical', href: url },
    // The only language so far; add a line for another one.
    { tagName: 'link', rel: 'alternate', hrefLang: 'en', href: url },
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: url },
    ...(page.feed ? [feedLink(page.feed)] : []),
    { property: 'og:site_name', content: 'Packwright' },
    { property: 'og:type', content: type },
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: image },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: page.title },
    { name: 'twitter:description', content: description },
    { name: 'twitter:image', content: image },
    ...(facts.length > 0
      ? [{ 'script:ld+json': { '@context': 'https://schema.org', '@graph': facts } } as MetaDescriptor]
      : []),
  ];
}

const feedLink = ({ title, list }: { title: string; list: string }): MetaDescriptor => ({
  tagName: 'link',
  rel: 'alternate',
  type: 'application/atom+xml',
  title,
  href: `${list}/feed.xml`,
});

/** Returns the meta tags of a screen that search engines must not index: private screens and errors. */
export const hiddenMeta = ({
  title,
  description,
}: Pick<PageMetaInput, 'title' | 'description'>): MetaDescriptor[] =>
  minimalMeta(`${title} · Packwright`, shorten(description));

/** Meta tags without structured data, sharing picture and canonical URL. */
const minimalMeta = (title: string, description: string): MetaDescriptor[] => [
  { title },
  { name: 'description', content: description },
  { name: 'robots', content: 'noindex' },
];

/**
 * Returns the meta tags for a record that does not exist or could not be loaded; `what` is its kind, such as Product.
 */
export function missingMeta(what: string, error?: unknown): MetaDescriptor[] {
  const isMissing = !error || (error as { status?: unknown }).status === 404;
  return hiddenMeta(
    isMissing
      ? { title: `${what} not found`, description: `There is no ${what.toLowerCase()} at this URL.` }
      : { title: what, description: `This ${what.toLowerCase()} could not be loaded.` },
  );
}

const maxDescriptionLength = 160;

/** Truncates the text at a word boundary to the length that search results show. */
function shorten(text: string): string {
  const words = text.replace(/\s+/g, ' ').trim();
  return words.length <= maxDescriptionLength
    ? words
    : `${words.slice(0, maxDescriptionLength - 1).replace(/\s+\S*$/, '')}…`;
}

/** Returns an ItemList of what a page lists, in its order and with URLs. */
export function itemListData(origin: string, items: readonly { name: string; path: string }[]): object {
  return {
    '@type': 'ItemList',
    itemListElement: items.map(({ name, path }, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name,
      url: `${origin}${path}`,
    })),
  };
}

/** Returns a BreadcrumbList for the path to a page; the first item is always Home. */
export function breadcrumbListData(origin: string, steps: readonly { name: string; path: string }[]): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home', path: '/' }, ...steps].map(({ name, path }, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name,
      item: `${origin}${path}`,
    })),
  };
}
