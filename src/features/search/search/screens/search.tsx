import { Camera, SlidersHorizontal } from 'lucide-react';
import { data, Link, redirect, useNavigation } from 'react-router';
import { SaveSearch } from '#features/search/saved/components/save-search.tsx';
import { savedParams } from '#features/search/saved/rules.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { TextLink } from '#ui/controls/text-link.tsx';
import { formatNumber } from '#ui/facts/format.ts';
import { Cluster } from '#ui/layout/layout.tsx';
import { SectionLink } from '#ui/navigation/section-link.tsx';
import { TabLinks } from '#ui/navigation/tab-links.tsx';
import { type Api, apiContext } from '#web/api-context.ts';
import { pageMeta } from '#web/page-meta.ts';
import { ActiveChips } from '../components/filters/active-chips.tsx';
import { FilterPanel, filterPanelId } from '../components/filters/filter-panel.tsx';
import { NoResults } from '../components/no-results.tsx';
import { Results } from '../components/results.tsx';
import { SearchDown } from '../components/search-down.tsx';
import { SortSelect } from '../components/sort-select.tsx';
import { SuggestBox } from '../components/suggest/suggest-box.tsx';
import type { SearchResults } from '../contract.ts';
import {
  hasActiveFilters,
  maxSearchLength,
  noFilters,
  otherListPath,
  parseSearchParams,
  type SearchParams,
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
  return (
    <div className={`wrap ${styles.page}`}>
      <h1 className="break-words">
        {q ? <>Results for “{found?.corrected ?? q}”</> : `All ${tabLabels[tab].toLowerCase()}`}
      </h1>
      {found?.corrected && <Corrected found={found} params={params} />}
      <SuggestBox
        key={`${q} ${tab}`}
        label="Search"
        placeholder="Search products, suppliers and articles"
        action="/search"
        size="lg"
        defaultValue={q}
        maxLength={maxSearchLength}
        scopes={searchTabs.map((value) => ({ value, label: tabLabels[value] }))}
        scopeName="tab"
        defaultScope={tab}
        submitLabel="Search"
        className={styles.box}
      />
      <SectionLink className="skip-link" section="results">
        Skip to results
      </SectionLink>
      <p className={`small ${styles.byPicture}`}>
        <TextLink to="/search/picture" icon={<Camera aria-hidden />}>
          Search by picture
        </TextLink>
      </p>
      <TabLinks
        label="What to search"
        items={searchTabs.map((one) => ({
          label: tabLabels[one],
          to: searchPath({ ...params, tab: one, filters: noFilters, sort: 'relevance', cursor: 0 }),
          current: one === tab,
          ...tabCount(counts.find((each) => each.tab === one)),
        }))}
      />
      {found ? <Page found={found} params={params} /> : <SearchDown tiles={tiles} />}
    </div>
  );
}

/** Formats a count as `12` or `1,000+`. */
function tabCount(counted: { count: number; more: boolean } | undefined) {
  if (!counted) return {};
  return { count: counted.more ? counted.count + 1 : counted.count, most: counted.count };
}

interface PageProps {
  found: SearchResults;
  params: SearchParams;
}

function Corrected({ found, params: address }: PageProps) {
  return (
    <p className={`muted ${styles.corrected}`}>
      Showing results for <b>{found.corrected}</b>. Search instead for{' '}
      <Link to={searchPath({ ...address, literal: true, cursor: 0 })} className={styles.link}>
        {address.q}
      </Link>
    </p>
  );
}

function Page({ found, params }: PageProps) {
  const { tab, cursor } = params;
  const isProducts = tab === 'products';
  const { state, location } = useNavigation();
  const isBusy = state === 'loading' && location.pathname === '/search';
  const hasFilters =
    (isProducts || tab === 'suppliers') && (found.facets.length > 0 || hasActiveFilters(params.filters));
  return (
    <div className={hasFilters ? styles.columns : styles.column}>
      {hasFilters && (
        <FilterPanel params={params} facets={found.facets} count={found.count} isPartial={found.more} />
      )}
      <section aria-label={tabLabels[tab]} aria-busy={isBusy} className={`shrink ${styles.results}`}>
        <Cluster gap={3} nowrap className={styles.bar}>
          <p role="status" className={`muted small ${styles.count}`}>
            {describeCount(found, tab)}
          </p>
          {hasFilters && (
            <Button
              variant="line"
              size="sm"
              icon={<SlidersHorizontal aria-hidden />}
              popoverTarget={filterPanelId}
              className={styles.open}
            >
              Filters
            </Button>
          )}
          {isProducts && hasFilters && (params.q || hasActiveFilters(params.filters)) && (
            <SaveSearch params={savedParams(params)} />
          )}
          {tab === 'products' && found.count > 1 && <SortSelect address={params} />}
        </Cluster>
        <ActiveChips params={params} facets={found.facets} path={found.path} measures={found.measures} />
        {found.count === 0 ? (
          <NoResults params={params} help={found.help} />
        ) : (
          <div id="results" tabIndex={-1} className={styles.found}>
            <Results found={found} tab={tab} hasFilters={hasFilters} />
          </div>
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
                Back to the first
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
              All jobs, with their filters
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
      </section>
    </div>
  );
}

function describeCount({ count, more, exact }: SearchResults, tab: SearchParams['tab']): string {
  if (count === 0) return 'Nothing found';
  const noun = tabLabels[tab].toLowerCase();
  const all = `${more ? 'More than ' : ''}${formatNumber(count)} ${count === 1 ? noun.slice(0, -1) : noun}`;
  if (exact === null) return all;
  return exact === 0
    ? `${all} with most of your words`
    : `${all}: ${formatNumber(exact)} with all of your words, then most of them`;
}
