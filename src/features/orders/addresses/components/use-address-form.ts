import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect, useRef, useState } from 'react';
import { loadStates, useStates } from '#features/stores/locations/components/use-states.ts';
import type { Country } from '#features/stores/locations/contract.ts';
import { api } from '#web/api.ts';
import { useFormAction } from '#web/use-form-action.ts';
import { type Address, type AddressForm, addressForm } from '../contract.ts';
import { addressProblems } from '../rules.ts';

const fieldResolver = standardSchemaResolver(addressForm);

/** Returns a resolver for the rules of the contract and of the country. */
const resolverFor =
  (countries: readonly Country[]): typeof fieldResolver =>
  async (...args) => {
    const [values] = args;
    const result = await fieldResolver(...args);
    // Without a connection only the server validates the state.
    const states = values.country ? await loadStates(values.country).catch(() => null) : null;
    const problems = addressProblems({ ...blank, ...values }, { countries, states });
    const errors = Object.fromEntries(problems.map(({ path, message }) => [path, { type: 'rule', message }]));
    return problems.length > 0 ? { values: {}, errors: { ...errors, ...result.errors } } : result;
  };

interface AddressFormOptions {
  countries: readonly Country[];
  /** The address to change; null to add one. */
  address: Address | null;
  /** Prefilled in a new address. */
  defaults: Partial<AddressForm>;
  onSaved: (address: Address) => void;
}

const blank: AddressForm = {
  label: '',
  recipient: '',
  company: '',
  phone: '',
  line1: '',
  line2: '',
  city: '',
  state: '',
  postcode: '',
  country: '',
  taxId: '',
};

/** Returns the form of an address, validated by the rules of its country. */
export function useAddressForm({ countries, address, defaults, onSaved }: AddressFormOptions) {
  const [resolver] = useState(() => resolverFor(countries));
  const { form, ...action } = useFormAction({
    resolver,
    defaultValues: { ...blank, ...defaults, ...address },
    send: (values: AddressForm, once) =>
      address
        ? api.addresses.changeAddress({ ...flagsOf(address), ...values, id: address.id })
        : api.addresses.addAddress(values, once),
    onSuccess: ({ data }) => onSaved(data.address),
    failure: 'The address could not be saved. Check your connection and try again.',
  });
  const code = form.watch('country');
  const postcode = form.watch('postcode') ?? '';
  const country = countries.find((candidate) => candidate.code === code) ?? null;
  const { states } = useStates(code);
  usePincodeState({ country: code, postcode }, (state) => {
    if (!form.getValues('state')) form.setValue('state', state, { shouldValidate: true });
  });
  return { form, ...action, country, states };
}

const flagsOf = ({ isDefaultDelivery, isDefaultBilling }: Address) => ({
  isDefaultDelivery,
  isDefaultBilling,
});

/** Looks up the state of an Indian pincode once it is complete. */
function usePincodeState(
  { country, postcode }: { country: string; postcode: string },
  onState: (state: string) => void,
): void {
  const isComplete = country === 'IN' && /^\d{6}$/.test(postcode.trim());
  const latest = useRef(onState);
  useEffect(() => {
    latest.current = onState;
  });
  useEffect(() => {
    if (!isComplete) return;
    let isCurrent = true;
    api.locations.findPincode({ pincode: postcode.trim() }).then(
      ({ data: { place } }) => isCurrent && place && latest.current(place.state),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [isComplete, postcode]);
}
