import { type UseFormReturn, useWatch } from 'react-hook-form';
import { flutes } from '#features/packaging/engineering/rules/board-tables.ts';
import { fefcoStyles } from '#features/packaging/engineering/rules/fefco-styles.ts';
import {
  finishes,
  type PackagingKind,
  packagingKinds,
  type SpecificationField,
} from '#features/packaging/specification/contract.ts';
import { fieldsOf, kindLabels, materialsOf, nameOf } from '#features/packaging/specification/rules.ts';
import { Segmented } from '#ui/controls/segmented.tsx';
import { Select } from '#ui/fields/choices/select.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { Cluster, Grid, Stack } from '#ui/layout/layout.tsx';
import type { RequestForm } from '../../contract/request-form.ts';
import type { RequestInput } from '../../rules/request-input.ts';

export type RequestFormState = UseFormReturn<RequestInput, unknown, RequestForm>;

interface SpecificationFieldsProps {
  form: RequestFormState;
  index: number;
}

/** The typed specification of one item: its kind, and the measures that this kind has. */
export function SpecificationFields({ form, index }: SpecificationFieldsProps) {
  const kind = useWatch({ control: form.control, name: `lines.${index}.specification.kind` });
  const errors = form.formState.errors.lines?.[index]?.specification;
  return (
    <Stack gap={3}>
      <Cluster justify="between" align="end" gap={3}>
        <Field label="Packaging type" optional error={errors?.kind?.message}>
          <Select
            {...form.register(`lines.${index}.specification.kind`)}
            placeholder="Other (describe below)"
            options={packagingKinds.map((value) => ({ value, label: kindLabels[value] }))}
          />
        </Field>
        {kind && <LengthUnits form={form} />}
      </Cluster>
      {kind && (
        <Grid columns={4} medium={3} small={2} gap={3} align="start">
          {fieldsOf(kind).map((field) => (
            <Measure key={field} form={form} index={index} kind={kind} field={field} />
          ))}
        </Grid>
      )}
    </Stack>
  );
}

function LengthUnits({ form }: { form: RequestFormState }) {
  const unit = useWatch({ control: form.control, name: 'lengthUnit' });
  return (
    <Segmented
      label="Unit of the dimensions"
      value={unit}
      onValueChange={(value) =>
        form.setValue('lengthUnit', value === 'in' ? 'in' : 'mm', { shouldDirty: true })
      }
      options={[
        { value: 'mm', label: 'mm' },
        { value: 'in', label: 'inch' },
      ]}
    />
  );
}

interface MeasureProps extends SpecificationFieldsProps {
  kind: PackagingKind;
  field: SpecificationField;
}

const units: Partial<Record<SpecificationField, string>> = {
  grammageGsm: 'g/m²',
  thicknessMicron: 'µm',
  capacityMl: 'ml',
  contentsGrams: 'g',
};

const hints: Partial<Record<SpecificationField, string>> = {
  printColors: '2, or 2/0 for outside only.',
};

function optionsFor(kind: PackagingKind, field: SpecificationField) {
  if (field === 'material') return materialsOf(kind);
  if (field === 'flute') return flutes.map(({ flute }) => ({ value: flute, label: `${flute} flute` }));
  if (field === 'finish') return finishes;
  if (field === 'style' && kind === 'corrugated')
    return fefcoStyles.map(({ code, name }) => ({ value: code, label: `${code} ${name}` }));
  if (field === 'printSides')
    return [
      { value: 'outside', label: 'Outside' },
      { value: 'inside', label: 'Inside' },
      { value: 'both', label: 'Outside and inside' },
    ];
  return null;
}

function Measure({ form, index, kind, field }: MeasureProps) {
  const name = `lines.${index}.specification.${field}` as const;
  const lengthUnit = useWatch({ control: form.control, name: 'lengthUnit' });
  const error = form.formState.errors.lines?.[index]?.specification?.[field]?.message;
  const options = optionsFor(kind, field);
  const unit = field.endsWith('Mm') ? lengthUnit : units[field];
  return (
    <Field label={nameOf(kind, field)} error={error} hint={hints[field]}>
      {options ? (
        <Select {...form.register(name)} placeholder="Any" options={options} />
      ) : (
        <TextInput
          inputMode={field === 'style' || field === 'printColors' ? 'text' : 'decimal'}
          maxLength={60}
          before={field === 'toleranceMm' ? '±' : undefined}
          after={unit}
          {...form.register(name)}
        />
      )}
    </Field>
  );
}
