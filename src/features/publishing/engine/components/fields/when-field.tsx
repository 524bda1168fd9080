import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import type { Editor } from '../use-editor.ts';

interface Timed {
  /** Null: at once. */
  publishedAt: string | null;
}

/** When it is to appear, in the time zone of whoever edits. */
export function WhenField<Values extends Timed>({ editor }: { editor: Editor<Values> }) {
  const { values, change, errors } = editor;
  return (
    <Field
      label="Publish at"
      optional
      error={errors.publishedAt}
      hint="Your own time. Left empty: at once. In the future: it appears by itself."
    >
      <TextInput
        type="datetime-local"
        value={values.publishedAt ? localText(new Date(values.publishedAt)) : ''}
        onChange={(event) => {
          const chosen = new Date(event.target.value);
          const publishedAt = Number.isNaN(chosen.getTime()) ? null : chosen.toISOString();
          change({ publishedAt } as Partial<Values>);
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
