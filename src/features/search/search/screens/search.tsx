import { Camera } from 'lucide-react';
import { data, Link, redirect, useNavigation } from 'react-router';
import { SaveSearch } from '#features/search/saved/components/save-search.tsx';
import { ButtonLink } from '#ui/controls/button.tsx';
import { TextLink } from '#ui/controls/text-link.tsx';
import { Cluster, Page } from '#ui/layout/layout.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { Breadcrumbs } from '#ui/navigation/breadcrumbs.tsx';
import { SectionLink } from '#ui/navigation/section-link.tsx';
import { TabLinks } from '#ui/navigation/tab-links.tsx';
import { type Api, apiContext } from '#web/api-context.ts';
import { pageMeta } from '#web/page-meta.ts';
import { NoResults } from '../components/no-results.tsx';
import { Results } from '../components/results.tsx';
import { isFilterable, ResultsFrame, resultsId } from '../components/results-frame.tsx';
import { SearchDown } from '../components/search-down.tsx';
import type { SearchResults } from '../contract.ts';
import { describeCount } from '../rules/describe-count.ts';
import {
  hasActiveFilters,
  noFilters,
  otherListPath,
  parseSearchParams,
  type SearchParams,
  savedParams,
  searchPath,
  searchTabs,
  tabLabels,
  toQueryParams,
} from '../rules.ts';
import type { Route } from './+types/search.ts';
import styles from './search.module.css';

export async function loader({ context, request }: Route.LoaderArgs) {
  const url = new URL(request.url);
  const elsewhere = otherListPath(url.searchParams);
  if (elsewhere) throw redirect(elsewhere);
  const params = parseSearchParams(url.searchParams);
  const api = context.get(apiContext);
  try {
    const [{ data: found }, counts] = await Promise.all([
      api.search.search(Object.fromEntries(toQueryParams(params))),
      countsOf(api, params),
    ]);
    return { found, address: params, counts, tiles: [], origin: url.origin };
  } catch (error) {
    if (!(error instanceof Response) || error.status < 500) throw error;
    // Search is down but the rest is not: the page says so and links to the categories.
    const { data: listed } = await api.categories.listCategories();
    const tiles = listed.tiles.map(({ id, name }) => ({ id, name }));
    return data(
      { found: null, address: params, counts: [], tiles, origin: url.origin },
      { status: 503, headers: { 'retry-after': '30' } },
    );
  }
}

/**
 * Returns the number of results per tab; none if products cannot be counted, so that articles, jobs and events still
 * work.
 */
async function countsOf(api: Api, { q, literal }: SearchParams) {
  try {
    return (await api.search.countTabs({ q, ...(literal ? { literal: '1' as const } : {}) })).data.counts;
  } catch (error) {
    if (!(error instanceof Response) || error.status < 500) throw error;
    return [];
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { address: params, origin } = loaderData;
  const title = params.q ? `“${params.q}”` : `All ${tabLabels[params.tab].toLowerCase()}`;
  return pageMeta({
    title,
    description:
      'Search packaging products, suppliers, articles and events, and narrow them by what matters to your order.',
    url: `${origin}${searchPath({ ...params, cursor: 0 })}`,
    noIndex: true,
  });
}

export default function SearchScreen({ loaderData }: Route.ComponentProps) {
  const { found, address: params, counts, tiles } = loaderData;
  const { q, tab } = params;
  const category = found?.path.at(-1);
  return (
    <Page>
      <SectionLink className="skip-link" section={resultsId}>
        Skip to results
      </SectionLink>
      <PageHead
        before={found && found.path.length > 0 && <CategoryPath path={found.path} />}
        title={
          <span className="break-words">
            {q ? (
              <>Results for “{found?.corrected ?? q}”</>
            ) : (
              (category?.name ?? `All ${tabLabels[tab].toLowerCase()}`)
            )}
          </span>
        }
        lead={found?.corrected && <Corrected found={found} params={params} />}
        actions={
          <TextLink to="/search/picture" icon={<Camera aria-hidden />}>
            Search by picture
          </TextLink>
        }
      />
      <TabLinks
        label="What to search"
        items={searchTabs.map((one) => ({
          label: tabLabels[one],
          to: searchPath({ ...params, tab: one, filters: noFilters, sort: 'relevance', cursor: 0 }),
          current: one === tab,
          ...tabCount(counts.find((each) => each.tab === one)),
        }))}
      />
      {found ? <Found found={found} params={params} /> : <SearchDown tiles={tiles} />}
    </Page>
  );
}

function CategoryPath({ path }: { path: SearchResults['path'] }) {
  return (
    <Breadcrumbs
      items={[
        { label: 'Home', to: '/' },
        { label: 'All categories', to: '/categories' },
        ...path.map(({ id, name }) => ({ label: name, to: `/categories/${id}` })),
      ]}
    />
  );
}

/** Formats a count as `12` or `1,000+`. */
function tabCount(counted: { count: number; more: boolean } | undefined) {
  if (!counted) return {};
  return { count: counted.more ? counted.count + 1 : counted.count, most: counted.count };
}

interface FoundProps {
  found: SearchResults;
  params: SearchParams;
}

function Corrected({ found, params }: FoundProps) {
  return (
    <>
      Showing results for <b>{found.corrected}</b>. Search instead for{' '}
      <Link to={searchPath({ ...params, literal: true, cursor: 0 })} className={styles.link}>
        {params.q}
      </Link>
    </>
  );
}

function Found({ found, params }: FoundProps) {
  const { tab, cursor } = params;
  const { state, location } = useNavigation();
  const hasFilters = isFilterable(params, found);
  return (
    <ResultsFrame
      params={params}
      found={found}
      summary={describeCount(found, tab)}
      busy={state === 'loading' && location.pathname === '/search'}
      actions={
        tab === 'products' &&
        hasFilters &&
        (params.q || hasActiveFilters(params.filters)) && <SaveSearch params={savedParams(params)} />
      }
    >
      {found.count === 0 ? (
        <NoResults params={params} help={found.help} />
      ) : (
        <Results found={found} params={params} hasFilters={hasFilters} />
      )}
      {(found.nextCursor !== null || cursor > 0) && (
        <Cluster
          as="nav"
          gap={3}
          nowrap
          align="stretch"
          justify="center"
          aria-label="Pages of results"
          className={styles.more}
        >
          {cursor > 0 && (
            <ButtonLink to={searchPath({ ...params, cursor: 0 })} variant="quiet">
              Back to the first page
            </ButtonLink>
          )}
          {found.nextCursor !== null && (
            <ButtonLink to={searchPath({ ...params, cursor: found.nextCursor })} variant="line">
              Show more
            </ButtonLink>
          )}
        </Cluster>
      )}
      {tab === 'jobs' && found.count > 0 && (
        <p className={`small ${styles.why}`}>
          <Link to={searchPath(params).replace('tab=', 'in=')} className={styles.link}>
            All jobs, with filters
          </Link>
        </p>
      )}
      {tab === 'products' && found.count > 1 && (
        <p className={`small ${styles.why}`}>
          <Link to="/how-ranking-works" className={styles.link}>
            How ranking works
          </Link>
        </p>
      )}
    </ResultsFrame>
  );
}
