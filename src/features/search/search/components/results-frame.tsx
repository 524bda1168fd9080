import { SlidersHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { Cluster } from '#ui/layout/layout.tsx';
import { loadOnFirstUse } from '#ui/layout/load-on-first-use.tsx';
import type { SearchResults } from '../contract.ts';
import { hasActiveFilters, type SearchParams, tabLabels } from '../rules.ts';
// The filters load later: until then they are plain links and forms. Their styles are needed from the start.
import '#ui/layout/filter-sheet.module.css';
import './filters/active-chips.module.css';
import './filters/facet-list.module.css';
import './filters/filter-panel.module.css';
import styles from './results-frame.module.css';
import { SortSelect } from './sort-select.tsx';

interface ResultsFrameProps {
  params: SearchParams;
  found: Pick<SearchResults, 'count' | 'more' | 'facets' | 'path' | 'measures'>;
  /** Number of results in words. */
  summary: string;
  /** Heading of the results on a page that shows more than them. */
  title?: string;
  /** Buttons before the sort order. */
  actions?: ReactNode;
  busy?: boolean;
  children: ReactNode;
}

// Until the page is used, the filters are a form with a button, in a popover on phones, and the chips are links.
const FilterPanel = loadOnFirstUse(
  async () => (await import('./filters/filter-panel.tsx')).FilterPanel,
  <div />,
);
const ActiveChips = loadOnFirstUse(async () => (await import('./filters/active-chips.tsx')).ActiveChips);

const filterPanelId = 'filters';
export const resultsId = 'results';

/** Returns true if there is anything to filter by. */
export const isFilterable = (
  { tab, filters }: SearchParams,
  { facets }: Pick<SearchResults, 'facets'>,
): boolean =>
  (tab === 'products' || tab === 'suppliers') &&
  // A category alone can also be left through its chip or breadcrumbs.
  (facets.length > 0 || hasActiveFilters({ ...filters, category: undefined }));

/** Results beside their filters, below their number and sort order. On phones, filters and sort order are in a sheet. */
export function ResultsFrame({ params, found, summary, title, actions, busy, children }: ResultsFrameProps) {
  const { facets, path, measures, count, more } = found;
  const hasFilters = isFilterable(params, found);
  const isSortable = params.tab === 'products' && count > 1;
  return (
    <div className={hasFilters ? styles.columns : styles.column}>
      {hasFilters && (
        <FilterPanel
          id={filterPanelId}
          params={params}
          facets={facets}
          count={count}
          isPartial={more}
          isSortable={isSortable}
        />
      )}
      <section
        aria-label={title ?? tabLabels[params.tab]}
        aria-busy={busy}
        className={`shrink ${styles.results}`}
      >
        <Cluster gap={3} nowrap className={styles.bar}>
          <div className={styles.count}>
            {title && <h2 className={styles.title}>{title}</h2>}
            <p role="status" className="muted small">
              {summary}
            </p>
          </div>
          {actions}
          {hasFilters && (
            <Button
              variant="line"
              size="sm"
              icon={<SlidersHorizontal aria-hidden />}
              popoverTarget={filterPanelId}
              className={styles.open}
            >
              {isSortable ? 'Filter and sort' : 'Filters'}
            </Button>
          )}
          {isSortable && (
            <div className={hasFilters ? styles.sort : undefined}>
              <SortSelect params={params} id="sort" />
            </div>
          )}
        </Cluster>
        <ActiveChips params={params} facets={facets} path={path} measures={measures} />
        <div id={resultsId} tabIndex={-1} className={styles.found}>
          {children}
        </div>
      </section>
    </div>
  );
}
