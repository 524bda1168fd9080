import { Link } from 'react-router';
import type { SupplierState } from '#features/suppliers/contract/public-suppliers.ts';
import { TextLink } from '#ui/controls/text-link.tsx';
import { Section } from '#ui/layout/section.tsx';
import { Art } from '#ui/media/art.tsx';
import type { PackSpec } from '#ui/packart/types.ts';
import { suppliersIn } from './state-places.ts';
import { StatesMap } from './states-map.tsx';
import styles from './supplier-states.module.css';
import { suppliersCounted } from './suppliers-counted.ts';

const listed = 6;

/** One drawing for each place in the list. */
const drawings: readonly PackSpec[] = [
  { kind: 'pump', seed: 'ca', ink: 'teal', ink2: 'orange' },
  { kind: 'sheets', seed: 'wi', ink: 'spruce', ink2: 'ochre' },
  { kind: 'drum', seed: 'tx', ink: 'blue', ink2: 'orange' },
  { kind: 'corrugated', seed: 'ga', ink: 'spruce', ink2: 'orange' },
  { kind: 'pouch', seed: 'oh', ink: 'plum', ink2: 'ochre' },
  { kind: 'rigid', seed: 'pa', ink: 'brick', ink2: 'ochre' },
];

/** Suppliers by US state: a map of every state, and those with the most suppliers in words. */
export function SupplierStates({ states }: { states: readonly SupplierState[] }) {
  const most = states.toSorted((a, b) => b.supplierCount - a.supplierCount).slice(0, listed);
  return (
    <Section
      wrap
      title="Suppliers by US state"
      lead="Short routes and no customs: start with the makers next door."
      action={<TextLink to="/suppliers?country=US">All US suppliers</TextLink>}
    >
      <div className={styles.columns}>
        <StatesMap states={states} />
        <ul className={styles.list}>
          {most.map(({ name, supplierCount, makes }, i) => (
            <li key={name} className={styles.entry}>
              <Art
                spec={drawings[i] ?? { kind: 'carton', seed: name }}
                width={84}
                height={70}
                pad={2}
                className={styles.art}
              />
              <div>
                <h3>
                  <Link to={suppliersIn(name)} className={styles.link}>
                    {name}
                  </Link>
                </h3>
                <p className="num">{[suppliersCounted(supplierCount), ...makes].join(' · ')}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
