import { Form } from 'react-router';
import { addressParams, type SearchAddress, type SearchSort, searchSorts, sortWords } from '../rules.ts';
import styles from './sort-select.module.css';

/** The order of the results; applied as soon as it is chosen, and with a button where there are no scripts. */
export function SortSelect({ address }: { address: SearchAddress }) {
  const kept = addressParams({ ...address, sort: 'relevance', cursor: 0 });
  return (
    <Form
      action="/search"
      preventScrollReset
      className={styles.sort}
      onChange={(event) => event.currentTarget.requestSubmit()}
    >
      {[...kept].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor="sort">Sort by</label>
      <select key={address.sort} id="sort" name="sort" defaultValue={address.sort}>
        {searchSorts.map((sort: SearchSort) => (
          <option key={sort} value={sort}>
            {sortWords[sort]}
          </option>
        ))}
      </select>
      <noscript>
        <button type="submit">Sort</button>
      </noscript>
    </Form>
  );
}
