import { Form, useNavigate } from 'react-router';
import { Cluster } from '#ui/layout/layout.tsx';
import { type SearchParams, type SearchSort, searchSorts, sortLabels, toQueryParams } from '../rules.ts';
import styles from './sort-select.module.css';

interface SortSelectProps {
  params: SearchParams;
  /** Unique on the page. */
  id: string;
}

/** The sort order of the results; applied immediately when selected, or with a button without scripts. */
export function SortSelect({ params, id }: SortSelectProps) {
  const navigate = useNavigate();
  const carriedOver = toQueryParams({ ...params, sort: 'relevance', cursor: 0 });
  const applySort = (sort: string) => {
    const { pathname, search } = window.location;
    // A filter selected just before is in the URL of a search already, but perhaps not in what is rendered.
    const query = pathname === '/search' ? new URLSearchParams(search) : carriedOver;
    query.delete('cursor');
    query.set('sort', sort);
    void navigate(`/search?${query}`, { preventScrollReset: true });
  };
  return (
    <Cluster as={Form} gap={2} nowrap action="/search" preventScrollReset className={`small ${styles.sort}`}>
      {[...carriedOver].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor={id}>Sort by</label>
      <select
        key={params.sort}
        id={id}
        name="sort"
        defaultValue={params.sort}
        onChange={({ target }) => applySort(target.value)}
      >
        {searchSorts.map((sort: SearchSort) => (
          <option key={sort} value={sort}>
            {sortLabels[sort]}
          </option>
        ))}
      </select>
      <noscript>
        <button type="submit">Sort</button>
      </noscript>
    </Cluster>
  );
}
