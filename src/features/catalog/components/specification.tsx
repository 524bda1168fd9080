import type { ProductPage } from '../contract/product-views.ts';
import styles from './specification.module.css';

interface SpecificationProps {
  facts: ProductPage['attributes'];
  /** Customs tariff number and the supplier's own article number, below the rest. */
  codes: readonly { label: string; value: string }[];
}

/** The figures of a product: what each means and how it is measured stands with it. */
export function Specification({ facts, codes }: SpecificationProps) {
  return (
    <dl className={styles.list}>
      {facts.map(({ key, label, value, help, standard }) => (
        <div key={key} className={styles.row}>
          <dt className={styles.term}>
            {label}
            {(help || standard) && (
              <span className={styles.help}>{[help, standard].filter(Boolean).join(' · ')}</span>
            )}
          </dt>
          <dd className={`${styles.value} num`}>{value}</dd>
        </div>
      ))}
      {codes.map(({ label, value }) => (
        <div key={label} className={styles.row}>
          <dt className={styles.term}>{label}</dt>
          <dd className={`${styles.value} num`}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
