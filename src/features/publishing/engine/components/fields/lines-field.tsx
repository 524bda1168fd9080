import { Field } from '#ui/fields/field.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';

interface LinesFieldProps {
  label: string;
  /** Name of the field in the form, which its errors refer to. */
  name: string;
  value: readonly string[];
  onChange: (lines: string[]) => void;
  errors: Partial<Record<string, string>>;
  hint?: string;
  optional?: boolean;
}

/** A field for several short texts, one per line. Empty lines are removed on saving by `filledLines`. */
export function LinesField({
  label,
  name,
  value,
  onChange,
  errors,
  hint,
  optional = false,
}: LinesFieldProps) {
  const wrong = Object.keys(errors).find((path) => path === name || path.startsWith(`${name}.`));
  return (
    <Field
      label={label}
      optional={optional}
      hint={hint ?? 'One per line.'}
      error={wrong ? errors[wrong] : undefined}
    >
      <TextArea
        rows={Math.max(3, value.length)}
        value={value.join('\n')}
        onChange={(event) => onChange(event.target.value.split('\n'))}
      />
    </Field>
  );
}

/** Returns the lines that are not empty. */
export const filledLines = (lines: readonly string[]): string[] =>
  lines.map((line) => line.trim()).filter(Boolean);
