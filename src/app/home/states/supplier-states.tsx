import { Link } from 'react-router';
import type { SupplierState } from '#features/stores/storefront/contract.ts';
import { TextLink } from '#ui/controls/text-link.tsx';
import { Section } from '#ui/layout/section.tsx';
import { SupplierLogo } from '#ui/media/supplier-logo.tsx';
import { formatSupplierCount } from './format-supplier-count.ts';
import { stateSuppliersPath } from './map.ts';
import type { StateLabel } from './state-labels.ts';
import { StatesMap } from './states-map.tsx';
import styles from './supplier-states.module.css';

interface SupplierStatesProps {
  /** The states with the most suppliers. */
  leadingStates: readonly SupplierState[];
  places: readonly StateLabel[];
}

/** Suppliers by US state: a map of every state, and a list of the states with the most suppliers. */
export function SupplierStates({ leadingStates: most, places }: SupplierStatesProps) {
  return (
    <Section
      wrap
      title="Suppliers by US state"
      lead="Source close to home: shorter lead times, no customs."
      action={<TextLink to="/suppliers?country=US">All US suppliers</TextLink>}
    >
      <div className={styles.columns}>
        <StatesMap places={places} />
        <ul className={styles.list}>
          {most.map(({ name, supplierCount, makes, suppliers }) => (
            <li key={name} className={styles.entry}>
              <h3>
                <Link to={stateSuppliersPath(name)} className={styles.link}>
                  {name}
                </Link>
              </h3>
              <p className="num">{[formatSupplierCount(supplierCount), ...makes].join(' · ')}</p>
              <ul className={styles.suppliers}>
                {suppliers.map(({ slug, name: supplier, logoSeed, logoUrl }) => (
                  <li key={slug}>
                    <Link to={`/suppliers/${slug}`} className={styles.supplier}>
                      <SupplierLogo seed={logoSeed} name={supplier} src={logoUrl} size={36} />
                      {supplier}
                    </Link>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
