import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Measured, unitSystemProps } from '#ui/facts/units/measured.tsx';
import type { AttributeFact, DerivedFact, SpecificationGroup } from '../contract.ts';
import styles from './specification.module.css';

const groupLabels: Record<SpecificationGroup, string> = {
  size: 'Size',
  material: 'Material',
  performance: 'Performance',
  print: 'Print',
  compliance: 'Compliance',
  logistics: 'Logistics',
};

interface SpecificationProps {
  facts: readonly AttributeFact[];
  /** Derived or typical values, marked as approximate. */
  derived: readonly DerivedFact[];
  /** Customs tariff number and the supplier's article number, at the end of the logistics. */
  codes: readonly { label: string; value: string }[];
}

/**
 * The specification of a product in groups, with explanations of its terms. On phones each group can be folded, and
 * only the first is open; in wide windows all of them are shown, without anything to unfold.
 */
export function Specification({ facts, derived, codes }: SpecificationProps) {
  const groups = (Object.keys(groupLabels) as SpecificationGroup[])
    .map((group) => ({
      group,
      facts: facts.filter((fact) => fact.group === group),
      derived: derived.filter((fact) => fact.group === group),
      codes: group === 'logistics' ? codes : [],
    }))
    .filter((one) => one.facts.length + one.derived.length + one.codes.length > 0);
  return (
    <div className={styles.groups}>
      {groups.map(({ group, ...rows }, i) => (
        <section key={group} className={styles.group}>
          <h3 className={styles.title}>{groupLabels[group]}</h3>
          <details className={styles.folded} open={i === 0}>
            <summary className={styles.summary}>
              <h3>{groupLabels[group]}</h3>
            </summary>
            <dl className={styles.list}>
              {rows.facts.map(({ key, label, value, help, standard }) => (
                <Row key={key} term={<Term label={label} help={help} standard={standard} />}>
                  <Measured>{value}</Measured>
                </Row>
              ))}
              {rows.derived.map(({ key, label, value, note, for: audience }) => (
                <Row
                  key={key}
                  term={<Term label={label} help={note} standard={null} />}
                  isApproximate
                  isForIndia={audience === 'india'}
                >
                  <Measured>{`≈\u00a0${value}`}</Measured>
                </Row>
              ))}
              {rows.codes.map(({ label, value }) => (
                <Row key={label} term={label}>
                  {value}
                </Row>
              ))}
            </dl>
          </details>
        </section>
      ))}
    </div>
  );
}

interface RowProps {
  term: ReactNode;
  isApproximate?: boolean;
  isForIndia?: boolean;
  children: ReactNode;
}

function Row({ term, isApproximate, isForIndia, children }: RowProps) {
  const shown = isForIndia ? unitSystemProps('india') : null;
  return (
    <div {...shown} className={clsx(styles.row, shown?.className)}>
      <dt>{term}</dt>
      <dd className={clsx(styles.value, isApproximate && styles.approximate, 'num')}>{children}</dd>
    </div>
  );
}

/** The name of a value, which unfolds its explanation. */
function Term({ label, help, standard }: Pick<AttributeFact, 'label' | 'help' | 'standard'>) {
  if (!help && !standard) return label;
  return (
    <details className={styles.term}>
      <summary>{label}</summary>
      <p className={styles.help}>
        {help} {standard && <>Standard: {standard}.</>}
      </p>
    </details>
  );
}
