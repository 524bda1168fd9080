import { useEffect, useState } from 'react';
import { useController } from 'react-hook-form';
import { Field } from '#ui/fields/field.tsx';
import { Combobox } from '#ui/fields/pickers/combobox.tsx';
import { api } from '#web/api.ts';
import { fieldLabels } from '../../rules/field-labels.ts';
import { type FormValues, useStepForm } from '../wizard/use-registration-form.ts';

/**
 * A field for the city: selected from the cities of the state, or typed, because no list contains every industrial
 * estate.
 */
export function CityField({ country, state }: { country: string; state: string }) {
  const { control } = useStepForm();
  const {
    field: { ref, value, onChange, onBlur },
    fieldState,
  } = useController<FormValues, 'city'>({ control, name: 'city' });
  const [query, setQuery] = useState({ state, text: '' });
  const { cities, loading } = useCities({ country, state, q: query.state === state ? query.text : '' });
  return (
    <Field label={fieldLabels.city} required error={fieldState.error?.message}>
      <Combobox
        // Resets the text when the state changes: it belongs to the former state.
        key={`${country}/${state}`}
        ref={ref}
        custom
        value={value || null}
        options={cities.map((name) => ({ value: name, label: name }))}
        onValueChange={(city) => onChange(city ?? '')}
        onQuery={(text) => setQuery({ state, text })}
        onBlur={onBlur}
        loading={loading}
        disabled={!state}
        placeholder={state ? 'Type to search' : 'Select a state first'}
        emptyText="Not in our list. We’ll use it as entered."
      />
    </Field>
  );
}

function useCities({ country, state, q }: { country: string; state: string; q: string }) {
  const key = `${country}/${state}/${q.trim().slice(0, 80)}`;
  const [found, setFound] = useState<{ key: string; cities: string[] }>({ key: '', cities: [] });
  useEffect(() => {
    if (!country || !state) return;
    let isCurrent = true;
    // Waits for a pause in typing.
    const timer = setTimeout(
      () => {
        api.locations
          .listCities({ country, state, q: q.trim().slice(0, 80) })
          .then(({ data }) => isCurrent && setFound({ key, cities: data.cities }))
          .catch(() => isCurrent && setFound({ key, cities: [] }));
      },
      q ? 150 : 0,
    );
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [country, state, q, key]);
  const sameState = found.key.startsWith(`${country}/${state}/`);
  return { cities: sameState ? found.cities : [], loading: found.key !== key };
}
