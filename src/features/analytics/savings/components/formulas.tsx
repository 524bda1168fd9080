import { formatCount } from '#lib/formats.ts';
import { Card } from '#ui/layout/card.tsx';
import type { Savings } from '../contract.ts';
import { formulasOf } from '../rules/saving-text.ts';
import styles from './formulas.module.css';

/** How each figure is calculated, in a few sentences. */
export function Formulas(report: Savings) {
  return (
    <Card title="How this is calculated">
      <dl className={styles.formulas}>
        {formulasOf(report).map(({ label, formula, scope }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="muted">
              {formula} <span className={styles.scope}>{scope}</span>
            </dd>
          </div>
        ))}
      </dl>
      {report.items.leftOut > 0 && (
        <p className="muted note">
          {formatCount(report.items.leftOut)} awarded {report.items.leftOut === 1 ? 'item is' : 'items are'}{' '}
          in a currency without an exchange rate and not included.
        </p>
      )}
    </Card>
  );
}
