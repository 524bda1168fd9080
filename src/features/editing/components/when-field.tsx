import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';

interface WhenFieldProps {
  /** Null: at once. */
  value: string | null;
  onChange: (instant: string | null) => void;
  error?: string | undefined;
}

/** When it is to appear, in the time zone of whoever edits. */
export function WhenField({ value, onChange, error }: WhenFieldProps) {
  return (
    <Field
      label="Publish at"
      optional
      error={error}
      hint="Your own time. Left empty: at once. In the future: it appears by itself."
    >
      <TextInput
        type="datetime-local"
        value={value ? localText(new Date(value)) : ''}
        onChange={(event) => {
          const chosen = new Date(event.target.value);
          onChange(Number.isNaN(chosen.getTime()) ? null : chosen.toISOString());
        }}
      />
    </Field>
  );
}

/** Instant → `2026-11-21T09:30` on the clock of this browser. */
function localText(instant: Date): string {
  const shifted = new Date(instant.getTime() - instant.getTimezoneOffset() * 60_000);
  return shifted.toISOString().slice(0, 16);
}
