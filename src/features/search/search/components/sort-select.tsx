import { Form } from 'react-router';
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
  const carriedOver = toQueryParams({ ...params, sort: 'relevance', cursor: 0 });
  return (
    <Cluster
      as={Form}
      gap={2}
      nowrap
      action="/search"
      preventScrollReset
      className={`small ${styles.sort}`}
      onChange={(event) => event.currentTarget.requestSubmit()}
    >
      {[...carriedOver].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor={id}>Sort by</label>
      <select key={params.sort} id={id} name="sort" defaultValue={params.sort}>
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
