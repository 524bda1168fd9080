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
  const [code, state, pincode] = watch(['country', 'state', 'pincode']);
  const country = countries.find((known) => known.code === code) ?? null;
  const states = useStates(code);
  const place = usePincodePlace(code, pincode);
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
        <Field label={fieldLabels.pincode} required error={errors.pincode?.message} hint={place}>
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
    const stop = new AbortController();
    const wanted = (): boolean => !stop.signal.aborted;
    const load = (): void => {
      api.suppliers
        .listStates({ country })
        .then(({ data }) => wanted() && setFound({ country, states: data.states }))
        .catch(() => wanted() && setFound({ country: '', states: [] }));
    };
    load();
    // What could not be fetched without a connection is fetched when it is back.
    window.addEventListener('online', load, { signal: stop.signal });
    return () => stop.abort();
  }, [country]);
  return found.country === country ? found.states : [];
}

/** Where an Indian pincode is, as a check for the person who typed it; nothing where our table has a gap. */
function usePincodePlace(country: string, pincode: string): string | undefined {
  const [found, setFound] = useState<{ pincode: string; words: string } | null>(null);
  const asks = country === 'IN' && /^\d{6}$/.test(pincode.trim());
  useEffect(() => {
    if (!asks) return;
    let wanted = true;
    api.suppliers
      .findPincode({ pincode: pincode.trim() })
      .then(
        ({ data: { place } }) =>
          wanted && place && setFound({ pincode, words: `${place.name}, ${place.state}` }),
      )
      // A hint is not worth an error message.
      .catch(() => {});
    return () => {
      wanted = false;
    };
  }, [asks, pincode]);
  return asks && found?.pincode === pincode ? found.words : undefined;
}
