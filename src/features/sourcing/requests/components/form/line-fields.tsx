import { Plus, Trash2 } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { productUnits } from '#features/catalog/products/contract/product-labels.ts';
import { loadCategory } from '#features/catalog/store-products/components/form/use-selected-category.ts';
import { CategoryPicker } from '#features/catalog/taxonomy/components/category-picker.tsx';
import { kindOfFamily } from '#features/packaging/specification/rules.ts';
import { currencySymbol } from '#lib/amounts.ts';
import { Button } from '#ui/controls/button.tsx';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Select } from '#ui/fields/choices/select.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Cluster, Grid, Stack } from '#ui/layout/layout.tsx';
import { maxRequestQuantities } from '../../contract/request-form.ts';
import styles from './request-form.module.css';
import { type RequestFormState, SpecificationFields } from './specification-fields.tsx';

interface LineFieldsProps {
  form: RequestFormState;
  index: number;
  /** Undefined for the only item. */
  onRemove: (() => void) | undefined;
}

/** The fields of one item: what it is, how many, and its specification. */
export function LineFields({ form, index, onRemove }: LineFieldsProps) {
  const { register, formState } = form;
  const errors = formState.errors.lines?.[index];
  return (
    <Card
      title={`Item ${index + 1}`}
      actions={
        onRemove && (
          <IconButton label={`Remove item ${index + 1}`} onClick={onRemove}>
            <Trash2 aria-hidden />
          </IconButton>
        )
      }
    >
      <Stack>
        <Field label="What do you need?" required error={errors?.title?.message}>
          <TextInput
            maxLength={160}
            placeholder="Printed mailer box, 250 × 180 × 80 mm"
            {...register(`lines.${index}.title`)}
          />
        </Field>
        <Category form={form} index={index} />
        <Quantities form={form} index={index} />
        <SpecificationFields form={form} index={index} />
        <Field
          label="Other requirements"
          optional
          hint="Artwork, closure, packing, standards and tests."
          error={errors?.notes?.message}
        >
          <TextArea rows={2} limit={1000} {...register(`lines.${index}.notes`)} />
        </Field>
      </Stack>
    </Card>
  );
}

/** The category decides which suppliers match, and which measures are asked for. */
function Category({ form, index }: Pick<LineFieldsProps, 'form' | 'index'>) {
  const chosen = useWatch({ control: form.control, name: `lines.${index}.category` });
  const choose = async (id: string): Promise<void> => {
    try {
      const { name, path, family } = await loadCategory(id);
      form.setValue(`lines.${index}.category`, { id, name, path }, { shouldDirty: true });
      form.setValue(`lines.${index}.categoryId`, id, { shouldDirty: true });
      form.setValue(`lines.${index}.specification.kind`, kindOfFamily(family), { shouldDirty: true });
    } catch {
      toast.error('The category could not be loaded. Select it again.');
    }
  };
  return (
    <div role="group" aria-label={`Category of item ${index + 1}`}>
      <CategoryPicker compact key={chosen?.id ?? 'none'} chosen={chosen} onChoose={(id) => void choose(id)} />
    </div>
  );
}

function Quantities({ form, index }: Pick<LineFieldsProps, 'form' | 'index'>) {
  const { control, register, setValue, getValues, formState } = form;
  const quantities = useWatch({ control, name: `lines.${index}.quantities` });
  const currency = useWatch({ control, name: 'currency' });
  const errors = formState.errors.lines?.[index];
  const wrong = errors?.quantities;
  const ofOne = quantities.map((_, at) => wrong?.[at]?.message).find((text) => text !== undefined);
  const message = ofOne ?? wrong?.root?.message ?? wrong?.message;
  const change = (next: string[]): void => setValue(`lines.${index}.quantities`, next, { shouldDirty: true });
  return (
    <Stack as="fieldset" gap={3} className={styles.group}>
      <legend className="small">Quantities to quote</legend>
      <Cluster gap={3} align="end">
        {quantities.map((_, at) => (
          <Field key={at} label={`Quantity ${at + 1}`} hideLabel className={styles.quantity}>
            <TextInput
              inputMode="numeric"
              placeholder={at === 0 ? '5,000' : '20,000'}
              {...register(`lines.${index}.quantities.${at}`)}
            />
          </Field>
        ))}
        {quantities.length > 1 && (
          <IconButton label="Remove the last quantity" onClick={() => change(quantities.slice(0, -1))}>
            <Trash2 aria-hidden />
          </IconButton>
        )}
        {quantities.length < maxRequestQuantities && (
          <Button
            variant="line"
            size="sm"
            icon={<Plus aria-hidden />}
            onClick={() => change([...getValues(`lines.${index}.quantities`), ''])}
          >
            Add quantity
          </Button>
        )}
      </Cluster>
      {message && (
        <p role="alert" className={`small ${styles.problem}`}>
          {message}
        </p>
      )}
      <Grid columns={4} small={2} gap={3} align="start">
        <Field label="Unit" error={errors?.unit?.message}>
          <Select options={productUnits} {...register(`lines.${index}.unit`)} />
        </Field>
        <Field label="Target unit price" optional error={errors?.targetPriceMinor?.message}>
          <TextInput
            inputMode="decimal"
            before={currencySymbol(currency)}
            {...register(`lines.${index}.targetPriceMinor`)}
          />
        </Field>
      </Grid>
    </Stack>
  );
}
