import { Link } from 'react-router';
import { TextLink } from '#ui/controls/text-link.tsx';
import { Section } from '#ui/layout/section.tsx';
import { Art } from '#ui/media/art.tsx';
import { formatSupplierCount } from './format-supplier-count.ts';
import type { LeadingState } from './leading-states.ts';
import { stateSuppliersPath } from './map.ts';
import type { StateLabel } from './state-labels.ts';
import { StatesMap } from './states-map.tsx';
import styles from './supplier-states.module.css';

interface SupplierStatesProps {
  /** The states with the most suppliers. */
  leadingStates: readonly LeadingState[];
  places: readonly StateLabel[];
}

/** Suppliers by US state: a map of every state, and a list of the states with the most suppliers. */
export function SupplierStates({ leadingStates: most, places }: SupplierStatesProps) {
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
                  <Link to={stateSuppliersPath(name)} className={styles.link}>
                    {name}
                  </Link>
                </h3>
                <p className="num">{[formatSupplierCount(supplierCount), ...makes].join(' · ')}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
