import { Link } from 'react-router';
import { formatSupplierCount } from './format-supplier-count.ts';
import { mapSize, shapeId, stateSuppliersPath } from './map.ts';
import type { StateLabel } from './state-labels.ts';
import styles from './states-map.module.css';
import shapes from './us-states.svg';

/** A map with every state as a link to its suppliers. The shapes are in a separate file that browsers cache. */
export function StatesMap({ places }: { places: readonly StateLabel[] }) {
  return (
    <svg viewBox={`0 0 ${mapSize.join(' ')}`} role="group" aria-label="Map of the US" className={styles.map}>
      {places.map(({ name, count }) => {
        const words = `${name}: ${formatSupplierCount(count)}`;
        return (
          <Link key={name} to={stateSuppliersPath(name)} aria-label={words} className={styles.state}>
            <use href={`${shapes}#${shapeId(name)}`} className={shadeFor(count)}>
              <title>{words}</title>
            </use>
          </Link>
        );
      })}
      <g aria-hidden="true" className={`${styles.figures} num`}>
        {places.map(({ name, x, y, count }) => {
          if (!count) return null;
          return (
            <g key={name} transform={`translate(${x} ${y})`}>
              <circle r={count > 99 ? 21 : 17} />
              <text dy="0.36em">{count}</text>
            </g>
          );
        })}
      </g>
    </svg>
  );
}

function shadeFor(count: number): string | undefined {
  if (count === 0) return styles.none;
  return count < 10 ? styles.some : styles.many;
}
