import { get } from 'react-hook-form';
import { describeTypedNumber } from '#lib/describe-typed-number.ts';

/**
 * Replaces the errors of a form that are about the separators of another country by how to write the number. Inputs with
 * `inputMode="numeric"` hold whole numbers, those with `decimal` any number.
 */
export function explainNumbers(errors: object, fields: object): void {
  explain(errors, { path: '', fields });
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
