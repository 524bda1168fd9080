import { ORPCError } from '@orpc/client';
import { data, Link } from 'react-router';
import { ProductGrid } from '#features/catalog/components/product-grid.tsx';
import { BlogCard } from '#features/content/components/blog-card.tsx';
import { ButtonLink } from '#ui/controls/button.tsx';
import { SearchBox } from '#ui/controls/search-box.tsx';
import { formatNumber } from '#ui/facts/format.ts';
import { Banner } from '#ui/feedback/banner.tsx';
import { TabLinks } from '#ui/navigation/tabs.tsx';
import { apiContext } from '#web/api-context.ts';
import { CategoryFacets } from '../components/category-facets.tsx';
import { NoResults } from '../components/no-results.tsx';
import { SupplierResult } from '../components/supplier-result.tsx';
import { furthest, longestSearch, type SearchTab, searchTabs } from '../rules.ts';
import type { Route } from './+types/search.ts';
import styles from './search.module.css';

const tabWords: Record<SearchTab, string> = {
  products: 'Products',
  suppliers: 'Suppliers',
  articles: 'Articles',
};

interface Address {
  q: string;
  tab: SearchTab;
  category?: string | null;
  cursor?: number;
}

/** Whatever stands in the address bar → a search that can be answered. */
function readAddress(search: URLSearchParams): Required<Address> {
  const wanted = search.get('tab') ?? search.get('in');
  const cursor = Number(search.get('cursor') ?? 0);
  const text = (search.get('q') ?? '').replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
  return {
    q: text.slice(0, longestSearch).toWellFormed(),
    tab: searchTabs.find((tab) => tab === wanted) ?? 'products',
    category:
      search
        .get('category')
        ?.slice(0, 100)
        .replace(/[^a-z0-9-]/g, '') || null,
    cursor: Number.isInteger(cursor) && cursor >= 0 && cursor <= furthest ? cursor : 0,
  };
}

function addressOf({ q, tab, category, cursor = 0 }: Address): string {
  const search = new URLSearchParams({ q });
  if (tab !== 'products') search.set('in', tab);
  if (category) search.set('category', category);
  if (cursor > 0) search.set('cursor', String(cursor));
  return `/search?${search}`;
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const { category, ...asked } = readAddress(new URL(request.url).searchParams);
  try {
    const { data: found } = await context
      .get(apiContext)
      .search.search({ ...asked, ...(category ? { category } : {}) });
    return { found, asked: { ...asked, category } };
  } catch (error) {
    if (!(error instanceof ORPCError)) throw error;
    throw data({ message: error.message }, { status: error.status });
  }
}

export const meta = ({ loaderData }: Route.MetaArgs) => [
  { title: `${loaderData?.asked.q ? `“${loaderData.asked.q}”` : 'Search'} · Packwright` },
  { name: 'description', content: 'Search packaging products, suppliers and articles.' },
  { name: 'robots', content: 'noindex, follow' },
];

export default function SearchScreen({ loaderData: { found, asked } }: Route.ComponentProps) {
  const { q, tab } = asked;
  const isEmpty = found.count === 0;
  return (
    <div className={`wrap ${styles.page}`}>
      <h1 className={styles.title}>{q ? <>Results for “{q}”</> : `All ${tabWords[tab].toLowerCase()}`}</h1>
      <SearchBox
        key={`${q} ${tab}`}
        label="Search"
        placeholder="Search products, suppliers and articles"
        action="/search"
        size="lg"
        defaultValue={q}
        maxLength={longestSearch}
        scopes={searchTabs.map((value) => ({ value, label: tabWords[value] }))}
        defaultScope={tab}
        submitLabel="Search"
        className={styles.box}
      />
      <TabLinks
        label="What to search"
        items={searchTabs.map((one) => ({
          label: tabWords[one],
          to: addressOf({ q, tab: one }),
          current: one === tab,
          ...(one === tab && !found.more ? { count: found.count } : {}),
        }))}
      />
      <p role="status" className="sr-only">
        {countWords(found, tab)}
      </p>
      {isEmpty && q ? (
        <NoResults
          q={q}
          spelling={found.help?.spelling ?? null}
          categories={found.help?.categories ?? []}
          href={(text) => addressOf({ q: text, tab })}
        />
      ) : (
        <Results found={found} asked={asked} />
      )}
    </div>
  );
}

type Loaded = Route.ComponentProps['loaderData'];

function Results({ found, asked }: Loaded) {
  const { q, tab, category } = asked;
  const hasFacets = tab === 'products' && (found.facets.length > 1 || found.category !== null);
  return (
    <div className={hasFacets ? styles.columns : styles.column}>
      {hasFacets && (
        <CategoryFacets
          facets={found.facets}
          chosen={found.category}
          isPartial={found.more}
          href={(to) => addressOf({ q, tab, category: to })}
        />
      )}
      <section aria-label={tabWords[tab]} className={styles.results}>
        {found.relaxed && (
          <Banner look="info" title="No product has all of these words" className={styles.relaxed}>
            These have some of them.
            {found.help?.spelling && (
              <>
                {' '}
                Did you mean{' '}
                <Link to={addressOf({ q: found.help.spelling, tab })} className={styles.spelling}>
                  {found.help.spelling}
                </Link>
                ?
              </>
            )}
          </Banner>
        )}
        {tab === 'products' && (
          <ProductGrid products={found.products} level={2} columns={hasFacets ? 3 : 4} eager={4} />
        )}
        {tab === 'suppliers' && (
          <ul className={styles.suppliers}>
            {found.suppliers.map((supplier) => (
              <li key={supplier.slug}>
                <SupplierResult supplier={supplier} />
              </li>
            ))}
          </ul>
        )}
        {tab === 'articles' && (
          <ul className={styles.articles}>
            {found.articles.map((blog) => (
              <li key={blog._id}>
                <BlogCard blog={blog} />
              </li>
            ))}
          </ul>
        )}
        {found.nextCursor !== null && (
          <p className={styles.more}>
            <ButtonLink to={addressOf({ q, tab, category, cursor: found.nextCursor })} variant="line">
              Show more
            </ButtonLink>
          </p>
        )}
      </section>
    </div>
  );
}

const countWords = ({ count, more }: Loaded['found'], tab: SearchTab): string =>
  count === 0
    ? 'Nothing found'
    : `${more ? 'More than ' : ''}${formatNumber(count)} ${tabWords[tab].toLowerCase()} found`;
