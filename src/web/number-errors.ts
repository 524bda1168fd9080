import { type FieldErrors, type FieldValues, get, type Resolver } from 'react-hook-form';
import { describeTypedNumber } from '#lib/parse-typed-number.ts';

/**
 * Returns a resolver whose errors say how to write a number that has the separators of another country. Inputs with
 * `inputMode="numeric"` hold whole numbers, those with `decimal` any number.
 */
export function explainNumbers<Input extends FieldValues, Output>(
  resolver: Resolver<Input, unknown, Output>,
): Resolver<Input, unknown, Output> {
  return async (...call) => {
    const [, , { fields }] = call;
    const result = await resolver(...call);
    explain(result.errors, { path: '', fields });
    return result;
  };
}

interface Place {
  path: string;
  fields: object;
}

function explain(errors: FieldErrors | object, { path, fields }: Place): void {
  for (const [name, value] of Object.entries<unknown>(errors as Record<string, unknown>)) {
    if (typeof value !== 'object' || value === null || value instanceof Element) continue;
    const error: { message?: unknown } = value;
    const at = path ? `${path}.${name}` : name;
    const field: unknown = get(fields, at);
    const isField = typeof field === 'object' && field !== null && 'ref' in field;
    const message = typeof error.message === 'string' && isField ? describeInput(field.ref) : undefined;
    if (message) error.message = message;
    else explain(error, { path: at, fields });
  }
}

function describeInput(input: unknown): string | undefined {
  if (!(input instanceof HTMLInputElement)) return undefined;
  const { inputMode, value } = input;
  if (inputMode !== 'numeric' && inputMode !== 'decimal') return undefined;
  return describeTypedNumber(value, { whole: inputMode === 'numeric' }) ?? undefined;
}
