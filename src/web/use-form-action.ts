import { type BaseSyntheticEvent, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type Resolver,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type { Problem } from './problem.ts';
import { type Action, type ActionOptions, useAction } from './use-action.ts';

interface FormActionOptions<Input extends FieldValues, Output, Data>
  extends Omit<ActionOptions<Output, Data>, 'showFailure'> {
  /** Checks the values, usually `standardSchemaResolver(schema)` with a schema of the contract. */
  resolver: Resolver<Input, unknown, Output>;
  /** Leave it out on server-rendered forms: what was typed before hydration is kept. */
  defaultValues?: DefaultValues<Input>;
}

interface FormAction<Input extends FieldValues, Output> {
  /** `register`, `control`, `setValue` and `formState.errors` of react-hook-form. */
  form: UseFormReturn<Input, unknown, Output>;
  /** Handler of the form's submit event, also callable without an event. */
  submit: (event?: BaseSyntheticEvent) => Promise<void>;
  busy: boolean;
  /** The last failure of the server or the network. */
  problem: Action<Output>['problem'];
  /** Message of the last failure if no field shows it; show it above the form. */
  message: string | null;
}

/**
 * Returns a form that checks each field once it was left, sends valid values with `useAction`, and shows the errors of
 * the server at their fields. What was typed is kept after a failure.
 */
export function useFormAction<Input extends FieldValues, Output = Input, Data = unknown>({
  resolver,
  defaultValues,
  onFailure,
  ...options
}: FormActionOptions<Input, Output, Data>): FormAction<Input, Output> {
  const form = useForm<Input, unknown, Output>({
    resolver: explained(resolver),
    mode: 'onTouched',
    shouldFocusError: false,
    ...(defaultValues && { defaultValues }),
  });
  const [isShownAtField, setShownAtField] = useState(false);
  const { start, busy, problem } = useAction<Output, Data>({
    ...options,
    showFailure: 'inline',
    onFailure: async (failed, values) => {
      setShownAtField(showAtFields(form, failed));
      await onFailure?.(failed, values);
    },
  });
  return {
    form,
    submit: form.handleSubmit(async (values) => {
      await start(values);
    }),
    busy,
    problem,
    message: problem && !isShownAtField ? problem.message : null,
  };
}

/** Returns a resolver whose errors say how to write a number. The code for it is loaded with the first error. */
function explained<Input extends FieldValues, Output>(
  resolver: Resolver<Input, unknown, Output>,
): Resolver<Input, unknown, Output> {
  return async (...call) => {
    const result = await resolver(...call);
    if (Object.keys(result.errors).length === 0) return result;
    const numbers = await import('./number-errors.ts').catch(() => null);
    numbers?.explainNumbers(result.errors, call[2].fields);
    return result;
  };
}

/** Sets the errors of fields that the form has. Returns whether there were any. */
function showAtFields<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  { fields }: Problem,
): boolean {
  const values = form.getValues();
  const own = fields.filter(({ path }) => (path.split('.', 1)[0] ?? '') in values);
  for (const { path, message } of own) form.setError(path as Path<Input>, { type: 'server', message });
  return own.length > 0;
}
