import { useMemo } from 'react';
import { isCountryCode } from '#lib/countries.ts';
import { countryName } from '#lib/country-name.ts';
import { Button } from '#ui/controls/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { CheckedForm } from '#ui/fields/checked-form.tsx';
import { Select, type SelectOption } from '#ui/fields/choices/select.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Grid, Stack } from '#ui/layout/layout.tsx';
import type { Comparison } from '../../contract.ts';
import { openLegs } from '../../rules/seller-terms.ts';
import styles from './assumption-group.module.css';
import { DutyFields } from './duty-fields.tsx';
import { RouteFields } from './route-fields.tsx';
import { useAssumptionsForm } from './use-assumptions-form.ts';

interface AssumptionsCardProps {
  id: string;
  comparison: Comparison;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
}

/** The form of the costs that a quote does not contain. */
export function AssumptionsCard({ id, comparison, isOpen, onToggle }: AssumptionsCardProps) {
  // Different quotes need different fields.
  const key = [comparison.assumptions.destination, ...comparison.quotes.map((quote) => quote.id)].join(' ');
  return (
    <Card title="Assumptions" id={id} tabIndex={-1}>
      <details open={isOpen} onToggle={({ currentTarget }) => onToggle(currentTarget.open)}>
        <summary className="small">Freight, duty, currency and financing</summary>
        <Fields key={key} comparison={comparison} />
      </details>
    </Card>
  );
}

function Fields({ comparison }: { comparison: Comparison }) {
  const { form, submit, busy, message } = useAssumptionsForm(comparison);
  const { register, formState, getValues } = form;
  const { errors } = formState;
  const countries = useMemo(() => listCountries(), []);
  const currency = form.watch('currency');
  return (
    <Stack
      as={CheckedForm}
      gap={5}
      className={styles.fields}
      aria-label="Assumptions"
      onSubmit={(event) => void submit(event)}
    >
      <p className="muted small pretty">
        What you enter here applies to this comparison only, and only you see it. Leave empty what you do not
        know: the cost is then not included, and the offer is not ranked.
      </p>
      {message && <Banner>{message}</Banner>}
      <Grid columns={3} medium={2} small={1} gap={3} align="start">
        <Field
          label="Currency"
          hint="Of the comparison and of all amounts below"
          error={errors.currency?.message}
        >
          <Select {...register('currency')} options={Object.keys(comparison.facts.rates.perDollar)} />
        </Field>
        <Field label="Country of delivery" error={errors.destination?.message}>
          <Select {...register('destination')} placeholder="Select a country" options={countries} />
        </Field>
        <Field
          label="Financing cost"
          hint="Your interest rate, for payments before delivery"
          error={errors.moneyRateBasisPoints?.message}
        >
          <TextInput inputMode="decimal" after="% a year" {...register('moneyRateBasisPoints')} />
        </Field>
      </Grid>
      {getValues('routes').map(({ origin }, index) => (
        <RouteFields
          key={origin}
          form={form}
          index={index}
          origin={origin}
          currency={currency}
          legs={openLegs(comparison.quotes, origin)}
        />
      ))}
      <DutyFields form={form} comparison={comparison} />
      <div>
        <Button type="submit" busy={busy} busyLabel="Saving...">
          Save assumptions
        </Button>
      </div>
    </Stack>
  );
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');

/** Returns all countries by name. */
function listCountries(): SelectOption[] {
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter(isCountryCode)
    .map((value) => ({ value, label: countryName(value) }))
    .toSorted((a, b) => a.label.localeCompare(b.label));
}
