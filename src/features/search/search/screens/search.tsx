import { Camera, SlidersHorizontal } from 'lucide-react';
import { data, Link, redirect, useNavigation } from 'react-router';
import { SaveSearch } from '#features/search/saved/components/save-search.tsx';
import { keptParams } from '#features/search/saved/rules.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { TextLink } from '#ui/controls/text-link.tsx';
import { formatNumber } from '#ui/facts/format.ts';
import { SectionLink } from '#ui/navigation/section-link.tsx';
import { TabLinks } from '#ui/navigation/tab-links.tsx';
import { type Api, apiContext } from '#web/api-context.ts';
import { pageMeta } from '#web/page-meta.ts';
import { ChosenChips } from '../components/filters/chosen-chips.tsx';
import { FilterPanel, filterPanelId } from '../components/filters/filter-panel.tsx';
import { NoResults } from '../components/no-results.tsx';
import { Results } from '../components/results.tsx';
import { SearchDown } from '../components/search-down.tsx';
import { SortSelect } from '../components/sort-select.tsx';
import { SuggestBox } from '../components/suggest/suggest-box.tsx';
import type { Found } from '../contract.ts';
import {
  addressParams,
  elsewherePath,
  isNarrowed,
  longestSearch,
  noFilters,
  readAddress,
  type SearchAddress,
  searchPath,
  searchTabs,
  tabWords,
} from '../rules.ts';
import type { Route } from './+types/search.ts';
import styles from './search.module.css';

export async function loader({ context, request }: Route.LoaderArgs) {
  const url = new URL(request.url);
  const elsewhere = elsewherePath(url.searchParams);
  if (elsewhere) throw redirect(elsewhere);
  const address = readAddress(url.searchParams);
  const api = context.get(apiContext);
  try {
    const [{ data: found }, counts] = await Promise.all([
      api.search.search(Object.fromEntries(addressParams(address))),
      countsOf(api, address),
    ]);
    return { found, address, counts, tiles: [], origin: url.origin };
  } catch (error) {
    if (!(error instanceof Response) || error.status < 500) throw error;
    // The search is down, the rest is not: say so, and show the way to the categories.
    const { data: listed } = await api.categories.listCategories();
    const tiles = listed.tiles.map(({ id, name }) => ({ id, name }));
    return data(
      { found: null, address, counts: [], tiles, origin: url.origin },
      { status: 503, headers: { 'retry-after': '30' } },
    );
  }
}

