import { Field } from '#ui/fields/field.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';

interface LinesFieldProps {
  label: string;
  /** Name of the values in the form, by which its errors are found. */
  name: string;
  value: readonly string[];
  onChange: (lines: string[]) => void;
  errors: Partial<Record<string, string>>;
  hint?: string;
}

/** Several short texts, one a line. Empty lines are left out on saving: see `filledLines`. */
export function LinesField({ label, name, value, onChange, errors, hint }: LinesFieldProps) {
  const wrong = Object.keys(errors).find((path) => path === name || path.startsWith(`${name}.`));
  return (
    <Field label={label} hint={hint ?? 'One a line.'} error={wrong ? errors[wrong] : undefined}>
      <TextArea
        rows={Math.max(3, value.length)}
        value={value.join('\n')}
        onChange={(event) => onChange(event.target.value.split('\n'))}
      />
    </Field>
  );
}

/** The lines that have something in them. */
export const filledLines = (lines: readonly string[]): string[] =>
  lines.map((line) => line.trim()).filter(Boolean);
