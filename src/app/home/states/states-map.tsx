import { Link } from 'react-router';
import { mapSize, shapeOf, suppliersIn } from './map.ts';
import type { StatePlace } from './state-places.ts';
import styles from './states-map.module.css';
import { suppliersCounted } from './suppliers-counted.ts';
import shapes from './us-states.svg';

/** Every state as a link to its suppliers. The shapes come from a file of their own, kept by browsers. */
export function StatesMap({ places }: { places: readonly StatePlace[] }) {
  return (
    <svg viewBox={`0 0 ${mapSize.join(' ')}`} role="group" aria-label="Map of the US" className={styles.map}>
      {places.map(({ name, count }) => {
        const words = `${name}: ${suppliersCounted(count)}`;
        return (
          <Link key={name} to={suppliersIn(name)} aria-label={words} className={styles.state}>
            <use href={`${shapes}#${shapeOf(name)}`} className={shadeOf(count)}>
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

function shadeOf(count: number): string | undefined {
  if (count === 0) return styles.none;
  return count < 10 ? styles.some : styles.many;
}
