import { useEffect, useState } from 'react';
import { Field } from '#ui/fields/field.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { api } from '#web/api.ts';
import { fieldLabels } from '../../rules/field-labels.ts';
import { asksPostalCode } from '../../rules/postal-code.ts';
import { useCountries } from '../wizard/use-countries.ts';
import { useStepForm } from '../wizard/use-registration-form.ts';
import { CityField } from './city-field.tsx';
import { FieldPart, Wide } from './field-grid.tsx';
import { CountryField, StateField } from './place-fields.tsx';

/** Step 2: where the business is. Country leads to state, state to city. */
export function AddressStep() {
  const countries = useCountries();
  const { register, formState, watch } = useStepForm();
  const { errors } = formState;
  const [typed, state, pincode] = watch(['country', 'state', 'pincode']);
  const country = countries.find(({ code }) => code === typed) ?? null;
  // What is typed may be no country; until the list has arrived, it is taken for one.
  const code = countries.length === 0 ? typed : (country?.code ?? '');
  const place = usePincodePlace(code, pincode);
  return (
    <FieldPart title="Registered office" lead="Buyers see your city, state and country, never the street.">
      <CountryField countries={countries} />
      <StateField country={code} />
      <CityField country={code} state={state} />
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
