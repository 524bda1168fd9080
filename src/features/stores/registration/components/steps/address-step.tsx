import { useEffect, useState } from 'react';
import { useCountries } from '#features/stores/locations/components/use-countries.ts';
import { requiresPostalCode } from '#features/stores/locations/rules/postal-code.ts';
import { Field } from '#ui/fields/field.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { api } from '#web/api.ts';
import { fieldLabels } from '../../rules/field-labels.ts';
import { useStepForm } from '../wizard/use-registration-form.ts';
import { CityField } from './city-field.tsx';
import { FieldSection, Wide } from './field-grid.tsx';
import { CountryField, StateField } from './place-fields.tsx';

/** Step 2: the address of the business. The country determines the states, the state the cities. */
export function AddressStep() {
  const countries = useCountries();
  const { register, formState, watch } = useStepForm();
  const { errors } = formState;
  const [typed, state, pincode] = watch(['country', 'state', 'pincode']);
  const country = countries.find(({ code }) => code === typed) ?? null;
  // Typed text may not be a country; until the list has loaded, it is treated as a code.
  const code = countries.length === 0 ? typed : (country?.code ?? '');
  const place = usePincodePlace(code, pincode);
  return (
    <FieldSection
      title="Registered office"
      lead="Buyers see your city, state and country, but not your street address."
    >
      <CountryField countries={countries} />
      <StateField country={code} />
      <CityField country={code} state={state} />
      {requiresPostalCode(country) && (
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
          hint="Street and number, building, industrial estate."
        >
          <TextArea rows={3} autoComplete="street-address" {...register('registeredAddress')} />
        </Field>
      </Wide>
    </FieldSection>
  );
}

/** Returns the place of an Indian pincode, as a check for the user; undefined where our table has a gap. */
function usePincodePlace(country: string, pincode: string): string | undefined {
  const [found, setFound] = useState<{ pincode: string; words: string } | null>(null);
  const canLookUp = country === 'IN' && /^\d{6}$/.test(pincode.trim());
  useEffect(() => {
    if (!canLookUp) return;
    let isCurrent = true;
    api.locations
      .findPincode({ pincode: pincode.trim() })
      .then(
        ({ data: { place } }) =>
          isCurrent && place && setFound({ pincode, words: `${place.name}, ${place.state}` }),
      )
      // This is only a hint, so errors are ignored.
      .catch(() => {});
    return () => {
      isCurrent = false;
    };
  }, [canLookUp, pincode]);
  return canLookUp && found?.pincode === pincode ? found.words : undefined;
}
