import { type FieldValues, get, type Resolver } from 'react-hook-form';
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

function explain(errors: object, { path, fields }: Place): void {
  for (const [name, error] of Object.entries(errors) as [string, unknown][]) {
    if (typeof error !== 'object' || error === null || error instanceof Element) continue;
    const at = path ? `${path}.${name}` : name;
    const message = 'message' in error ? describeInput(refAt(fields, at)) : undefined;
    if (message) Object.assign(error, { message });
    else explain(error, { path: at, fields });
  }
}

function refAt(fields: object, path: string): unknown {
  const field: { ref?: unknown } | undefined = get(fields, path);
  return field?.ref;
}

function describeInput(input: unknown): string | undefined {
  if (!(input instanceof HTMLInputElement)) return undefined;
  const { inputMode, value } = input;
  if (inputMode !== 'numeric' && inputMode !== 'decimal') return undefined;
  return describeTypedNumber(value, { whole: inputMode === 'numeric' }) ?? undefined;
}
