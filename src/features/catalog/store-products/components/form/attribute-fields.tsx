import {
  Controller,
  type FieldErrors,
  type UseFormRegisterReturn,
  type UseFormReturn,
} from 'react-hook-form';
import type { AttributeDefinition } from '#features/catalog/taxonomy/contract/attributes.ts';
import { unitSymbol } from '#features/catalog/taxonomy/rules/attributes.ts';
import { CheckboxGroup } from '#ui/fields/choices/checkbox-group.tsx';
import { Select } from '#ui/fields/choices/select.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { Grid, Stack } from '#ui/layout/layout.tsx';
import { Accordion } from '#ui/navigation/accordion.tsx';
import type { FormValues } from '../../rules/form-values.ts';
import styles from './attribute-fields.module.css';

interface AttributeFieldsProps {
  definitions: readonly AttributeDefinition[];
  form: UseFormReturn<FormValues>;
}

/** Number of fields shown at first; the others can be expanded. */
const initialFieldCount = 8;

/** The attribute fields of the category, each with its unit, help and test standard. */
export function AttributeFields({ definitions, form }: AttributeFieldsProps) {
  const rest = definitions.slice(initialFieldCount);
  const fields = (list: readonly AttributeDefinition[]) => (
    <Grid min={230} align="start">
      {list.map((definition) => (
        <AttributeField key={definition.key} definition={definition} form={form} />
      ))}
    </Grid>
  );
  return (
    <Stack>
      {fields(definitions.slice(0, initialFieldCount))}
      {rest.length > 0 && (
        <Accordion
          items={[{ id: 'more-details', title: `${rest.length} more details`, body: fields(rest) }]}
        />
      )}
    </Stack>
  );
}

function AttributeField({
  definition,
  form: { register, control, formState },
}: {
  definition: AttributeDefinition;
  form: UseFormReturn<FormValues>;
}) {
  const { key, label, type, help, standard, options } = definition;
  const name = `attributes.${key}` as const;
  const error = errorMessageOf(formState.errors, key);
  const hint = [help, standard].filter(Boolean).join(' · ') || undefined;
  if (type === 'multi') {
    return (
      <Controller
        control={control}
        name={name}
        render={({ field: { value, onChange } }) => (
          <CheckboxGroup
            legend={label}
            name={name}
            options={options}
            columns={2}
            hint={hint}
            error={error}
            className={styles.wide}
            value={Array.isArray(value) ? value : []}
            onValueChange={onChange}
          />
        )}
      />
    );
  }
  return (
    <Field label={label} hint={hint} error={error}>
      <AttributeControl definition={definition} {...register(name)} />
    </Field>
  );
}

const yesOrNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

function AttributeControl({
  definition,
  ...field
}: { definition: AttributeDefinition } & UseFormRegisterReturn) {
  const { type, unit, options } = definition;
  if (type === 'boolean') return <Select placeholder="Not provided" options={yesOrNo} {...field} />;
  if (type === 'enum' && options.length > 0)
    return <Select placeholder="Not provided" options={options} {...field} />;
  const inputMode = type === 'number' ? 'decimal' : undefined;
  return <TextInput inputMode={inputMode} after={unitSymbol(unit) || undefined} {...field} />;
}

const errorMessageOf = (errors: FieldErrors<FormValues>, key: string): string | undefined => {
  const found = errors.attributes?.[key];
  return found && 'message' in found && typeof found.message === 'string' ? found.message : undefined;
};
