import { useEffect, useState } from 'react';
import { Field } from '#ui/fields/field.tsx';
import { Combobox } from '#ui/fields/pickers/combobox.tsx';
import { api } from '#web/api.ts';
import { fieldLabels } from '../../rules/field-labels.ts';
import { useStepForm } from '../wizard/use-registration-form.ts';

interface CityFieldProps {
  country: string;
  state: string;
  error: string | undefined;
}

/** The city: found among those of the state, or simply typed, since no list holds every industrial estate. */
export function CityField({ country, state, error }: CityFieldProps) {
  const { setValue, watch, trigger, formState } = useStepForm();
  const city = watch('city');
  const [query, setQuery] = useState('');
  const { cities, loading } = useCities({ country, state, q: query });
  const choose = (value: string): void =>
    setValue('city', value, {
      shouldDirty: true,
      shouldTouch: true,
      shouldValidate: Boolean(formState.errors.city),
    });
  const typedIsKnown = cities.some((known) => known.toLowerCase() === city.toLowerCase());
  const options = cities.map((known) => ({ value: known, label: known }));
  return (
    <div onBlur={() => void trigger('city')}>
      <Field label={fieldLabels.city} required error={error}>
        <Combobox
          // A cleared field starts anew: what was typed for another state goes.
          key={`${country}/${state}`}
          options={
            city && !typedIsKnown ? [...options, { value: city, label: city, note: 'as typed' }] : options
          }
          value={city || null}
          onValueChange={(value) => choose(value ?? '')}
          onQuery={(text) => {
            setQuery(text);
            choose(text);
          }}
          loading={loading}
          disabled={!state}
          placeholder={state ? 'Type to search' : 'Choose a state first'}
          emptyText="Type the name of your city"
        />
      </Field>
    </div>
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
