import * as z from 'zod/mini';
import { type PlaceLists, placeProblems } from '#features/stores/locations/rules/place.ts';
import type { RegistrationDraft } from '#features/stores/suppliers/contract/registration-draft.ts';
import { gstinProblem } from '#features/stores/suppliers/rules/gstin.ts';
import type { FieldError } from '#lib/errors.ts';
import {
  addressStep,
  detailsStep,
  productStep,
  profileStep,
  type RegistrationForm,
} from '../contract/registration-form.ts';
import type { StepProblem } from '../contract.ts';
import { emptyForm, fieldOf, hasProduct, stepOf } from './registration-fields.ts';

const schemas = [profileStep, addressStep, detailsStep, productStep] as const;

/** Returns all problems of a registration, in the order of the form; used by the browser and the server. */
export function findRegistrationProblems(form: RegistrationDraft, lists: PlaceLists): StepProblem[] {
  const found = schemas.flatMap((schema, index) => {
    const parsed = z.safeParse(schema, { ...emptyForm, ...form });
    const issues = parsed.success ? [] : parsed.error.issues;
    return [
      ...issues.map(({ path, message }) => ({ path: path.join('.'), message })),
      ...extraProblems(form, { step: index + 1, lists }),
    ];
  });
  return sortByField(
    firstPerField(found.map((problem) => ({ ...problem, step: stepOf(fieldOf(problem.path)) }))),
  );
}

/**
 * Returns the problems that prevent leaving a step. Empty fields do not: they can be filled in later, and the review
 * lists them. Only the first product must be complete, because the whole step can be skipped.
 */
export function blockingProblems(
  problems: readonly StepProblem[],
  { form, step }: { form: RegistrationDraft; step: number },
): StepProblem[] {
  const complete = { ...emptyForm, ...form };
  const isEmpty = ({ path }: StepProblem): boolean => {
    const value = complete[fieldOf(path)];
    return typeof value === 'string' ? value.trim() === '' : value.length === 0;
  };
  return problems.filter((problem) => problem.step === step && (step === 4 || !isEmpty(problem)));
}

function extraProblems(
  form: RegistrationDraft,
  { step, lists }: { step: number; lists: PlaceLists },
): FieldError[] {
  if (step === 1) return toErrors('gstin', gstinProblem(form.gstin ?? ''));
  if (step === 2) return addressProblems(form, lists);
  const lacksName = step === 4 && hasProduct(form) && !form.productName?.trim();
  return toErrors('productName', lacksName ? 'Product name is required' : null);
}

function addressProblems(form: RegistrationDraft, lists: PlaceLists): FieldError[] {
  const { country = '', state = '', pincode = '' } = form;
  const problems = placeProblems({ country, state, postalCode: pincode }, lists);
  return [
    ...toErrors('country', problems.country),
    ...toErrors('state', problems.state),
    ...toErrors('pincode', problems.postalCode),
  ];
}

const toErrors = (path: string, message: string | null | undefined): FieldError[] =>
  message ? [{ path, message }] : [];

/** Keeps the first problem of each field, which is the most relevant one. */
function firstPerField(problems: StepProblem[]): StepProblem[] {
  const seen = new Set<string>();
  return problems.filter(({ path }) => !seen.has(path) && seen.add(path));
}

function sortByField(problems: StepProblem[]): StepProblem[] {
  const order = Object.keys(emptyForm);
  const place = ({ path }: StepProblem): number => order.indexOf(fieldOf(path));
  return problems.toSorted((a, b) => place(a) - place(b));
}

/** Returns the typed and trimmed registration of a draft. Call it only if `findRegistrationProblems` returns none. */
export function parseRegistration(form: RegistrationDraft): RegistrationForm {
  const complete = { ...emptyForm, ...form };
  return {
    ...profileStep.parse(complete),
    ...addressStep.parse(complete),
    ...detailsStep.parse(complete),
    ...productStep.parse(complete),
  };
}
