import { useEffect, useState } from 'react';
import { useController } from 'react-hook-form';
import { Field } from '#ui/fields/field.tsx';
import { Combobox } from '#ui/fields/pickers/combobox.tsx';
import { api } from '#web/api.ts';
import { fieldLabels } from '../../rules/field-labels.ts';
import { type FormValues, useStepForm } from '../wizard/use-registration-form.ts';

/** The city: found among those of the state, or simply typed, since no list holds every industrial estate. */
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
        // A cleared field starts anew: what was typed for another state goes.
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
        placeholder={state ? 'Type to search' : 'Choose a state first'}
        emptyText="Not on our list. We use it as you typed it."
      />
    </Field>
  );
}

function useCities({ country, state, q }: { country: string; state: string; q: string }) {
  const key = `${country}/${state}/${q.trim().slice(0, 80)}`;
  const [found, setFound] = useState<{ key: string; cities: string[] }>({ key: '', cities: [] });
  useEffect(() => {
    if (!country || !state) return;
    let wanted = true;
    // Waits for a pause in typing.
    const timer = setTimeout(
      () => {
        api.suppliers
          .listCities({ country, state, q: q.trim().slice(0, 80) })
          .then(({ data }) => wanted && setFound({ key, cities: data.cities }))
          .catch(() => wanted && setFound({ key, cities: [] }));
      },
      q ? 150 : 0,
    );
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [country, state, q, key]);
  const sameState = found.key.startsWith(`${country}/${state}/`);
  return { cities: sameState ? found.cities : [], loading: found.key !== key };
}
