import * as z from 'zod/mini';
import type { FieldError } from '#lib/errors.ts';
import type { StepProblem } from '../contract/registration.ts';
import {
  addressStep,
  detailsStep,
  productStep,
  profileStep,
  type RegistrationDraft,
  type RegistrationForm,
} from '../contract/registration-form.ts';
import { gstinProblem } from './gstin.ts';
import { type PlaceLists, placeProblems } from './place.ts';
import { emptyForm, fieldOf, hasProduct, stepOf } from './registration-fields.ts';

const schemas = [profileStep, addressStep, detailsStep, productStep] as const;

/** Everything that is wrong with a registration, in the order of the form; the browser and the server ask the same. */
export function problemsOf(form: RegistrationDraft, lists: PlaceLists): StepProblem[] {
  const found = schemas.flatMap((schema, index) => {
    const parsed = z.safeParse(schema, { ...emptyForm, ...form });
    const issues = parsed.success ? [] : parsed.error.issues;
    return [
      ...issues.map(({ path, message }) => ({ path: path.join('.'), message })),
      ...furtherProblems(index + 1, form, lists),
    ];
  });
  return inOrder(firstOfEach(found.map((problem) => ({ ...problem, step: stepOf(fieldOf(problem.path)) }))));
}

/**
 * What keeps a step from being left. A field that is still empty does not: it can be filled in later, and the review
 * lists it. Only the first product cannot be left half-described, since all of it may be skipped.
 */
export function problemsAtNext(
  problems: readonly StepProblem[],
  { form, step }: { form: RegistrationDraft; step: number },
): StepProblem[] {
  const whole = { ...emptyForm, ...form };
  const isEmpty = ({ path }: StepProblem): boolean => {
    const value = whole[fieldOf(path)];
    return typeof value === 'string' ? value.trim() === '' : value.length === 0;
  };
  return problems.filter((problem) => problem.step === step && (step === 4 || !isEmpty(problem)));
}

function furtherProblems(step: number, form: RegistrationDraft, lists: PlaceLists): FieldError[] {
  if (step === 1) return asError('gstin', gstinProblem(form.gstin ?? ''));
  if (step === 2) return addressProblems(form, lists);
  const nameless = step === 4 && hasProduct(form) && !form.productName?.trim();
  return asError('productName', nameless ? 'Product name is required' : null);
}

function addressProblems(form: RegistrationDraft, lists: PlaceLists): FieldError[] {
  const { country = '', state = '', pincode = '' } = form;
  const problems = placeProblems({ country, state, postalCode: pincode }, lists);
  return [
    ...asError('country', problems.country),
    ...asError('state', problems.state),
    ...asError('pincode', problems.postalCode),
  ];
}

const asError = (path: string, message: string | null | undefined): FieldError[] =>
  message ? [{ path, message }] : [];

/** One message a field is enough; the first is the one that matters. */
function firstOfEach(problems: StepProblem[]): StepProblem[] {
  const seen = new Set<string>();
  return problems.filter(({ path }) => !seen.has(path) && seen.add(path));
}

function inOrder(problems: StepProblem[]): StepProblem[] {
  const order = Object.keys(emptyForm);
  const place = ({ path }: StepProblem): number => order.indexOf(fieldOf(path));
  return problems.toSorted((a, b) => place(a) - place(b));
}

/** A draft without problems → the form with its types, trimmed. Call it only when `problemsOf` is empty. */
export function parseRegistration(form: RegistrationDraft): RegistrationForm {
  const whole = { ...emptyForm, ...form };
  return {
    ...profileStep.parse(whole),
    ...addressStep.parse(whole),
    ...detailsStep.parse(whole),
    ...productStep.parse(whole),
  };
}
