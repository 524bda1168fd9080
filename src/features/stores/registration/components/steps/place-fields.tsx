import { useController } from 'react-hook-form';
import { CountryBox } from '#features/stores/locations/components/country-box.tsx';
import { useStates } from '#features/stores/locations/components/use-states.ts';
import type { Country } from '#features/stores/locations/contract.ts';
import { Field } from '#ui/fields/field.tsx';
import { Combobox } from '#ui/fields/pickers/combobox.tsx';
import { fieldLabels } from '../../rules/field-labels.ts';
import { type FormValues, useStepForm } from '../wizard/use-registration-form.ts';

/** A field for the country; changing it clears the state and city. */
export function CountryField({ countries }: { countries: readonly Country[] }) {
  const { control, setValue } = useStepForm();
  const {
    field: { ref, value, onChange, onBlur },
    fieldState,
  } = useController<FormValues, 'country'>({ control, name: 'country' });
  const choose = (code: string | null): void => {
    onChange(code?.slice(0, 40) ?? '');
    setValue('state', '', { shouldDirty: true });
    setValue('city', '', { shouldDirty: true });
  };
  return (
    <Field label={fieldLabels.country} required error={fieldState.error?.message}>
      <CountryBox
        ref={ref}
        keepUnlisted
        value={value}
        countries={countries}
        onValueChange={choose}
        onBlur={onBlur}
      />
    </Field>
  );
}

/** A field for the state or region; changing it clears the city. */
export function StateField({ country }: { country: string }) {
  const { control, setValue } = useStepForm();
  const {
    field: { ref, value, onChange, onBlur },
    fieldState,
  } = useController<FormValues, 'state'>({ control, name: 'state' });
  const { states, status } = useStates(country);
  const choose = (state: string | null): void => {
    onChange(state?.slice(0, 400) ?? '');
    setValue('city', '', { shouldDirty: true });
  };
  return (
    <Field label={fieldLabels.state} required error={fieldState.error?.message}>
      <Combobox
        // Resets the text when the country changes.
        key={country}
        ref={ref}
        keepUnlisted
        value={value || null}
        options={states.map((name) => ({ value: name, label: name }))}
        onValueChange={choose}
        onBlur={onBlur}
        disabled={!country}
        loading={status === 'loading'}
        placeholder={country ? 'Select a state' : 'Select a country first'}
        emptyText={
          status === 'failed'
            ? 'The list of states could not be loaded. It will load when you’re back online.'
            : 'No matching state or region'
        }
      />
    </Field>
  );
}
