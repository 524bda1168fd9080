import type { MetaDescriptor } from 'react-router';

interface PageFacts {
  /** Without the name of the product, which comes after it. */
  title: string;
  /** One or two sentences; cut where search results would cut it. */
  description: string;
  /** The page's one address, with its origin; without, where the page could not be loaded and nobody knows it. */
  url: string;
  /** Path or address of a picture, 1200 × 630: see `shareImage`. */
  image?: string | undefined;
  type?: 'website' | 'article' | 'product';
  /** Facts for machines, of schema.org; several become one graph. */
  facts?: readonly object[];
  /** Kept out of search engines; the links on it are followed. */
  hidden?: boolean;
  /** The title stands as it is, without the name of the product. */
  bare?: boolean;
}

/** What is drawn for links to a page: `/share/{kind}/{slug}.png`; the server knows which there are. */
export const shareImage = (kind: string, slug: string): string =>
  `/share/${kind}/${encodeURIComponent(slug)}.png`;

/** Everything that search engines and messengers read of a public page. */
export function pageMeta(page: PageFacts): MetaDescriptor[] {
  const { url, type = 'website', facts = [], hidden = false } = page;
  const title = page.bare ? page.title : `${page.title} · Packwright`;
  const description = shorten(page.description);
  if (!URL.canParse(url)) return unloaded(title, description);
  const image = new URL(page.image ?? shareImage('page', 'home'), url).href;
  return [
    { title },
    { name: 'description', content: description },
    ...(hidden ? [{ name: 'robots', content: 'noindex, follow' }] : []),
    { tagName: 'link', rel: 'canonical', href: url },
    // One language so far; another would add its line here.
    { tagName: 'link', rel: 'alternate', hrefLang: 'en', href: url },
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: url },
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

/** Of a screen that only some people see, or that says that something is not there: search engines leave it out. */
export const hiddenMeta = ({
  title,
  description,
}: Pick<PageFacts, 'title' | 'description'>): MetaDescriptor[] =>
  unloaded(`${title} · Packwright`, shorten(description));

/** What stands when there is nothing to tell machines. */
const unloaded = (title: string, description: string): MetaDescriptor[] => [
  { title },
  { name: 'description', content: description },
  { name: 'robots', content: 'noindex' },
];

/** Of an address at which there is nothing, or nothing that came; `what` is what one looked for: Product. */
export function missingMeta(what: string, error?: unknown): MetaDescriptor[] {
  const isMissing = !error || (error as { status?: unknown }).status === 404;
  return hiddenMeta(
    isMissing
      ? { title: `${what} not found`, description: `There is no ${what.toLowerCase()} at this address.` }
      : { title: what, description: `This ${what.toLowerCase()} could not be loaded.` },
  );
}

const longest = 160;

/** As many whole words as a search result shows. */
function shorten(text: string): string {
  const words = text.replace(/\s+/g, ' ').trim();
  return words.length <= longest ? words : `${words.slice(0, longest - 1).replace(/\s+\S*$/, '')}…`;
}

/** What a page lists, in its order, as ItemList: each with its own address. */
export function listFacts(origin: string, items: readonly { name: string; path: string }[]): object {
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

/** The way to a page, as BreadcrumbList; the first is always Home. */
export function crumbFacts(origin: string, steps: readonly { name: string; path: string }[]): object {
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
