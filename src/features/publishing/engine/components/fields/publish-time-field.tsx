import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import type { Editor } from '../use-editor.ts';

interface TimedValues {
  /** Null: immediately. */
  publishedAt: string | null;
}

/** A field for the publication time, in the editor's own time zone. */
export function PublishTimeField<Values extends TimedValues>({ editor }: { editor: Editor<Values> }) {
  const { values, change, errors } = editor;
  return (
    <Field
      label="Publish at"
      optional
      error={errors.publishedAt}
      hint="In your time zone. Leave empty to publish immediately. Set a future time to schedule."
    >
      <TextInput
        type="datetime-local"
        value={values.publishedAt ? toLocalInputValue(new Date(values.publishedAt)) : ''}
        onChange={(event) => {
          const chosen = new Date(event.target.value);
          const publishedAt = Number.isNaN(chosen.getTime()) ? null : chosen.toISOString();
          change({ publishedAt } as Partial<Values>);
        }}
      />
    </Field>
  );
}

/** Formats an instant as `2026-11-21T09:30` in the browser's time zone. */
function toLocalInputValue(instant: Date): string {
  const shifted = new Date(instant.getTime() - instant.getTimezoneOffset() * 60_000);
  return shifted.toISOString().slice(0, 16);
}
