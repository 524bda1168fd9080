import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect, useState } from 'react';
import { FormProvider, type Resolver, useFormContext } from 'react-hook-form';
import { UploadField } from '#features/files/files/components/upload-field.tsx';
import type { StoredFile } from '#features/files/files/contract.ts';
import type { Country } from '#features/stores/locations/contract.ts';
import { FieldGrid, Wide } from '#features/stores/registration/components/steps/field-grid.tsx';
import { fieldLabels } from '#features/stores/registration/rules/field-labels.ts';
import {
  deliveryCapabilities,
  employeeBands,
  languages,
  paymentTerms,
  registrationCategories,
  specialTags,
} from '#features/stores/suppliers/contract/options.ts';
import { Button } from '#ui/controls/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { CheckedForm } from '#ui/fields/checked-form.tsx';
import { CheckboxGroup } from '#ui/fields/choices/checkbox-group.tsx';
import { Select } from '#ui/fields/choices/select.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Cluster, Stack } from '#ui/layout/layout.tsx';
import { api } from '#web/api.ts';
import { useFormAction } from '#web/use-form-action.ts';
import { type Company, companyForm, type CompanyForm as Values } from '../contract.ts';
import styles from './company-form.module.css';
import { PlantFields } from './plant-fields.tsx';

// The fields always hold values, while the schema also accepts missing ones.
const resolver = standardSchemaResolver(companyForm) as unknown as Resolver<Values>;

interface CompanyFormProps {
  company: Company;
  countries: readonly Country[];
  onSaved: (company: Company) => void;
  /** Receives the current form values, for the preview. */
  onTyped: (form: Values) => void;
}

/** A form for what buyers see of a company. */
export function CompanyForm({ company, countries, onSaved, onTyped }: CompanyFormProps) {
  const { form, submit, busy, message } = useFormAction({
    resolver,
    defaultValues: company.form,
    send: (values) => api.company.saveCompany(values),
    success: 'Company info saved. Buyers see it immediately.',
    onSuccess: ({ data }) => {
      form.reset(data.company.form);
      onSaved(data.company);
    },
    failure: 'Company info could not be saved. Please try again.',
  });
  const { watch, formState } = form;
  useEffect(() => {
    const { unsubscribe } = watch((values) => onTyped(values as Values));
    return unsubscribe;
  }, [watch, onTyped]);
  return (
    <FormProvider {...form}>
      <Stack as={CheckedForm} aria-label="Company info" onSubmit={(event) => void submit(event)}>
        {message && <Banner>{message}</Banner>}
        <About company={company} />
        <Terms />
        <PlantFields countries={countries} />
        <Cluster nowrap justify="end" className={styles.bar}>
          <span className="faint small" role="status">
            {formState.isDirty ? 'Unsaved changes' : ''}
          </span>
          <Button type="submit" variant="go" busy={busy} busyLabel="Saving...">
            Save company info
          </Button>
        </Cluster>
      </Stack>
    </FormProvider>
  );
}

function About({ company: { profile } }: { company: Company }) {
  const { register, setValue, watch, formState } = useFormContext<Values>();
  const { errors } = formState;
  const [logo, setLogo] = useState<StoredFile[]>(() => savedLogo(profile));
  return (
    <Card title="About">
      <FieldGrid>
        <Wide>
          <Field
            label="About your company"
            optional
            error={errors.about?.message}
            hint="What you make, who you make it for, and what you do best."
          >
            <TextArea rows={6} limit={3000} value={watch('about')} {...register('about')} />
          </Field>
        </Wide>
        <Wide>
          <UploadField
            label={fieldLabels.businessLogo}
            purposes={['business-logo']}
            optional
            hint="JPG or PNG, max 5MB"
            value={logo}
            onChange={(now) => {
              setLogo(now);
              setValue('logoFileId', now[0]?.id ?? '', { shouldDirty: true });
            }}
            error={errors.logoFileId?.message}
          />
        </Wide>
        <Field label={fieldLabels.websiteUrl} optional error={errors.websiteUrl?.message}>
          <TextInput inputMode="url" placeholder="www.example.com" {...register('websiteUrl')} />
        </Field>
        <Field label={fieldLabels.yearOfEstablishment} optional error={errors.yearOfEstablishment?.message}>
          <TextInput inputMode="numeric" placeholder="1998" {...register('yearOfEstablishment')} />
        </Field>
        <Field label={fieldLabels.numberOfEmployees} optional error={errors.numberOfEmployees?.message}>
          <Select placeholder="Choose" options={employeeBands} {...register('numberOfEmployees')} />
        </Field>
        <Field label="Minimum order (pieces)" optional error={errors.moq?.message}>
          <TextInput inputMode="numeric" placeholder="500" {...register('moq')} />
        </Field>
      </FieldGrid>
    </Card>
  );
}

/** Returns the existing logo in the form that the upload field shows. */
const savedLogo = ({ logoUrl }: Company['profile']): StoredFile[] => {
  const id = /\/media\/([0-9a-f-]{36})-/.exec(logoUrl ?? '')?.[1];
  return id
    ? [
        {
          id,
          name: 'Business logo',
          contentType: 'image/webp',
          bytes: 0,
          width: null,
          height: null,
          url: logoUrl,
        },
      ]
    : [];
};

function Terms() {
  const { watch, setValue, formState } = useFormContext<Values>();
  const group = (
    name: 'primaryCategories' | 'specialTags' | 'deliveryCapabilities' | 'paymentTerms' | 'languages',
    { legend, options }: { legend: string; options: readonly string[] },
  ) => (
    <CheckboxGroup
      legend={legend}
      name={name}
      options={options}
      value={watch(name)}
      onValueChange={(value) => setValue(name, value as never, { shouldDirty: true })}
      error={formState.errors[name]?.message}
      columns={name === 'languages' ? 2 : 1}
    />
  );
  return (
    <Card title="Capabilities and terms">
      <FieldGrid>
        {group('primaryCategories', {
          legend: fieldLabels.primaryCategories,
          options: registrationCategories,
        })}
        {group('specialTags', { legend: fieldLabels.specialTags, options: specialTags })}
        {group('deliveryCapabilities', {
          legend: fieldLabels.deliveryCapabilities,
          options: deliveryCapabilities,
        })}
        {group('paymentTerms', { legend: fieldLabels.paymentTerms, options: paymentTerms })}
        <Wide>{group('languages', { legend: 'Languages', options: languages })}</Wide>
      </FieldGrid>
    </Card>
  );
}
