import { currencySymbol } from '#lib/amounts.ts';
import { countryName } from '#lib/country-name.ts';
import { Select } from '#ui/fields/choices/select.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { Grid, Split } from '#ui/layout/layout.tsx';
import {
  type FreightLeg,
  freightLegs,
  legBases,
  legBasisLabels,
  legLabels,
} from '../../contract/assumptions.ts';
import { AssumptionGroup } from './assumption-group.tsx';
import type { AssumptionsForm } from './use-assumptions-form.ts';

interface RouteFieldsProps {
  form: AssumptionsForm;
  index: number;
  origin: string;
  currency: string;
}

interface RouteProps extends RouteFieldsProps {
  /** The legs that quotes from there leave to the buyer. */
  legs: readonly FreightLeg[];
}

/** The costs of the journey from a country that its quotes leave to the buyer, leg by leg. */
export function RouteFields({ form, index, origin, currency, legs }: RouteProps) {
  const { register, formState, getValues } = form;
  const entered = getValues(`routes.${index}.legs`);
  const shown = freightLegs.filter((leg) => legs.includes(leg) || entered[leg].value !== '');
  return (
    <AssumptionGroup legend={`Freight from ${countryName(origin)}`}>
      {shown.length === 0 && <p className="muted small">The quoted prices include all freight.</p>}
      <Grid columns={2} small={1} gap={3} align="start">
        {shown.map((leg) => (
          <LegFields key={leg} form={form} index={index} leg={leg} origin={origin} currency={currency} />
        ))}
        <Field label="Transit time" optional error={formState.errors.routes?.[index]?.transitDays?.message}>
          <TextInput inputMode="numeric" after="days" {...register(`routes.${index}.transitDays`)} />
        </Field>
      </Grid>
    </AssumptionGroup>
  );
}

function LegFields({ form, index, leg, origin, currency }: RouteFieldsProps & { leg: FreightLeg }) {
  const { register, formState, watch } = form;
  const errors = formState.errors.routes?.[index]?.legs?.[leg];
  const isPercent = watch(`routes.${index}.legs.${leg}.basis`) === 'percent';
  return (
    <Split columns="1fr 170px" gap={2} align="end" below={480}>
      <Field label={legLabels[leg]} optional error={errors?.value?.message}>
        <TextInput
          inputMode="decimal"
          {...(isPercent ? { after: '%' } : { before: currencySymbol(currency) })}
          {...register(`routes.${index}.legs.${leg}.value`)}
        />
      </Field>
      <Field label={`Unit of ${legLabels[leg].toLowerCase()} from ${countryName(origin)}`} hideLabel>
        <Select
          {...register(`routes.${index}.legs.${leg}.basis`)}
          options={legBases.map((value) => ({ value, label: legBasisLabels[value] }))}
        />
      </Field>
    </Split>
  );
}
