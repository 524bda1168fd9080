import { LineField, ParagraphField } from '#features/publishing/engine/components/fields/text-fields.tsx';
import type { Editor } from '#features/publishing/engine/components/use-editor.ts';
import { DateInput } from '#ui/fields/choices/date-input.tsx';
import { Select } from '#ui/fields/choices/select.tsx';
import { Field } from '#ui/fields/field.tsx';
import { Grid } from '#ui/layout/layout.tsx';
import { eventCategories } from '../../contract/admin-events.ts';
import type { EventForm } from '../../contract.ts';

interface EventFieldsProps {
  editor: Editor<EventForm>;
  countries: readonly { code: string; name: string }[];
}

/** Fields for the title, days and place of an event. */
export function EventFields({ editor, countries }: EventFieldsProps) {
  const { values, change, errors } = editor;
  const categories = [...new Set([...eventCategories, ...(values.category ? [values.category] : [])])];
  return (
    <>
      <LineField editor={editor} name="title" label="Title" required maxLength={140} />
      <Grid min={200} fit align="start">
        <Field label="First day" required error={errors.startsOn}>
          <DateInput
            value={values.startsOn}
            onChange={({ target: { value } }) =>
              change({
                startsOn: value,
                // The last day can never be before the first.
                ...(values.endsOn < value ? { endsOn: value } : {}),
              })
            }
          />
        </Field>
        <Field label="Last day" required error={errors.endsOn}>
          <DateInput
            value={values.endsOn}
            min={values.startsOn || undefined}
            onChange={(event) => change({ endsOn: event.target.value })}
          />
        </Field>
      </Grid>
      <LineField editor={editor} name="venue" label="Venue" maxLength={160} />
      <Grid min={200} fit align="start">
        <LineField editor={editor} name="city" label="City" maxLength={80} />
        <Field label="Country" error={errors.country}>
          <Select
            value={values.country}
            placeholder="Select"
            options={countries.map(({ code, name }) => ({ value: code, label: name }))}
            onChange={(event) => change({ country: event.target.value })}
          />
        </Field>
      </Grid>
      <Field label="Category" error={errors.category}>
        <Select
          value={values.category}
          placeholder="Select"
          options={categories}
          onChange={(event) => change({ category: event.target.value })}
        />
      </Field>
      <ParagraphField
        editor={editor}
        name="summary"
        label="Summary"
        hint="One sentence, shown in lists and search results."
        limit={300}
        isOneLine
      />
      <ParagraphField editor={editor} name="audience" label="Who it’s for" optional limit={600} />
    </>
  );
}
