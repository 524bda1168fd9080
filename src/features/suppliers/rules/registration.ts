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
import { type PostalCountry, postalCodeProblem } from './postal-code.ts';
import { emptyForm, hasProduct, stepOf } from './registration-fields.ts';

const schemas = [profileStep, addressStep, detailsStep, productStep] as const;

/** Everything that is wrong with a registration, in the order of the form; the browser and the server ask the same. */
export function problemsOf(form: RegistrationDraft, country: PostalCountry | null): StepProblem[] {
  const found = schemas.flatMap((schema, index) => {
    const parsed = z.safeParse(schema, { ...emptyForm, ...form });
    const issues = parsed.success ? [] : parsed.error.issues;
    return [
      ...issues.map(({ path, message }) => ({ path: path.join('.'), message })),
      ...furtherProblems(index + 1, form, country),
    ];
  });
  return inOrder(
    firstOfEach(found.map((problem) => ({ ...problem, step: stepOf(problem.path.split('.')[0] ?? '') }))),
  );
}

function furtherProblems(step: number, form: RegistrationDraft, country: PostalCountry | null): FieldError[] {
  if (step === 1) return asError('gstin', gstinProblem(form.gstin ?? ''));
  if (step === 2) return asError('pincode', postalCodeProblem(form.pincode ?? '', country));
  const nameless = step === 4 && hasProduct(form) && !form.productName?.trim();
  return asError('productName', nameless ? 'Product name is required' : null);
}

const asError = (path: string, message: string | null): FieldError[] => (message ? [{ path, message }] : []);

/** One message a field is enough; the first is the one that matters. */
function firstOfEach(problems: StepProblem[]): StepProblem[] {
  const seen = new Set<string>();
  return problems.filter(({ path }) => !seen.has(path) && seen.add(path));
}

function inOrder(problems: StepProblem[]): StepProblem[] {
  const order = Object.keys(emptyForm);
  const place = ({ path }: StepProblem): number => order.indexOf(path.split('.')[0] ?? '');
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
