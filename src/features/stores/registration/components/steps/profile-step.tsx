import { UploadField } from '#features/files/files/components/upload-field.tsx';
import { businessTypes, employeeBands } from '#features/stores/suppliers/contract/options.ts';
import { Select } from '#ui/fields/choices/select.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { useUser } from '#web/use-session.ts';
import { fieldLabels } from '../../rules/field-labels.ts';
import { useStepForm } from '../wizard/use-registration-form.ts';
import { FieldSection, Wide } from './field-grid.tsx';
import styles from './profile-step.module.css';
import type { StepProps } from './step-props.tsx';

/** Step 1: the identity of the business. */
export function ProfileStep({ filesOf, onFiles }: StepProps) {
  const { register, formState, setValue, watch } = useStepForm();
  const { errors } = formState;
  const user = useUser();
  const offersOwn = user && watch('email') === '';
  return (
    <>
      <FieldSection title="The business">
        <Wide>
          <Field label={fieldLabels.businessName} required error={errors.businessName?.message}>
            <TextInput autoComplete="organization" {...register('businessName')} />
          </Field>
        </Wide>
        <Field label={fieldLabels.businessType} required error={errors.businessType?.message}>
          <Select
            placeholder="Select a business type"
            options={businessTypes}
            {...register('businessType')}
          />
        </Field>
        <Field label={fieldLabels.yearOfEstablishment} optional error={errors.yearOfEstablishment?.message}>
          <TextInput inputMode="numeric" placeholder="1998" {...register('yearOfEstablishment')} />
        </Field>
        <Field label={fieldLabels.numberOfEmployees} optional error={errors.numberOfEmployees?.message}>
          <Select placeholder="Select a range" options={employeeBands} {...register('numberOfEmployees')} />
        </Field>
        <Field
          label={fieldLabels.gstin}
          optional
          error={errors.gstin?.message}
          hint="For businesses registered in India. 15 characters."
        >
          <TextInput
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            {...register('gstin')}
          />
        </Field>
        <Field
          label={fieldLabels.email}
          required
          error={errors.email?.message}
          hint="We send inquiries to this address. Buyers can’t see it."
          aside={
            offersOwn && (
              <button
                type="button"
                className={`note ${styles.fill}`}
                // Keeps the focus: leaving a field may show an error, which would move this button away while it is
                // being pressed.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => setValue('email', user.email, { shouldDirty: true, shouldValidate: true })}
              >
                Use my sign-in email
              </button>
            )
          }
        >
          <TextInput type="email" autoComplete="email" autoCapitalize="none" {...register('email')} />
        </Field>
        <Field label={fieldLabels.websiteUrl} optional error={errors.websiteUrl?.message}>
          <TextInput
            inputMode="url"
            autoComplete="url"
            autoCapitalize="none"
            placeholder="www.example.com"
            {...register('websiteUrl')}
          />
        </Field>
      </FieldSection>
      <FieldSection title="Documents and logo" lead="Verified suppliers show a badge across Packwright.">
        <UploadField
          label={fieldLabels.verificationDocFile}
          purposes={['verification-document']}
          optional
          hint="PDF, max 5MB. Only you and our reviewers can open it."
          prompt={
            <>
              Drop a license or registration here, or <u>choose a file</u>
            </>
          }
          value={filesOf('verificationDocFile')}
          onChange={onFiles('verificationDocFile')}
          error={errors.verificationDocFile?.message}
        />
        <UploadField
          label={fieldLabels.businessLogo}
          purposes={['business-logo']}
          optional
          hint="JPG or PNG, max 5MB. No logo? We’ll create one."
          prompt={
            <>
              Drop your logo here, or <u>choose a file</u>
            </>
          }
          value={filesOf('businessLogo')}
          onChange={onFiles('businessLogo')}
          error={errors.businessLogo?.message}
        />
      </FieldSection>
    </>
  );
}
