import { useState } from 'react';
import { type FieldValues, type Path, type Resolver, useForm } from 'react-hook-form';
import { type Problem, problemOf } from '#web/problem.ts';

interface AccountFormOptions<Input extends FieldValues, Output> {
  resolver: Resolver<Input, unknown, Output>;
  /** Calls the server and goes on; what it throws is shown. */
  send: (values: Output) => Promise<void>;
}

/**
 * A form that checks each field when it is left, keeps everything typed, and shows what the server says.
 * It sets no default values: what was typed before the scripts arrived stands in the page and is taken over.
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
      const failed = problemOf(error);
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
