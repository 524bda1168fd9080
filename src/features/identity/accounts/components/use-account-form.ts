import { useState } from 'react';
import { type FieldValues, type Path, type Resolver, useForm } from 'react-hook-form';
import { type Problem, toProblem } from '#web/problem.ts';

interface AccountFormOptions<Input extends FieldValues, Output> {
  resolver: Resolver<Input, unknown, Output>;
  /** Calls the server and navigates; errors that it throws are shown. */
  send: (values: Output) => Promise<void>;
}

/**
 * Returns a form that validates each field on blur, keeps what was typed, and shows errors from the server. It sets
 * no default values, so that text typed into the server-rendered page before hydration is kept.
 */
export function useAccountForm<Input extends FieldValues, Output>({
  resolver,
  send,
}: AccountFormOptions<Input, Output>) {
  const form = useForm<Input, unknown, Output>({ resolver, mode: 'onTouched', shouldFocusError: false });
  const [problem, setProblem] = useState<Problem | null>(null);

  const submit = form.handleSubmit(async (values) => {
    setProblem(null);
    try {
      await send(values);
    } catch (error) {
      const failed = toProblem(error);
      setProblem(failed);
      showFields(failed);
    }
  });

  function showFields({ fields }: Problem): void {
    const own = fields.filter(({ path }) => path in form.getValues());
    for (const { path, message } of own) form.setError(path as Path<Input>, { message });
  }

  return { form, submit, problem, busy: form.formState.isSubmitting };
}
