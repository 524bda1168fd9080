import { useEffect, useState } from 'react';
import { Select } from '#ui/fields/choices/select.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { api } from '#web/api.ts';
import { fieldLabels } from '../../rules/field-labels.ts';
import { asksPostalCode } from '../../rules/postal-code.ts';
import { useStepForm } from '../wizard/use-registration-form.ts';
import { CityField } from './city-field.tsx';
import { FieldPart, Wide } from './field-grid.tsx';
import type { StepProps } from './step-props.tsx';

/** Step 2: where the business is. Country leads to state, state to city. */
export function AddressStep({ countries }: StepProps) {
  const { register, formState, setValue, watch } = useStepForm();
  const { errors } = formState;
  const [code, state] = watch(['country', 'state']);
  const country = countries.find((known) => known.code === code) ?? null;
  const states = useStates(code);
  const stateOptions = state && !states.includes(state) ? [state, ...states] : states;
  const clear = (field: 'state' | 'city'): void => setValue(field, '', { shouldDirty: true });
  const clearBelowCountry = (): void => {
    clear('state');
    clear('city');
  };
  return (
    <FieldPart title="Registered office" lead="Buyers see your city, state and country, never the street.">
      <Field label={fieldLabels.country} required error={errors.country?.message}>
        <Select
          placeholder="Select a country"
          options={countries.map((known) => ({ value: known.code, label: known.name }))}
          {...register('country', { onChange: clearBelowCountry })}
        />
      </Field>
      <Field label={fieldLabels.state} required error={errors.state?.message}>
        <Select
          placeholder={code ? 'Select a state' : 'Choose a country first'}
          options={stateOptions}
          {...register('state', { onChange: () => clear('city') })}
          disabled={!code}
        />
      </Field>
      <CityField country={code} state={state} error={errors.city?.message} />
      {asksPostalCode(country) && (
        <Field label={fieldLabels.pincode} required error={errors.pincode?.message}>
          <TextInput
            autoComplete="postal-code"
            inputMode={code === 'IN' ? 'numeric' : 'text'}
            {...register('pincode')}
          />
        </Field>
      )}
      <Field label={fieldLabels.contactPerson} required error={errors.contactPerson?.message}>
        <TextInput autoComplete="name" {...register('contactPerson')} />
      </Field>
      <Wide>
        <Field
          label={fieldLabels.registeredAddress}
          required
          error={errors.registeredAddress?.message}
          hint="Street and number, building, industrial area."
        >
          <TextArea rows={3} autoComplete="street-address" {...register('registeredAddress')} />
        </Field>
      </Wide>
    </FieldPart>
  );
}

/** States of the chosen country; none while they are on their way. */
function useStates(country: string): string[] {
  const [found, setFound] = useState<{ country: string; states: string[] }>({ country: '', states: [] });
  useEffect(() => {
    if (!country) return;
    let wanted = true;
    api.suppliers
      .listStates({ country })
      .then(({ data }) => wanted && setFound({ country, states: data.states }))
      .catch(() => wanted && setFound({ country: '', states: [] }));
    return () => {
      wanted = false;
    };
  }, [country]);
  return found.country === country ? found.states : [];
}
