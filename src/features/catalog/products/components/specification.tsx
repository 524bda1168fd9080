import clsx from 'clsx';
import { Measured, unitSystemProps } from '#ui/facts/units/measured.tsx';
import type { ProductPage } from '../contract/product-views.ts';
import styles from './specification.module.css';

interface SpecificationProps {
  facts: ProductPage['attributes'];
  /** Derived or usual values, marked as approximate. */
  derived: ProductPage['derived'];
  /** Customs tariff number and the supplier's article number, listed last. */
  codes: readonly { label: string; value: string }[];
}

/** The specification of a product. Each value has an explanation of its meaning and measurement. */
export function Specification({ facts, derived, codes }: SpecificationProps) {
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
          <dd className={`${styles.value} num`}>
            <Measured>{value}</Measured>
          </dd>
        </div>
      ))}
      {derived.map(({ key, label, value, note, for: whom }) => {
        const shown = whom === 'india' ? unitSystemProps('india') : null;
        return (
          <div key={key} {...shown} className={clsx(styles.row, shown?.className)}>
            <dt className={styles.term}>
              {label}
              <span className={styles.help}>{note}</span>
            </dt>
            <dd className={`${styles.value} ${styles.derived} num`}>
              <Measured>{`≈\u00a0${value}`}</Measured>
            </dd>
          </div>
        );
      })}
      {codes.map(({ label, value }) => (
        <div key={label} className={styles.row}>
          <dt className={styles.term}>{label}</dt>
          <dd className={`${styles.value} num`}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
