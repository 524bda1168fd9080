import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import * as z from 'zod/mini';
import { formatCount } from '#lib/formats.ts';
import { parseTypedWhole } from '#lib/parse-typed-number.ts';
import { api } from '#web/api.ts';
import { useFormAction } from '#web/use-form-action.ts';
import { type Capabilities, capabilitiesForm, type Limits } from '../contract.ts';

const numberFields = [
  'maxBlankLongMm',
  'maxBlankShortMm',
  'minBlankLongMm',
  'minBlankShortMm',
  'maxVolumeMl',
  'maxPrintColors',
  'moq',
  'leadTimeDays',
  'monthlyCapacity',
] as const;
export type NumberField = (typeof numberFields)[number];
type ListField = Exclude<keyof Limits, NumberField>;

/** The form as it is typed: empty text for a limit that is not stated. */
export type CapabilitiesInput = Record<NumberField, string> & { [Key in ListField]: Limits[Key] };

const typed = (value: number | null): string => (value === null ? '' : formatCount(value));
const parsed = (text: string): number | null => (text.trim() === '' ? null : parseTypedWhole(text));

/** Returns limits as they are typed. */
function inputOf(limits: Limits): CapabilitiesInput {
  const numbers = Object.fromEntries(numberFields.map((field) => [field, typed(limits[field])]));
  return { ...limits, ...(numbers as Record<NumberField, string>) };
}

function limitsFrom(input: CapabilitiesInput): Limits {
  const numbers = Object.fromEntries(numberFields.map((field) => [field, parsed(input[field])]));
  return { ...input, ...(numbers as Record<NumberField, number | null>) };
}

const resolver = standardSchemaResolver(z.pipe(z.transform(limitsFrom), capabilitiesForm));

interface FormOptions {
  limits: Limits;
  onSaved: (saved: Capabilities) => void;
}

/** Returns the form of what a store can make. */
export function useCapabilitiesForm({ limits, onSaved }: FormOptions) {
  const action = useFormAction<CapabilitiesInput, Limits, { data: { capabilities: Capabilities } }>({
    resolver,
    defaultValues: inputOf(limits),
    send: (form) => api.capabilities.save(form),
    success: 'Capabilities saved. Requests are matched to them from now on.',
    failure: 'Your capabilities could not be saved. Please try again.',
    onSuccess: ({ data }) => {
      action.form.reset(inputOf(data.capabilities.limits));
      onSaved(data.capabilities);
    },
  });
  return action;
}