/** How many each tab holds; nothing while products cannot be counted, so that articles, jobs and events go on. */
async function countsOf(api: Api, { q, literal }: SearchAddress) {
  try {
    return (await api.search.countTabs({ q, ...(literal ? { literal: '1' as const } : {}) })).data.counts;
  } catch (error) {
    if (!(error instanceof Response) || error.status < 500) throw error;
    return [];
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { address, origin } = loaderData;
  const title = address.q ? `“${address.q}”` : `All ${tabWords[address.tab].toLowerCase()}`;
  return pageMeta({
    title,
    description:
      'Search packaging products, suppliers, articles and events, and narrow them by what matters to your order.',
    url: `${origin}${searchPath({ ...address, cursor: 0 })}`,
    hidden: true,
  });
}

export default function SearchScreen({ loaderData }: Route.ComponentProps) {
  const { found, address, counts, tiles } = loaderData;
  const { q, tab } = address;
  return (
    <div className={`wrap ${styles.page}`}>
      <h1 className={styles.title}>
        {q ? <>Results for “{found?.corrected ?? q}”</> : `All ${tabWords[tab].toLowerCase()}`}
      </h1>
      {found?.corrected && <Corrected found={found} address={address} />}
      <SuggestBox
        key={`${q} ${tab}`}
        label="Search"
        placeholder="Search products, suppliers and articles"
        action="/search"
        size="lg"
        defaultValue={q}
        maxLength={longestSearch}
        scopes={searchTabs.map((value) => ({ value, label: tabWords[value] }))}
        scopeName="tab"
        defaultScope={tab}
        submitLabel="Search"
        className={styles.box}
      />
      <SectionLink className="skip-link" section="results">
        Skip to results
      </SectionLink>
      <p className={styles.byPicture}>
        <TextLink to="/search/picture" icon={<Camera aria-hidden />}>
          Search by picture
        </TextLink>
      </p>
      <TabLinks
        label="What to search"
        items={searchTabs.map((one) => ({
          label: tabWords[one],
          to: searchPath({ ...address, tab: one, filters: noFilters, sort: 'relevance', cursor: 0 }),
          current: one === tab,
          ...tabCount(counts.find((each) => each.tab === one)),
        }))}
      />
      {found ? <Page found={found} address={address} /> : <SearchDown tiles={tiles} />}
    </div>
  );
}

/** `12`, `1,000+`. */
function tabCount(counted: { count: number; more: boolean } | undefined) {
  if (!counted) return {};
  return { count: counted.more ? counted.count + 1 : counted.count, most: counted.count };
}

interface PageProps {
  found: Found;
  address: SearchAddress;
}

function Corrected({ found, address }: PageProps) {
  return (
    <p className={styles.corrected}>
      Showing results for <b>{found.corrected}</b>. Search instead for{' '}
      <Link to={searchPath({ ...address, literal: true, cursor: 0 })} className={styles.link}>
        {address.q}
      </Link>
    </p>
  );
}

function Page({ found, address }: PageProps) {
  const { tab, cursor } = address;
  const isProducts = tab === 'products';
  const { state, location } = useNavigation();
  const isBusy = state === 'loading' && location.pathname === '/search';
  const hasFilters =
    (isProducts || tab === 'suppliers') && (found.facets.length > 0 || isNarrowed(address.filters));
  return (
    <div className={hasFilters ? styles.columns : styles.column}>
      {hasFilters && (
        <FilterPanel address={address} facets={found.facets} count={found.count} isPartial={found.more} />
      )}
      <section aria-label={tabWords[tab]} aria-busy={isBusy} className={styles.results}>
        <div className={styles.bar}>
          <p role="status" className={styles.count}>
            {countWords(found, tab)}
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
          {isProducts && hasFilters && (address.q || isNarrowed(address.filters)) && (
            <SaveSearch params={keptParams(address)} />
          )}
          {tab === 'products' && found.count > 1 && <SortSelect address={address} />}
        </div>
        <ChosenChips address={address} facets={found.facets} path={found.path} measures={found.measures} />
        {found.count === 0 ? (
          <NoResults address={address} help={found.help} />
        ) : (
          <div id="results" tabIndex={-1} className={styles.found}>
            <Results found={found} tab={tab} hasFilters={hasFilters} />
          </div>
        )}
        {(found.nextCursor !== null || cursor > 0) && (
          <nav aria-label="Pages of results" className={styles.more}>
            {cursor > 0 && (
              <ButtonLink to={searchPath({ ...address, cursor: 0 })} variant="quiet">
                Back to the first
              </ButtonLink>
            )}
            {found.nextCursor !== null && (
              <ButtonLink to={searchPath({ ...address, cursor: found.nextCursor })} variant="line">
                Show more
              </ButtonLink>
            )}
          </nav>
        )}
        {tab === 'jobs' && found.count > 0 && (
          <p className={styles.why}>
            <Link to={searchPath(address).replace('tab=', 'in=')} className={styles.link}>
              All jobs, with their filters
            </Link>
          </p>
        )}
        {tab === 'products' && found.count > 1 && (
          <p className={styles.why}>
            <Link to="/how-ranking-works" className={styles.link}>
              How ranking works
            </Link>
          </p>
        )}
      </section>
    </div>
  );
}

function countWords({ count, more, exact }: Found, tab: SearchAddress['tab']): string {
  if (count === 0) return 'Nothing found';
  const noun = tabWords[tab].toLowerCase();
  const all = `${more ? 'More than ' : ''}${formatNumber(count)} ${count === 1 ? noun.slice(0, -1) : noun}`;
  if (exact === null) return all;
  return exact === 0
    ? `${all} with most of your words`
    : `${all}: ${formatNumber(exact)} with all of your words, then most of them`;
}
