import clsx from 'clsx';
import { type ReactNode, useState } from 'react';
import { Form, Link, useNavigation } from 'react-router';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { TextLink } from '#ui/controls/text-link.tsx';
import { unitSystemProps } from '#ui/facts/units/measured.tsx';
import { UnitsSwitch } from '#ui/facts/units/units-switch.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { Breadcrumbs } from '#ui/navigation/breadcrumbs.tsx';
import { type CalculatorId, calculatorNamed, calculatorPath, calculators } from '../rules/calculators.ts';
import type { WorkedForm } from './calculator-meta.tsx';
import styles from './calculator-page.module.css';
import type { FormState } from './fields.tsx';

interface CalculatorPageProps<T> {
  id: CalculatorId;
  /** One form; without a query in the URL one for each set of start values. */
  forms: readonly WorkedForm<T>[];
  /** Groups of fields. */
  children: (form: FormState) => ReactNode;
  /** Renders the result; nothing while a field is invalid. */
  renderResults: (form: WorkedForm<T>) => ReactNode;
  /** The box or film in words, for a search or a requirement. */
  measures: (form: WorkedForm<T>) => string;
  /** Links to articles and guidelines about it. */
  reading: readonly { label: string; to: string }[];
}

/** Shows a calculator: fields on one side, the result on the other. Works as a plain GET form. */
export function CalculatorPage<T>({ id, forms, ...parts }: CalculatorPageProps<T>) {
  const { title, lead } = calculatorNamed(id);
  // The form that a person has begun to fill in stays, with its input, when they select other units.
  const [begun, setBegun] = useState<number | null>(null);
  const places = forms.length === 1 ? [begun ?? 0] : forms.map((_, i) => i);
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
        actions={<UnitsSwitch />}
      />
      {forms.map((form, i) => {
        const place = places[i] ?? 0;
        const isAlone = forms.length === 1 || begun === place;
        if (!isAlone && begun !== null) return null;
        const only = isAlone ? null : unitSystemProps(...form.systems);
        return (
          <div key={place} {...only} className={clsx(styles.columns, only?.className)}>
            <Worked id={id} form={form} place={place} onBegin={() => setBegun(place)} {...parts} />
          </div>
        );
      })}
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

interface WorkedProps<T> extends Omit<CalculatorPageProps<T>, 'forms'> {
  form: WorkedForm<T>;
  place: number;
  onBegin: () => void;
}

/** The fields and what comes of them. */
function Worked<T>({ id, form, place, onBegin, children, renderResults, measures, reading }: WorkedProps<T>) {
  const { state, location } = useNavigation();
  const busy = state === 'loading' && location.pathname === calculatorPath(id);
  const wrong = Object.keys(form.errors).length;
  const cameOut = renderResults(form);
  return (
    <>
      <Form
        action={calculatorPath(id)}
        preventScrollReset
        className={styles.form}
        aria-label={calculatorNamed(id).title}
        noValidate
        onInput={onBegin}
        onSubmit={onBegin}
      >
        {wrong > 0 && (
          <Banner look="bad">
            {wrong === 1 ? 'Correct the marked field.' : `Correct the ${wrong} marked fields.`} Your entries
            are still here.
          </Banner>
        )}
        {children({ ...form, place: `f${place}-` })}
        <div className={styles.acts}>
          <Button type="submit" variant="go" busy={busy} busyLabel="Calculating…">
            Calculate
          </Button>
          <Link to={calculatorPath(id)} className={styles.again} reloadDocument>
            Reset
          </Link>
        </div>
      </Form>
      <div className={styles.results} aria-busy={busy}>
        {cameOut}
        {cameOut && <Onward measures={measures(form)} reading={reading} />}
      </div>
    </>
  );
}

interface OnwardProps extends Pick<CalculatorPageProps<unknown>, 'reading'> {
  measures: string;
}

function Onward({ measures, reading }: OnwardProps) {
  return (
    <section aria-label="Use these dimensions" className={styles.onward}>
      <h2>Use these dimensions</h2>
      <p className={styles.measures}>{measures}</p>
      <div className={styles.acts}>
        <ButtonLink to={`/search?${new URLSearchParams({ q: measures })}`} variant="line">
          Search products
        </ButtonLink>
        <ButtonLink to={`/requests/new?${new URLSearchParams({ need: measures })}`} variant="line">
          Get quotes
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
