import { X } from 'lucide-react';
import { Form, Link } from 'react-router';
import { ratesMonth } from '#lib/exchange.ts';
import { Button } from '#ui/controls/button.tsx';
import { formatNumber } from '#ui/facts/format.ts';
import { UnitsSwitch } from '#ui/facts/units/units-switch.tsx';
import type { Facet } from '../../contract.ts';
import {
  addressParams,
  isNarrowed,
  noFilters,
  numberFilters,
  type SearchAddress,
  searchPath,
  tabWords,
} from '../../rules.ts';
import { FacetList } from './facet-list.tsx';
import styles from './filter-panel.module.css';

export const filterPanelId = 'filters';

interface FilterPanelProps {
  address: SearchAddress;
  facets: readonly Facet[];
  count: number;
  /** There are more than `count`: those are counted that are best. */
  isPartial: boolean;
}

/** Everything a search can be narrowed by: a column beside the results, on phones a drawer. Works before scripts. */
export function FilterPanel({ address, facets, count, isPartial }: FilterPanelProps) {
  const isProducts = address.tab === 'products';
  const noun = tabWords[address.tab].toLowerCase();
  return (
    // A popover on phones; where there is room, the style sheet keeps it in its column.
    <section id={filterPanelId} popover="auto" aria-labelledby="filters-title" className={styles.panel}>
      <div className={styles.head}>
        <h2 id="filters-title" className={styles.title}>
          Filters
        </h2>
        {isNarrowed(address.filters) && (
          <Link to={searchPath({ ...address, filters: noFilters, cursor: 0 })} className={styles.clear}>
            Clear all
          </Link>
        )}
        <button
          type="button"
          popoverTarget={filterPanelId}
          popoverTargetAction="hide"
          aria-label="Close filters"
          className={styles.close}
        >
          <X aria-hidden />
        </button>
      </div>
      <div className={styles.body}>
        {facets.slice(0, 1).map((facet) => (
          <FacetList key={facet.key} facet={facet} address={address} />
        ))}
        {isProducts && <OrderFields key={addressParams(address).toString()} address={address} />}
        {facets.slice(1).map((facet) => (
          <FacetList key={facet.key} facet={facet} address={address} />
        ))}
        {isProducts && (
          <div className={styles.units}>
            <span>Figures in</span>
            <UnitsSwitch />
          </div>
        )}
        {isPartial && (
          <p className={styles.note}>
            There are more results than these numbers count: they are of the {formatNumber(count)} best.
          </p>
        )}
      </div>
      <div className={styles.foot}>
        <Button wide popoverTarget={filterPanelId} popoverTargetAction="hide">
          Show {formatNumber(count)}
          {isPartial ? '+' : ''} {count === 1 ? noun.slice(0, -1) : noun}
        </Button>
      </div>
    </section>
  );
}

/** How many are needed, and what one may cost at that quantity. */
function OrderFields({ address }: { address: SearchAddress }) {
  const { filters } = address;
  const { quantity: _q, priceFrom: _f, priceTo: _t, ...others } = filters;
  const kept = addressParams({ ...address, filters: others, cursor: 0 });
  const fields = { quantity: 'Pieces', priceFrom: 'From', priceTo: 'To' } as const;
  const hints = { quantity: 'Any', priceFrom: '0', priceTo: 'Any' } as const;
  return (
    <Form action="/search" preventScrollReset aria-label="Price for my quantity" className={styles.order}>
      <h3 className={styles.legend}>Price for my quantity</h3>
      {[...kept].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className={styles.fields}>
        {numberFilters
          .filter((name) => name === 'quantity' || name === 'priceFrom' || name === 'priceTo')
          .map((name) => (
            <label key={name} className={name === 'quantity' ? styles.whole : undefined}>
              <span>
                {fields[name]}
                {name !== 'quantity' && <span className={styles.unit}> (₹)</span>}
              </span>
              <input
                type="number"
                inputMode="numeric"
                min={name === 'quantity' ? 1 : 0}
                name={name}
                defaultValue={filters[name]}
                placeholder={hints[name]}
                className="num"
              />
            </label>
          ))}
      </div>
      <p className={styles.rates}>Prices in other currencies count at the rates of {ratesMonth}.</p>
      <Button type="submit" size="sm" variant="line" wide>
        Apply
      </Button>
    </Form>
  );
}
