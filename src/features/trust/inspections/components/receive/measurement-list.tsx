import { Plus } from 'lucide-react';
import { Button } from '#ui/controls/button.tsx';
import { Select } from '#ui/fields/choices/select.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { Grid, Stack } from '#ui/layout/layout.tsx';
import { maxMeasurements, measurementUnits } from '../../contract/receipt-forms.ts';
import { messageAt, newMeasurement, type TypedMeasurement } from '../../rules/typed-receipt.ts';
import styles from './receipt-form.module.css';
import type { LineProps } from './use-receipt.ts';

/** Renders the measurements of a line. */
export function MeasurementList({ typed, path, problems, onChange }: LineProps) {
  const { measurements } = typed;
  const set = (next: TypedMeasurement[]) => onChange({ measurements: next });
  return (
    <Stack gap={3}>
      {measurements.map((measurement, index) => (
        <MeasurementFields
          // biome-ignore lint/suspicious/noArrayIndexKey: fields have no id, and only their values change
          key={index}
          number={index + 1}
          measurement={measurement}
          messageOf={(field) => messageAt(problems, `${path}.measurements.${index}.${field}`)}
          onChange={(changes) =>
            set(measurements.map((one, at) => (at === index ? { ...one, ...changes } : one)))
          }
          onRemove={() => set(measurements.filter((_, at) => at !== index))}
        />
      ))}
      {measurements.length < maxMeasurements && (
        <Button
          variant="line"
          wide
          icon={<Plus aria-hidden />}
          onClick={() => set([...measurements, newMeasurement])}
        >
          Add a measurement
        </Button>
      )}
    </Stack>
  );
}

interface MeasurementFieldsProps {
  number: number;
  measurement: TypedMeasurement;
  messageOf: (field: keyof TypedMeasurement) => string | null;
  onChange: (changes: Partial<TypedMeasurement>) => void;
  onRemove: () => void;
}

function MeasurementFields({ number, measurement, messageOf, onChange, onRemove }: MeasurementFieldsProps) {
  const numberField = (field: 'nominal' | 'tolerance', label: string) => (
    <Field label={label} error={messageOf(field)}>
      <TextInput
        inputMode="decimal"
        autoComplete="off"
        value={measurement[field]}
        onChange={({ target }) => onChange({ [field]: target.value })}
      />
    </Field>
  );
  return (
    <fieldset className={styles.measurement}>
      <legend>Measurement {number}</legend>
      <Stack gap={3}>
        <Field label="What you measured" error={messageOf('name')}>
          <TextInput
            maxLength={60}
            autoComplete="off"
            value={measurement.name}
            onChange={({ target }) => onChange({ name: target.value })}
          />
        </Field>
        <Grid columns={3} gap={2}>
          {numberField('nominal', 'Nominal')}
          {numberField('tolerance', 'Tolerance ±')}
          <Field label="Unit" error={messageOf('unit')}>
            <Select
              options={measurementUnits}
              value={measurement.unit}
              onChange={({ target }) =>
                onChange({ unit: measurementUnits.find((unit) => unit === target.value) ?? 'mm' })
              }
            />
          </Field>
        </Grid>
        <Field label="Measured values" hint="Separated by spaces." error={messageOf('values')}>
          <TextInput
            maxLength={1000}
            autoComplete="off"
            value={measurement.values}
            onChange={({ target }) => onChange({ values: target.value })}
          />
        </Field>
        <Button variant="quiet" size="sm" onClick={onRemove}>
          Remove measurement
        </Button>
      </Stack>
    </fieldset>
  );
}
