import type { ReactNode } from 'react';
import { formatNumber } from '#lib/formats.ts';
import { unitSystemProps } from '#ui/facts/units/measured.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import type { Calculation, Figure } from '../contract.ts';
import styles from './results.module.css';

const shown = (value: number): string => formatNumber(value, 4);
const withUnit = ({ value, unit }: { value: number; unit: string }): string =>
  unit ? `${shown(value)} ${unit}` : shown(value);

/** Shows the result of a calculation: the main figures in large type, intermediate ones in small type, then formulas and sources. */
export function Results({ calculation, children }: { calculation: Calculation; children?: ReactNode }) {
  const { figures, warnings, grounds } = calculation;
  const leads = figures.filter(({ lead }) => lead);
  const rest = figures.filter(({ lead }) => !lead);
  return (
    <section aria-label="Result" className={styles.result}>
      <h2 className="sr-only">Result</h2>
      <div role="status">
        <dl className={styles.leads}>
          {leads.map((figure) => (
            <div key={figure.id}>
              <dt>{figure.label}</dt>
              <dd>
                <InChosenUnits figure={figure}>
                  {({ value, unit }, also) => (
                    <>
                      <span className={`${styles.large} num`}>
                        {formatNumber(value)}
                        {unit && <small> {unit}</small>}
                      </span>
                      <Also readings={also} />
                    </>
                  )}
                </InChosenUnits>
              </dd>
            </div>
          ))}
        </dl>
      </div>
      {warnings.map((warning) => (
        <Banner key={warning} look="warn">
          {warning}
        </Banner>
      ))}
      {children}
      <dl className={styles.rest}>
        {rest.map((figure) => (
          <div key={figure.id}>
            <dt>{figure.label}</dt>
            <dd className="num">
              <InChosenUnits figure={figure}>
                {(reading, also) => (
                  <>
                    {withUnit(reading)}
                    <Also readings={also} />
                  </>
                )}
              </InChosenUnits>
            </dd>
          </div>
        ))}
      </dl>
      <details className={styles.grounds}>
        <summary>Formulas and sources</summary>
        <ul>
          {grounds.map(({ rule, confidence, sources }) => (
            <li key={rule}>
              <p className={styles.rule}>{rule}</p>
              <p>Confidence: {confidence}</p>
              {sources.length > 0 && (
                <p>
                  {sources.map((source, i) => (
                    <span key={source}>
                      {i > 0 && ', '}
                      <a href={source} rel="noopener nofollow">
                        {new URL(source).hostname.replace(/^www\./, '')}
                      </a>
                    </span>
                  ))}
                </p>
              )}
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}

interface Reading {
  value: number;
  unit: string;
}

const imperial = /(?<![a-z])(?:in|ft|lb|lbf|oz|mil|psi)(?![a-z])/;

/** A figure with the reading in front that the units switch asks for, and its other readings after it. */
function InChosenUnits({
  figure,
  children,
}: {
  figure: Figure;
  children: (first: Reading, others: readonly Reading[]) => ReactNode;
}) {
  const all: readonly Reading[] = [figure, ...figure.also];
  const show = (first: Reading): ReactNode =>
    children(
      first,
      all.filter((one) => one !== first),
    );
  const inch = all.find(({ unit }) => imperial.test(unit)) ?? figure;
  const metric = all.find(({ unit }) => !imperial.test(unit)) ?? figure;
  if (inch === metric) return show(figure);
  return (
    <>
      <span {...unitSystemProps('metric', 'india')}>{show(metric)}</span>
      <span {...unitSystemProps('inch')}>{show(inch)}</span>
    </>
  );
}

const Also = ({ readings }: { readings: readonly Reading[] }) =>
  readings.length > 0 ? (
    <span className={`${styles.also} num`}>{readings.map(withUnit).join(' · ')}</span>
  ) : null;
