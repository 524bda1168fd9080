import { Link } from 'react-router';
import { TextLink } from '#ui/controls/text-link.tsx';
import { Section } from '#ui/layout/section.tsx';
import { Art } from '#ui/media/art.tsx';
import type { LeadingState } from './leading-states.ts';
import { suppliersIn } from './map.ts';
import type { StatePlace } from './state-places.ts';
import { StatesMap } from './states-map.tsx';
import styles from './supplier-states.module.css';
import { suppliersCounted } from './suppliers-counted.ts';

interface SupplierStatesProps {
  /** Those with the most suppliers. */
  most: readonly LeadingState[];
  places: readonly StatePlace[];
}

/** Suppliers by US state: a map of every state, and those with the most suppliers in words. */
export function SupplierStates({ most, places }: SupplierStatesProps) {
  return (
    <Section
      wrap
      title="Suppliers by US state"
      lead="Short routes and no customs: start with the makers next door."
      action={<TextLink to="/suppliers?country=US">All US suppliers</TextLink>}
    >
      <div className={styles.columns}>
        <StatesMap places={places} />
        <ul className={styles.list}>
          {most.map(({ name, supplierCount, makes, spec }) => (
            <li key={name} className={styles.entry}>
              <Art spec={spec} width={84} height={70} pad={2} className={styles.art} />
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
