import { Link } from 'react-router';
import { formatNumber } from '#lib/formats.ts';
import { Measured } from '#ui/facts/units/measured.tsx';
import { Cluster } from '#ui/layout/layout.tsx';
import type { Facet, FacetValue } from '../../contract.ts';
import { filtersWith } from '../../rules/facet-filters.ts';
import { type SearchParams, searchPath } from '../../rules.ts';
import styles from './facet-list.module.css';

const shown = 6;

/**
 * The values of a filter, each with the number of products it would leave. They are links, so that they can be shared.
 */
export function FacetList({ facet, address: params }: { facet: Facet; address: SearchParams }) {
  const chosen = facet.values.filter((one) => one.chosen);
  const first = facet.values.filter((one, i) => i < shown || one.chosen);
  const rest = facet.values.filter((one) => !first.includes(one));
  const rows = (values: readonly FacetValue[]) =>
    values.map((value) => <Row key={value.value} facet={facet} value={value} address={params} />);
  return (
    <details open={facet.filter !== 'attr' || chosen.length > 0} className={styles.facet}>
      <summary className={styles.title} title={facet.help ?? undefined}>
        <h3>{facet.label}</h3>
        {chosen.length > 0 && <span className={`note ${styles.chosen}`}>{chosen.length}</span>}
      </summary>
      <ul>{rows(first)}</ul>
      {rest.length > 0 && (
        <details className={styles.rest}>
          <summary>{rest.length} more</summary>
          <ul>{rows(rest)}</ul>
        </details>
      )}
    </details>
  );
}

function Row({ facet, value, address: params }: { facet: Facet; value: FacetValue; address: SearchParams }) {
  const { label, count, chosen } = value;
  return (
    <li>
      <Cluster
        as={Link}
        gap={2.5}
        nowrap
        to={searchPath({
          ...params,
          filters: filtersWith(params.filters, { ...value, filter: facet.filter }),
          cursor: 0,
        })}
        rel="nofollow"
        preventScrollReset
        aria-current={chosen ? 'true' : undefined}
        className={`small ${styles.row}`}
      >
        <span className={styles.box} aria-hidden />
        <span className="break-words shrink">
          <Measured>{label}</Measured>
        </span>
        <span className={`faint note ${styles.count} num`}>{formatNumber(count)}</span>
      </Cluster>
    </li>
  );
}
