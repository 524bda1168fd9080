import { UploadField } from '#features/files/files/components/upload-field.tsx';
import { maxProductFiles, registrationCategories } from '#features/stores/suppliers/contract/options.ts';
import { CheckboxGroup } from '#ui/fields/choices/checkbox-group.tsx';
import { RadioCards } from '#ui/fields/choices/radio-cards.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { maxDescriptionLength } from '../../contract/steps.ts';
import { fieldLabels } from '../../rules/field-labels.ts';
import { useStepForm } from '../wizard/use-registration-form.ts';
import { FieldSection, Wide } from './field-grid.tsx';
import type { StepProps } from './step-props.tsx';

const yesNo = [
  { value: 'Yes', label: 'Yes' },
  { value: 'No', label: 'No' },
];

/** Step 4: an optional first product. */
export function ProductStep({ filesOf, onFiles }: StepProps) {
  const { register, formState, watch, setValue } = useStepForm();
  const { errors } = formState;
  const change = { shouldDirty: true, shouldValidate: true };
  return (
    <>
      <FieldSection
        title="Your first product"
        lead="You can skip this step and add products later from your dashboard."
      >
        <Wide>
          <Field label={fieldLabels.productName} optional error={errors.productName?.message}>
            <TextInput placeholder="Double-wall shipping box, 5-ply" {...register('productName')} />
          </Field>
        </Wide>
        <Wide>
          <CheckboxGroup
            legend={fieldLabels.productCategories}
            name="productCategories"
            columns={2}
            options={registrationCategories}
            value={watch('productCategories')}
            onValueChange={(value) => setValue('productCategories', value, { shouldDirty: true })}
            error={errors.productCategories?.message}
          />
        </Wide>
        <Wide>
          <Field label={fieldLabels.productDescription} optional error={errors.productDescription?.message}>
            <TextArea
              limit={maxDescriptionLength}
              value={watch('productDescription')}
              {...register('productDescription')}
            />
          </Field>
        </Wide>
      </FieldSection>
      <FieldSection title="Production and terms">
        <Field
          label={fieldLabels.minColorQuantity}
          optional
          error={errors.minColorQuantity?.message}
          hint="Pieces per printed color."
        >
          <TextInput inputMode="numeric" placeholder="1000" {...register('minColorQuantity')} />
        </Field>
        <Field label={fieldLabels.leadTime} optional error={errors.leadTime?.message}>
          <TextInput placeholder="10 to 14 days" {...register('leadTime')} />
        </Field>
        <Wide>
          <Field label={fieldLabels.priceRange} optional error={errors.priceRange?.message}>
            <TextInput placeholder="₹18 to ₹26 per piece" {...register('priceRange')} />
          </Field>
        </Wide>
        <RadioCards
          legend={fieldLabels.customizable}
          options={yesNo}
          value={watch('customizable')}
          onValueChange={(value) => setValue('customizable', value, change)}
          name="customizable"
        />
        <RadioCards
          legend={fieldLabels.ecoFriendly}
          options={yesNo}
          value={watch('ecoFriendly')}
          onValueChange={(value) => setValue('ecoFriendly', value, change)}
          name="ecoFriendly"
        />
        <Wide>
          <UploadField
            label={fieldLabels.productImages}
            purposes={['product-image', 'product-document']}
            maxFiles={maxProductFiles}
            optional
            hint="JPG, PNG, PDF, max 5MB"
            prompt={
              <>
                Drop product images here, or <u>choose files</u>
              </>
            }
            value={filesOf('productImages')}
            onChange={onFiles('productImages')}
            error={errors.productImages?.message}
          />
        </Wide>
      </FieldSection>
    </>
  );
}
