import { Link } from 'react-router';
import { formatNumber } from '#lib/formats.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Cluster, Stack } from '#ui/layout/layout.tsx';
import {
  hasActiveFilters,
  isPriceRangeEmpty,
  noFilters,
  type SearchParams,
  searchPath,
  tabLabels,
} from '../rules.ts';
import styles from './no-results.module.css';

interface NoResultsProps {
  params: SearchParams;
  help: {
    near: boolean;
    categories: readonly { id: string; name: string }[];
    searches: readonly { q: string; count: number; more: boolean }[];
  } | null;
}

/** Shown when nothing was found: offers the search without filters, likely categories, or a request to suppliers. */
export function NoResults({ params, help }: NoResultsProps) {
  const { q, tab, filters } = params;
  const unfilteredSearch = help?.searches[0];
  const narrowed = hasActiveFilters(filters);
  return (
    <div>
      <EmptyState
        title={
          q
            ? `No ${tabLabels[tab].toLowerCase()} found for “${q}”`
            : `No ${tabLabels[tab].toLowerCase()} here`
        }
        level={2}
        action={
          narrowed ? (
            <ButtonLink to={searchPath({ ...params, filters: noFilters, cursor: 0 })}>
              {unfilteredSearch
                ? `Show all ${formatNumber(unfilteredSearch.count)}${unfilteredSearch.more ? '+' : ''} without filters`
                : 'Clear filters'}
            </ButtonLink>
          ) : (
            <ButtonLink to={`/request?${new URLSearchParams({ need: q })}`}>Get quotes</ButtonLink>
          )
        }
      >
        {adviceFor(params)}
      </EmptyState>
      {help && help.categories.length > 0 && (
        <Stack as="nav" gap={3} justify="center" aria-labelledby="near-categories" className={styles.near}>
          <h3 id="near-categories">{help.near ? 'Related categories' : 'Popular categories'}</h3>
          <Cluster as="ul" gap={2} align="stretch" justify="center">
            {help.categories.map(({ id, name }) => (
              <li key={id}>
                <Link to={`/categories/${id}`} className={styles.category}>
                  {name}
                </Link>
              </li>
            ))}
            <li>
              <Link to="/categories" className={styles.category}>
                All categories
              </Link>
            </li>
          </Cluster>
        </Stack>
      )}
    </div>
  );
}

function adviceFor({ filters }: SearchParams): string {
  if (isPriceRangeEmpty(filters))
    return 'The lowest price is higher than the highest. Change the price range.';
  return hasActiveFilters(filters)
    ? 'No product has all selected filters. Remove some, or search for something more general.'
    : 'Try fewer or more general words, or tell us what you need: matching suppliers reply with a quote.';
}
