import { useEffect, useState } from 'react';
import { type FieldErrors, type Resolver, useForm, useFormContext } from 'react-hook-form';
import type { StoredFile } from '#features/files/files/contract.ts';
import { loadCountries } from '#features/stores/locations/components/use-countries.ts';
import { loadStates } from '#features/stores/locations/components/use-states.ts';
import type { PlaceLists } from '#features/stores/locations/rules/place.ts';
import type { RegistrationDraft } from '#features/stores/suppliers/contract/registration-draft.ts';
import type { StepProblem } from '../../contract.ts';
import { emptyForm, fieldOf } from '../../rules/registration-fields.ts';

/** The values of all fields of the registration. */
export type FormValues = Required<RegistrationDraft>;

/** Returns the form for all five steps. Fields are validated on blur, by the same rules as on the server. */
export function useRegistrationForm(form: RegistrationDraft) {
  return useForm<FormValues>({
    mode: 'onTouched',
    defaultValues: { ...emptyForm, ...form },
    resolver: resolveProblems,
    shouldUnregister: false,
  });
}

/** Returns the registration form, for steps inside its provider. */
export const useStepForm = () => useFormContext<FormValues>();

/** Loads the rules and the schema library, which are not needed before the first field is left. */
export const loadRules = () => import('../../rules/registration.ts');

/** Returns the problems in the form; null if the rules cannot be loaded. */
async function findProblems(values: FormValues): Promise<readonly StepProblem[] | null> {
  const [rules, lists] = await Promise.all([loadRules().catch(() => null), loadLists(values)]);
  return rules && rules.findRegistrationProblems(values, lists);
}

/**
 * Loads the lists that a place is validated against, as on the server. Lists that cannot be loaded are null; the
 * server then validates alone.
 */
async function loadLists({ country }: FormValues): Promise<PlaceLists> {
  const countries = country ? await loadCountries().catch(() => null) : null;
  const isListed = countries?.some(({ code }) => code === country);
  return { countries, states: isListed ? await loadStates(country).catch(() => null) : null };
}

/** Returns true if a problem prevents leaving a step. */
export async function isStepBlocked(values: FormValues, step: number): Promise<boolean> {
  const [rules, problems] = await Promise.all([loadRules().catch(() => null), findProblems(values)]);
  return Boolean(rules && problems && rules.blockingProblems(problems, { form: values, step }).length > 0);
}

/** Returns what is missing or wrong: as the server found it, else by the rules once they have loaded. */
export function useProblems(serverProblems: readonly StepProblem[] | null): readonly StepProblem[] | null {
  const { getValues } = useStepForm();
  const [problems, setProblems] = useState(serverProblems);
  useEffect(() => {
    const stop = new AbortController();
    const find = (): void => {
      void findProblems(getValues()).then((now) => {
        if (!stop.signal.aborted && now) setProblems(now);
      });
    };
    if (!serverProblems) find();
    window.addEventListener('online', find, { signal: stop.signal });
    return () => stop.abort();
  }, [serverProblems, getValues]);
  return problems;
}

const resolveProblems: Resolver<FormValues> = async (values) => {
  // Offline, the rules may be unavailable; the server validates again.
  const problems = (await findProblems(values)) ?? [];
  if (problems.length === 0) return { values, errors: {} };
  const errors: FieldErrors<FormValues> = {};
  for (const { path, message } of problems) {
    errors[fieldOf(path)] ??= { type: 'rule', message };
  }
  return { values: {}, errors };
};

/** Returns the files with these ids, in the order of the ids. */
export const pickFiles = (files: readonly StoredFile[], ids: readonly string[]): StoredFile[] =>
  ids.flatMap((id) => files.find((file) => file.id === id) ?? []);
