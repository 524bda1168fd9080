import { Controller, type UseFormReturn, useWatch } from 'react-hook-form';
import { productUnits } from '#features/catalog/products/contract/product-labels.ts';
import { useStoreCurrencySymbol } from '#features/catalog/variants/components/use-store-currency.ts';
import { VariantEditor } from '#features/catalog/variants/components/variant-editor.tsx';
import { sumTypedStock } from '#features/catalog/variants/rules/variant-values.ts';
import { CountryBox } from '#features/stores/locations/components/country-box.tsx';
import { useCountries } from '#features/stores/locations/components/use-countries.ts';
import { formatNumber } from '#lib/formats.ts';
import { Checkbox } from '#ui/fields/choices/checkbox.tsx';
import { RadioCards } from '#ui/fields/choices/radio-cards.tsx';
import { Select } from '#ui/fields/choices/select.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Cluster, Grid } from '#ui/layout/layout.tsx';
import { errorAt, type FormValues } from '../../rules/form-values.ts';
import styles from './order-fields.module.css';
import { TierEditor } from './tier-editor.tsx';

const sampleOptions = [
  { value: 'none', label: 'No samples' },
  { value: 'free', label: 'Free' },
  { value: 'paid', label: 'Paid' },
];

/** Fields for the order terms: prices, quantities, stock and samples. */
export function OrderFields({ form }: { form: UseFormReturn<FormValues> }) {
  const { register, control } = form;
  const { errors } = form.formState;
  const symbol = useStoreCurrencySymbol();
  const [unit, samples, variants, moq] = useWatch({ control, name: ['unit', 'samples', 'variants', 'moq'] });
  return (
    <>
      <Card title="Prices and minimum order">
        <Grid min={180} fit align="start">
          <Field label="Sold by">
            <Select options={productUnits} {...register('unit')} />
          </Field>
          <Field label="Minimum order" error={errors.moq?.message}>
            <TextInput inputMode="numeric" after={unit === 'kg' ? 'kg' : `${unit}s`} {...register('moq')} />
          </Field>
          <Field
            label="Sold in multiples of"
            error={errors.orderMultiple?.message}
            hint="Units in a pack or carton."
          >
            <TextInput inputMode="numeric" {...register('orderMultiple')} />
          </Field>
        </Grid>
        <TierEditor form={form} />
      </Card>
      <Card title="Variants">
        <Controller
          control={control}
          name="variants"
          render={({ field }) => (
            <VariantEditor
              value={field.value}
              onChange={field.onChange}
              moq={moq}
              unit={unit}
              errorOf={(name) => errorAt(errors, `variants.${name}`)}
            />
          )}
        />
      </Card>
      <Card title="Stock and delivery">
        <Grid min={180} fit align="start">
          {variants.rows.length > 0 ? (
            <Field label="In stock" hint="The total of all variants.">
              <TextInput readOnly value={formatNumber(sumTypedStock(variants))} />
            </Field>
          ) : (
            <Field label="In stock" error={errors.stock?.message}>
              <TextInput
                inputMode="numeric"
                after={unit === 'kg' ? 'kg' : `${unit}s`}
                {...register('stock')}
              />
            </Field>
          )}
          <Field label="Lead time" error={errors.leadTimeDays?.message}>
            <TextInput inputMode="numeric" after="days" {...register('leadTimeDays')} />
          </Field>
          <Field label="SKU" optional error={errors.sku?.message}>
            <TextInput maxLength={60} {...register('sku')} />
          </Field>
        </Grid>
        <Controller
          control={control}
          name="samples"
          render={({ field }) => (
            <RadioCards
              legend="Samples"
              name="samples"
              columns={3}
              options={sampleOptions}
              value={field.value}
              onValueChange={field.onChange}
            />
          )}
        />
        {samples === 'paid' && (
          <Field label="Sample price" error={errors.samplePrice?.message} className={styles.short}>
            <TextInput inputMode="decimal" before={symbol} {...register('samplePrice')} />
          </Field>
        )}
        <Cluster gap={6} rowGap={3} align="stretch">
          <Checkbox hint="Printed or sized to the buyer's order." {...register('customizable')}>
            Custom print
          </Checkbox>
          <Checkbox
            hint="Recycled, reusable or compostable. Add details under Specification."
            {...register('ecoFriendly')}
          >
            Eco-friendly
          </Checkbox>
        </Cluster>
        <CustomsFields form={form} />
      </Card>
    </>
  );
}

/** Fields for customs: the HS code and the country of origin. */
function CustomsFields({ form: { register, control, formState } }: { form: UseFormReturn<FormValues> }) {
  const { errors } = formState;
  const countries = useCountries();
  return (
    <Grid min={180} fit align="start">
      <Field
        label="HS code"
        optional
        error={errors.hsCode?.message}
        hint="Suggested for this category. Change it if your customs broker uses another."
      >
        <TextInput inputMode="numeric" maxLength={10} {...register('hsCode')} />
      </Field>
      <Field
        label="Country of origin"
        optional
        error={errors.countryOfOrigin?.message}
        hint="Where it is made. Printed on invoices and packing lists."
      >
        <Controller
          control={control}
          name="countryOfOrigin"
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
    </Grid>
  );
}
