import { useContext } from 'react';
import { Form, Link } from 'react-router';
import { formatDate, formatNumber } from '#lib/formats.ts';
import { homeMarket } from '#lib/market.ts';
import { Button } from '#ui/controls/button.tsx';
import { useCurrency } from '#ui/facts/currency/currency-choice.ts';
import { RatesContext } from '#ui/facts/currency/rates.ts';
import { UnitsSwitch } from '#ui/facts/units/units-switch.tsx';
import { FilterSheet } from '#ui/layout/filter-sheet.tsx';
import { Grid, Stack } from '#ui/layout/layout.tsx';
import type { Facet } from '../../contract.ts';
import {
  hasActiveFilters,
  hasPriceFilter,
  isPriceRangeEmpty,
  noFilters,
  numberFilters,
  type SearchParams,
  searchPath,
  tabLabels,
  toQueryParams,
} from '../../rules.ts';
import { SortSelect } from '../sort-select.tsx';
import { FacetList } from './facet-list.tsx';
import styles from './filter-panel.module.css';

interface FilterPanelProps {
  id: string;
  params: SearchParams;
  facets: readonly Facet[];
  count: number;
  /** True if there are more than `count`: only the best results are counted. */
  isPartial: boolean;
  isSortable: boolean;
}

/** The filters of a search: a column beside the results, on phones a sheet that also sorts. Works without scripts. */
export function FilterPanel({ id, params, facets, count, isPartial, isSortable }: FilterPanelProps) {
  const isProducts = params.tab === 'products';
  const noun = tabLabels[params.tab].toLowerCase();
  return (
    <FilterSheet
      id={id}
      title={
        <>
          <span className={styles.wide}>Filters</span>
          <span className={styles.narrow}>{isSortable ? 'Filter and sort' : 'Filters'}</span>
        </>
      }
      clear={
        hasActiveFilters({ ...params.filters, category: undefined }) && (
          <Link
            to={searchPath({ ...params, filters: noFilters, cursor: 0 })}
            className={`small ${styles.clear}`}
          >
            Clear all
          </Link>
        )
      }
      showLabel={`Show ${formatNumber(count)}${isPartial ? '+' : ''} ${count === 1 ? noun.slice(0, -1) : noun}`}
    >
      {isSortable && (
        <div className={styles.sort}>
          <SortSelect params={params} id="sheet-sort" />
        </div>
      )}
      {facets.slice(0, 1).map((facet) => (
        <FacetList key={facet.key} facet={facet} address={params} />
      ))}
      {isProducts && <OrderFields key={toQueryParams(params).toString()} address={params} />}
      {facets.slice(1).map((facet) => (
        <FacetList key={facet.key} facet={facet} address={params} />
      ))}
      {isProducts && (
        <Stack gap={2} className={`note ${styles.units}`}>
          <span>Units</span>
          <UnitsSwitch />
        </Stack>
      )}
      {isPartial && (
        <p className={`faint note ${styles.note}`}>Counts cover the {formatNumber(count)} best results.</p>
      )}
    </FilterSheet>
  );
}

/** Constraints that the browser checks and explains without scripts. */
const wholeNumber = {
  pattern: String.raw`\d+|\d{1,3}([, ]\d{3})+`,
  title: 'Write a whole number, such as 5,000 or 5000.',
};
const anyNumber = {
  pattern: String.raw`\d+(\.\d+)?|\d{1,3}([, ]\d{3})+(\.\d+)?`,
  title: 'Write decimals with a point, such as 0.75.',
};

/** Fields for the quantity needed and the price per piece at that quantity. */
function OrderFields({ address: params }: { address: SearchParams }) {
  const { filters } = params;
  const rates = useContext(RatesContext);
  const selected = useCurrency();
  // A shared link keeps the currency in which its prices were typed. The header of the site names the US dollar.
  const readers = rates?.perDollar[selected] ? selected : 'USD';
  const currency = hasPriceFilter(filters) ? (filters.currency ?? homeMarket.currency) : readers;
  const { quantity: _q, priceFrom: _f, priceTo: _t, currency: _c, ...others } = filters;
  const carriedOver = toQueryParams({ ...params, filters: others, cursor: 0 });
  const fields = { quantity: 'Pieces', priceFrom: 'From', priceTo: 'To' } as const;
  const hints = { quantity: 'Any', priceFrom: '0', priceTo: 'Any' } as const;
  return (
    <Form action="/search" preventScrollReset aria-label="Price for my quantity" className={styles.order}>
      <h3 className={`small ${styles.legend}`}>Price for my quantity</h3>
      {[...carriedOver].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="currency" value={currency} />
      <Grid gap={2} rowGap={3} columns={2} className={styles.fields}>
        {numberFilters
          .filter((name) => name === 'quantity' || name === 'priceFrom' || name === 'priceTo')
          .map((name) => (
            <label key={name} className={name === 'quantity' ? styles.whole : undefined}>
              <span>
                {fields[name]}
                {name !== 'quantity' && <span className={styles.unit}> ({currency})</span>}
              </span>
              <input
                inputMode={name === 'quantity' ? 'numeric' : 'decimal'}
                autoComplete="off"
                {...(name === 'quantity' ? wholeNumber : anyNumber)}
                name={name}
                defaultValue={filters[name]}
                placeholder={hints[name]}
                className="num"
              />
            </label>
          ))}
      </Grid>
      {isPriceRangeEmpty(filters) && (
        <p role="alert" className={`small ${styles.wrong}`}>
          “From” is higher than “To”. No price fits.
        </p>
      )}
      {rates && (
        <p className={`faint note ${styles.rates}`}>
          Other currencies converted at {formatDate(rates.month, { style: 'month' })} rates.
        </p>
      )}
      <Button type="submit" size="sm" variant="line" wide>
        Apply
      </Button>
    </Form>
  );
}
