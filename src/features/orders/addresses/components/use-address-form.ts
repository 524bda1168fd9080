import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { loadStates, useStates } from '#features/stores/locations/components/use-states.ts';
import type { Country } from '#features/stores/locations/contract.ts';
import { api } from '#web/api.ts';
import { toProblem } from '#web/problem.ts';
import { sendOnce } from '#web/send-once.ts';
import { type Address, type AddressForm, addressForm } from '../contract.ts';
import { addressProblems } from '../rules.ts';

const fieldResolver = standardSchemaResolver(addressForm);

/** The contract's rules, and those of the country. */
const resolverFor =
  (countries: readonly Country[]): typeof fieldResolver =>
  async (values, context, options) => {
    const checked = await fieldResolver(values, context, options);
    // Without a connection the server checks the state alone.
    const states = values.country ? await loadStates(values.country).catch(() => null) : null;
    const problems = addressProblems({ ...blank, ...values }, { countries, states });
    const errors = Object.fromEntries(problems.map(({ path, message }) => [path, { type: 'rule', message }]));
    return problems.length > 0 ? { values: {}, errors: { ...errors, ...checked.errors } } : checked;
  };

interface AddressFormOptions {
  countries: readonly Country[];
  /** The address to change; without it a new one is added. */
  address: Address | null;
  /** What is known of a new one. */
  start: Partial<AddressForm>;
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

/** An address being written: checked as its country has it, saved, and given back as the server keeps it. */
export function useAddressForm({ countries, address, start, onSaved }: AddressFormOptions) {
  const [resolver] = useState(() => resolverFor(countries));
  const form = useForm({
    resolver,
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: { ...blank, ...start, ...address },
  });
  const [problem, setProblem] = useState<string | null>(null);
  const code = form.watch('country');
  const postcode = form.watch('postcode') ?? '';
  const country = countries.find((known) => known.code === code) ?? null;
  const { states } = useStates(code);
  usePincodeState(code, postcode, (state) => {
    if (!form.getValues('state')) form.setValue('state', state, { shouldValidate: true });
  });

  const submit = form.handleSubmit(async (typed) => {
    setProblem(null);
    try {
      const { data } = await (address
        ? api.addresses.changeAddress({ ...flagsOf(address), ...typed, id: address.id })
        : sendOnce({ form: 'address', body: typed }, (options) => api.addresses.addAddress(typed, options)));
      onSaved(data.address);
    } catch (error) {
      const failed = toProblem(error);
      setProblem(failed.message ?? 'We could not save the address. Please try again.');
      for (const { path, message } of failed.fields) {
        if (Object.hasOwn(blank, path)) form.setError(path as keyof AddressForm, { message });
      }
    }
  });
  return { form, submit, problem, country, states };
}

const flagsOf = ({ isDefaultDelivery, isDefaultBilling }: Address) => ({
  isDefaultDelivery,
  isDefaultBilling,
});

/** The state of an Indian pincode, told when the pincode is whole. */
function usePincodeState(country: string, postcode: string, onState: (state: string) => void): void {
  const asks = country === 'IN' && /^\d{6}$/.test(postcode.trim());
  const latest = useRef(onState);
  useEffect(() => {
    latest.current = onState;
  });
  useEffect(() => {
    if (!asks) return;
    let wanted = true;
    api.locations.findPincode({ pincode: postcode.trim() }).then(
      ({ data: { place } }) => wanted && place && latest.current(place.state),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [asks, postcode]);
}
