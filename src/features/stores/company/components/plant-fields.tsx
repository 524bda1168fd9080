import { Plus } from 'lucide-react';
import { Controller, useFieldArray, useFormContext } from 'react-hook-form';
import { CountryBox } from '#features/stores/locations/components/country-box.tsx';
import type { Country } from '#features/stores/locations/contract.ts';
import { FieldGrid, Wide } from '#features/stores/registration/components/steps/field-grid.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import type { CompanyForm } from '../contract.ts';
import styles from './company-form.module.css';

const maxPlants = 12;
const newPlant = {
  city: '',
  country: '',
  sinceYear: Number.NaN,
  areaM2: Number.NaN,
  machines: [],
  capacity: '',
};

/** Fields for plants and warehouses, each with its machines and monthly capacity. */
export function PlantFields({ countries }: { countries: readonly Country[] }) {
  const { control } = useFormContext<CompanyForm>();
  const { fields, append, remove } = useFieldArray({ control, name: 'plants' });
  return (
    <Card
      title="Plants"
      actions={
        fields.length < maxPlants && (
          <Button size="sm" variant="line" icon={<Plus aria-hidden />} onClick={() => append(newPlant)}>
            Add plant
          </Button>
        )
      }
    >
      {fields.length === 0 && (
        <p className="faint">No plants yet. Show buyers where their packaging is made.</p>
      )}
      <Stack as="ol" className={styles.plants}>
        {fields.map(({ id }, index) => (
          <li key={id}>
            <Stack as="fieldset" justify="start" className={styles.plant}>
              <legend className={styles.legend}>Plant {index + 1}</legend>
              <Plant index={index} countries={countries} />
              <Button size="sm" variant="quiet" onClick={() => remove(index)}>
                Remove plant {index + 1}
              </Button>
            </Stack>
          </li>
        ))}
      </Stack>
    </Card>
  );
}

function Plant({ index, countries }: { index: number; countries: readonly Country[] }) {
  const { register, control, formState, setValue, getValues } = useFormContext<CompanyForm>();
  const errors = formState.errors.plants?.[index];
  const at = `plants.${index}` as const;
  return (
    <FieldGrid>
      <Field label="City" required error={errors?.city?.message}>
        <TextInput {...register(`${at}.city`)} />
      </Field>
      <Field label="Country" required error={errors?.country?.message}>
        <Controller
          control={control}
          name={`${at}.country`}
          render={({ field: { ref, value, onChange, onBlur } }) => (
            <CountryBox
              ref={ref}
              value={value}
              countries={countries}
              onValueChange={(code) => onChange(code ?? '')}
              onBlur={onBlur}
            />
          )}
        />
      </Field>
      <Field label="Since" required error={errors?.sinceYear?.message}>
        <TextInput
          inputMode="numeric"
          placeholder="1998"
          {...register(`${at}.sinceYear`, { valueAsNumber: true })}
        />
      </Field>
      <Field label="Covered area" required error={errors?.areaM2?.message}>
        <TextInput inputMode="numeric" after="m²" {...register(`${at}.areaM2`, { valueAsNumber: true })} />
      </Field>
      <Wide>
        <Field label="Capacity" required error={errors?.capacity?.message}>
          <TextInput placeholder="900 t of board per month" {...register(`${at}.capacity`)} />
        </Field>
      </Wide>
      <Wide>
        <Field label="Machines" optional error={errors?.machines?.message} hint="One per line.">
          <TextArea
            rows={3}
            defaultValue={getValues(`${at}.machines`).join('\n')}
            onBlur={({ target }) =>
              setValue(
                `${at}.machines`,
                target.value
                  .split('\n')
                  .map((line) => line.trim())
                  .filter(Boolean),
                { shouldDirty: true, shouldValidate: true },
              )
            }
          />
        </Field>
      </Wide>
    </FieldGrid>
  );
}
