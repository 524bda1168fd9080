import {
  deliveryCapabilities,
  paymentTerms,
  registrationCategories,
  specialTags,
} from '#features/stores/suppliers/contract/options.ts';
import { CheckboxGroup } from '#ui/fields/choices/checkbox-group.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { fieldLabels } from '../../rules/field-labels.ts';
import { useStepForm } from '../wizard/use-registration-form.ts';
import { FieldSection } from './field-grid.tsx';

/** Step 3: what the business makes, and on which terms. */
export function DetailsStep() {
  const { watch, setValue, register, formState } = useStepForm();
  const { errors } = formState;
  const group = (
    name: 'primaryCategories' | 'specialTags' | 'deliveryCapabilities' | 'paymentTerms',
    options: readonly string[],
  ) => (
    <CheckboxGroup
      legend={fieldLabels[name]}
      name={name}
      options={options}
      value={watch(name)}
      onValueChange={(value) =>
        setValue(name, value, { shouldDirty: true, shouldValidate: Boolean(errors[name]) })
      }
      error={errors[name]?.message}
    />
  );
  return (
    <FieldSection title="What you supply" lead="Select all that apply. Buyers filter by these.">
      {group('primaryCategories', registrationCategories)}
      {group('specialTags', specialTags)}
      {group('deliveryCapabilities', deliveryCapabilities)}
      {group('paymentTerms', paymentTerms)}
      <Field
        label={<abbr title="Minimum order quantity">MOQ</abbr>}
        optional
        error={errors.moq?.message}
        hint="Your smallest order, in pieces."
      >
        <TextInput inputMode="numeric" placeholder="500" {...register('moq')} />
      </Field>
    </FieldSection>
  );
}
