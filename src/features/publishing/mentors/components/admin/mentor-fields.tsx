import { LinesField } from '#features/publishing/engine/components/fields/lines-field.tsx';
import { LineField, ParagraphField } from '#features/publishing/engine/components/fields/text-fields.tsx';
import type { Editor } from '#features/publishing/engine/components/use-editor.ts';
import { Select } from '#ui/fields/choices/select.tsx';
import { Field } from '#ui/fields/field.tsx';
import { NumberInput } from '#ui/fields/number-input.tsx';
import { Grid } from '#ui/layout/layout.tsx';
import type { MentorForm } from '../../contract.ts';

interface MentorFieldsProps {
  editor: Editor<MentorForm>;
  countries: readonly { code: string; name: string }[];
}

/** Fields for the name, place, expertise and languages of a mentor. */
export function MentorFields({ editor, countries }: MentorFieldsProps) {
  const { values, change, errors } = editor;
  return (
    <>
      <Grid min={220} fit align="start">
        <LineField editor={editor} name="name" label="Name" required maxLength={100} autoComplete="off" />
        <Field label="Years in packaging" required error={errors.years}>
          <NumberInput
            whole
            value={values.years}
            onNumber={(years) => change({ years: years ?? Number.NaN })}
          />
        </Field>
        <LineField editor={editor} name="city" label="City" maxLength={80} autoComplete="off" />
        <Field label="Country" error={errors.country}>
          <Select
            value={values.country}
            placeholder="Select"
            options={countries.map(({ code, name }) => ({ value: code, label: name }))}
            onChange={(event) => change({ country: event.target.value })}
          />
        </Field>
      </Grid>
      <ParagraphField
        editor={editor}
        name="bio"
        label="Summary"
        hint="Two or three sentences, shown in lists and on the page."
        limit={600}
        rows={4}
      />
      <Grid min={220} fit align="start">
        <LinesField
          label="Helps with"
          name="expertise"
          value={values.expertise}
          errors={errors}
          hint="One field per line, up to six."
          onChange={(expertise) => change({ expertise })}
        />
        <LinesField
          label="Languages"
          name="languages"
          value={values.languages}
          errors={errors}
          hint="One per line, in English."
          onChange={(languages) => change({ languages })}
        />
      </Grid>
    </>
  );
}
