import type { ReactNode } from 'react';
import { Form, Link, useNavigation } from 'react-router';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { TextLink } from '#ui/controls/text-link.tsx';
import { UnitsSwitch } from '#ui/facts/units/units-switch.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { Breadcrumbs } from '#ui/navigation/breadcrumbs.tsx';
import { type CalculatorId, calculatorNamed, calculatorPath, calculators } from '../rules/calculators.ts';
import styles from './calculator-page.module.css';
import type { FormState } from './fields.tsx';

interface CalculatorPageProps {
  id: CalculatorId;
  form: FormState;
  /** Groups of fields. */
  children: ReactNode;
  /** What came out; left out while a field is wrong. */
  results: ReactNode;
  /** The box or film in words, for a search or a requirement. */
  measures: string;
  /** Articles and sheets on it. */
  reading: readonly { label: string; to: string }[];
}

/** A calculator: fields on one side, what comes out on the other. Works as a plain GET form. */
export function CalculatorPage({ id, form, children, results, measures, reading }: CalculatorPageProps) {
  const { title, lead } = calculatorNamed(id);
  const { state, location } = useNavigation();
  const busy = state === 'loading' && location.pathname === calculatorPath(id);
  const wrong = Object.keys(form.errors).length;
  return (
    <div className={`wrap ${styles.page}`}>
      <PageHead
        before={
          <Breadcrumbs
            items={[
              { label: 'Home', to: '/' },
              { label: 'Calculators', to: '/calculators' },
              { label: title },
            ]}
          />
        }
        title={title}
        lead={lead}
      />
      <div className={styles.columns}>
        <Form
          action={calculatorPath(id)}
          preventScrollReset
          className={styles.form}
          aria-label={title}
          noValidate
        >
          {wrong > 0 && (
            <Banner look="bad">
              {wrong === 1 ? 'One field needs another value.' : `${wrong} fields need other values.`} All you
              typed is still there.
            </Banner>
          )}
          {children}
          <div className={styles.acts}>
            <Button type="submit" variant="go" busy={busy} busyLabel="Working out…">
              Work it out
            </Button>
            <Link to={calculatorPath(id)} className={styles.again} reloadDocument>
              Start again
            </Link>
          </div>
        </Form>
        <div className={styles.results} aria-busy={busy}>
          {results && (
            <div className={styles.units}>
              <UnitsSwitch />
            </div>
          )}
          {results}
          {results && <Onward measures={measures} reading={reading} />}
        </div>
      </div>
      <nav aria-label="Other calculators" className={styles.others}>
        <h2>Other calculators</h2>
        <ul>
          {calculators
            .filter((one) => one.id !== id)
            .map((one) => (
              <li key={one.id}>
                <Link to={calculatorPath(one.id)}>{one.title}</Link>
                <p>{one.lead}</p>
              </li>
            ))}
        </ul>
      </nav>
    </div>
  );
}

function Onward({ measures, reading }: Pick<CalculatorPageProps, 'measures' | 'reading'>) {
  return (
    <section aria-labelledby="onward" className={styles.onward}>
      <h2 id="onward">Use these measures</h2>
      <p className={styles.measures}>{measures}</p>
      <div className={styles.acts}>
        <ButtonLink to={`/search?${new URLSearchParams({ q: measures })}`} variant="line">
          Search products
        </ButtonLink>
        <ButtonLink to="/#requirement" state={{ need: measures }} variant="line">
          Tell us what you need
        </ButtonLink>
      </div>
      <ul className={styles.reading}>
        {reading.map(({ label, to }) => (
          <li key={to}>
            <TextLink to={to}>{label}</TextLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A group of fields under a heading. */
export function FieldGroup({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      <div className={styles.fields}>{children}</div>
    </fieldset>
  );
}
