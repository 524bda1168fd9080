import { useEffect, useState } from 'react';
import { type FieldErrors, type Resolver, useForm, useFormContext } from 'react-hook-form';
import type { StoredFile } from '#features/files/files/contract.ts';
import type { StepProblem } from '../../contract/registration.ts';
import type { RegistrationDraft } from '../../contract/registration-form.ts';
import type { PlaceLists } from '../../rules/place.ts';
import { emptyForm, fieldOf } from '../../rules/registration-fields.ts';
import { loadStates } from '../use-states.ts';
import { loadCountries } from './use-countries.ts';

/** Everything that was typed, as the fields hold it. */
export type FormValues = Required<RegistrationDraft>;

/** The form over all five steps: checked field by field on leaving it, by the same rules as on the server. */
export function useRegistrationForm(form: RegistrationDraft) {
  return useForm<FormValues>({
    mode: 'onTouched',
    defaultValues: { ...emptyForm, ...form },
    resolver: resolve,
    shouldUnregister: false,
  });
}

/** The form, for the steps inside its provider. */
export const useStepForm = () => useFormContext<FormValues>();

/** The rules, and the library that they are written with: nobody needs them before the first field is left. */
export const loadRules = () => import('../../rules/registration.ts');

/** What the rules find; null while they are out of reach. */
async function findProblems(values: FormValues): Promise<readonly StepProblem[] | null> {
  const [rules, lists] = await Promise.all([loadRules().catch(() => null), loadLists(values)]);
  return rules && rules.problemsOf(values, lists);
}

/** The lists that a place is checked against, as on the server; without a connection the server checks alone. */
async function loadLists({ country }: FormValues): Promise<PlaceLists> {
  const countries = country ? await loadCountries().catch(() => null) : null;
  const isListed = countries?.some(({ code }) => code === country);
  return { countries, states: isListed ? await loadStates(country).catch(() => null) : null };
}

/** Whether the rules keep a step from being left. */
export async function holdsStep(values: FormValues, step: number): Promise<boolean> {
  const [rules, problems] = await Promise.all([loadRules().catch(() => null), findProblems(values)]);
  return Boolean(rules && problems && rules.problemsAtNext(problems, { form: values, step }).length > 0);
}

/** What is missing or wrong: as the server found it, else by the rules, as soon as they can be reached. */
export function useProblems(found: readonly StepProblem[] | null): readonly StepProblem[] | null {
  const { getValues } = useStepForm();
  const [problems, setProblems] = useState(found);
  useEffect(() => {
    const stop = new AbortController();
    const find = (): void => {
      void findProblems(getValues()).then((now) => {
        if (!stop.signal.aborted && now) setProblems(now);
      });
    };
    if (!found) find();
    window.addEventListener('online', find, { signal: stop.signal });
    return () => stop.abort();
  }, [found, getValues]);
  return problems;
}

const resolve: Resolver<FormValues> = async (values) => {
  // Without a connection the rules may be out of reach; the server asks them again.
  const problems = (await findProblems(values)) ?? [];
  if (problems.length === 0) return { values, errors: {} };
  const errors: FieldErrors<FormValues> = {};
  for (const { path, message } of problems) {
    errors[fieldOf(path)] ??= { type: 'rule', message };
  }
  return { values: {}, errors };
};

/** The stored files that some ids name, in their order. */
export const pickFiles = (files: readonly StoredFile[], ids: readonly string[]): StoredFile[] =>
  ids.flatMap((id) => files.find((file) => file.id === id) ?? []);
