import { type FieldErrors, type Resolver, useForm, useFormContext } from 'react-hook-form';
import type { StoredFile } from '#features/files/contract.ts';
import type { Country } from '../../contract/locations.ts';
import type { RegistrationDraft } from '../../contract/registration-form.ts';
import { emptyForm, problemsOf } from '../../rules/registration.ts';

/** Everything that was typed, as the fields hold it. */
export type FormValues = Required<RegistrationDraft>;

/** The form over all five steps: checked field by field on leaving it, by the same rules as on the server. */
export function useRegistrationForm({
  form,
  countries,
}: {
  form: RegistrationDraft;
  countries: readonly Country[];
}) {
  return useForm<FormValues>({
    mode: 'onTouched',
    defaultValues: { ...emptyForm, ...form },
    resolver: resolverFor(countries),
    shouldUnregister: false,
  });
}

/** The form, for the steps inside its provider. */
export const useStepForm = () => useFormContext<FormValues>();

const resolverFor =
  (countries: readonly Country[]): Resolver<FormValues> =>
  (values) => {
    const problems = problemsOf(values, countries.find(({ code }) => code === values.country) ?? null);
    if (problems.length === 0) return { values, errors: {} };
    const errors: FieldErrors<FormValues> = {};
    for (const { path, message } of problems) {
      errors[path.split('.')[0] as keyof FormValues] ??= { type: 'rule', message };
    }
    return { values: {}, errors };
  };

/** The stored files that some ids name, in their order. */
export const pickFiles = (files: readonly StoredFile[], ids: readonly string[]): StoredFile[] =>
  ids.flatMap((id) => files.find((file) => file.id === id) ?? []);
