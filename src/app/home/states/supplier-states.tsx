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

/** What a state is known for, drawn; by the first thing that is made there. */
const drawings: Record<string, PackSpec> = {
  'Corrugated Boxes': { kind: 'corrugated', seed: 'ga', ink: 'spruce', ink2: 'orange' },
  'Rigid Boxes': { kind: 'rigid', seed: 'pa', ink: 'brick', ink2: 'ochre' },
  'Food Packaging': { kind: 'tub', seed: 'c6', ink: 'teal', ink2: 'orange' },
  'Shrink Wraps': { kind: 'filmroll', seed: 'c5', ink: 'blue', ink2: 'ochre' },
};
const everything: PackSpec = { kind: 'pallet', seed: 'lay3', ink: 'blue', ink2: 'ink' };

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
          {most.map(({ name, supplierCount, makes }) => (
            <li key={name} className={styles.entry}>
              <Art
                spec={drawings[makes[0] ?? ''] ?? everything}
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
