import type { Editor } from '#features/editing/components/use-editor.ts';
import { DateInput } from '#ui/fields/choices/date-input.tsx';
import { Select } from '#ui/fields/choices/select.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { eventCategories } from '../../contract/admin-events.ts';
import type { EventForm } from '../../contract.ts';
import styles from './event-fields.module.css';

interface EventFieldsProps {
  editor: Editor<EventForm>;
  countries: readonly { code: string; name: string }[];
}

/** Title, days and place of an event. */
export function EventFields({ editor, countries }: EventFieldsProps) {
  const { values, change, errors } = editor;
  const categories = [...new Set([...eventCategories, ...(values.category ? [values.category] : [])])];
  return (
    <>
      <Field label="Title" required error={errors.title}>
        <TextInput
          value={values.title}
          maxLength={140}
          onChange={(event) => change({ title: event.target.value })}
        />
      </Field>
      <div className={styles.pair}>
        <Field label="First day" required error={errors.startsOn}>
          <DateInput
            value={values.startsOn}
            onChange={({ target: { value } }) =>
              change({
                startsOn: value,
                // A last day before the first is never meant.
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
      </div>
      <Field label="Venue" error={errors.venue}>
        <TextInput
          value={values.venue}
          maxLength={160}
          onChange={(event) => change({ venue: event.target.value })}
        />
      </Field>
      <div className={styles.pair}>
        <Field label="City" error={errors.city}>
          <TextInput
            value={values.city}
            maxLength={80}
            onChange={(event) => change({ city: event.target.value })}
          />
        </Field>
        <Field label="Country" error={errors.country}>
          <Select
            value={values.country}
            placeholder="Choose"
            options={countries.map(({ code, name }) => ({ value: code, label: name }))}
            onChange={(event) => change({ country: event.target.value })}
          />
        </Field>
      </div>
      <Field label="Category" error={errors.category}>
        <Select
          value={values.category}
          placeholder="Choose"
          options={categories}
          onChange={(event) => change({ category: event.target.value })}
        />
      </Field>
      <Field label="Summary" error={errors.summary} hint="One sentence for lists and search engines.">
        <TextArea
          value={values.summary}
          limit={300}
          rows={2}
          onChange={(event) => change({ summary: event.target.value.replace(/\s*\n\s*/g, ' ') })}
        />
      </Field>
      <Field label="Who goes" optional error={errors.audience}>
        <TextArea
          value={values.audience}
          limit={600}
          rows={2}
          onChange={(event) => change({ audience: event.target.value })}
        />
      </Field>
    </>
  );
}
