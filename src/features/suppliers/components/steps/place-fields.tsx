import { useEffect, useState } from 'react';
import { useController } from 'react-hook-form';
import { Field } from '#ui/fields/field.tsx';
import { Combobox } from '#ui/fields/pickers/combobox.tsx';
import { api } from '#web/api.ts';
import type { Country } from '../../contract/locations.ts';
import { fieldLabels } from '../../rules/field-labels.ts';
import { CountryBox } from '../country-box.tsx';
import { type FormValues, useStepForm } from '../wizard/use-registration-form.ts';

/** The country; another one clears what was chosen below it. */
export function CountryField({ countries }: { countries: readonly Country[] }) {
  const { control, setValue } = useStepForm();
  const {
    field: { ref, value, onChange, onBlur },
    fieldState,
  } = useController<FormValues, 'country'>({ control, name: 'country' });
  const choose = (code: string | null): void => {
    onChange(code ?? '');
    setValue('state', '', { shouldDirty: true });
    setValue('city', '', { shouldDirty: true });
  };
  return (
    <Field label={fieldLabels.country} required error={fieldState.error?.message}>
      <CountryBox ref={ref} value={value} countries={countries} onValueChange={choose} onBlur={onBlur} />
    </Field>
  );
}

/** The state or region; another one clears the city. */
export function StateField({ country }: { country: string }) {
  const { control, setValue } = useStepForm();
  const {
    field: { ref, value, onChange, onBlur },
    fieldState,
  } = useController<FormValues, 'state'>({ control, name: 'state' });
  const { states, status } = useStates(country);
  const listed = value && !states.includes(value) ? [value, ...states] : states;
  const choose = (state: string | null): void => {
    onChange(state ?? '');
    setValue('city', '', { shouldDirty: true });
  };
  return (
    <Field label={fieldLabels.state} required error={fieldState.error?.message}>
      <Combobox
        // What was typed for another country goes with it.
        key={country}
        ref={ref}
        value={value || null}
        options={listed.map((name) => ({ value: name, label: name }))}
        onValueChange={choose}
        onBlur={onBlur}
        disabled={!country}
        loading={status === 'loading'}
        placeholder={country ? 'Select a state' : 'Choose a country first'}
        emptyText={
          status === 'failed'
            ? 'We cannot reach the list of states. It loads as soon as you are back online.'
            : 'No state or region of that name'
        }
      />
    </Field>
  );
}

interface FoundStates {
  states: readonly string[];
  status: 'loading' | 'loaded' | 'failed';
}

/** States of the chosen country, asked for again when a lost connection is back. */
function useStates(country: string): FoundStates {
  const [found, setFound] = useState<FoundStates & { country: string }>({
    country: '',
    states: [],
    status: 'loading',
  });
  useEffect(() => {
    if (!country) return;
    const stop = new AbortController();
    const wanted = (): boolean => !stop.signal.aborted;
    const load = (): void => {
      api.suppliers
        .listStates({ country })
        .then(({ data }) => wanted() && setFound({ country, states: data.states, status: 'loaded' }))
        .catch(() => wanted() && setFound({ country, states: [], status: 'failed' }));
    };
    load();
    window.addEventListener('online', load, { signal: stop.signal });
    return () => stop.abort();
  }, [country]);
  return found.country === country ? found : { states: [], status: 'loading' };
}
