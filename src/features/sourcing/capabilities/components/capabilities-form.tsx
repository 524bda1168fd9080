import { Controller, FormProvider, useFormContext } from 'react-hook-form';
import type { CategoryTile } from '#features/catalog/taxonomy/contract/category-views.ts';
import { leadTimeStart } from '#features/orders/order-record/rules/promised-day.ts';
import { finishes, fluteNames, materials } from '#features/packaging/specification/contract.ts';
import type { Country } from '#features/stores/locations/contract.ts';
import { incotermCodes, incoterms } from '#lib/incoterms.ts';
import { Button } from '#ui/controls/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { CheckedForm } from '#ui/fields/checked-form.tsx';
import { CheckboxGroup } from '#ui/fields/choices/checkbox-group.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Cluster, Grid, Stack } from '#ui/layout/layout.tsx';
import { LeaveGuard } from '#web/leave-guard.tsx';
import type { Capabilities } from '../contract.ts';
import styles from './capabilities-form.module.css';
import { CategoryField } from './category-field.tsx';
import { CountryField } from './country-field.tsx';
import { type CapabilitiesInput, type NumberField, useCapabilitiesForm } from './use-capabilities-form.ts';

interface CapabilitiesFormProps {
  capabilities: Capabilities;
  tiles: readonly CategoryTile[];
  countries: readonly Country[];
  /** The sample store cannot be changed. */
  disabled: boolean;
  onSaved: (saved: Capabilities) => void;
}

/** A form for what a store can make and on which terms. */
export function CapabilitiesForm({ capabilities, onSaved, ...lists }: CapabilitiesFormProps) {
  const { limits, categories } = capabilities;
  const { form, submit, busy, message } = useCapabilitiesForm({ limits, onSaved });
  const { isDirty } = form.formState;
  const { disabled } = lists;
  return (
    <FormProvider {...form}>
      <Stack as={CheckedForm} aria-label="Capabilities" onSubmit={(event) => void submit(event)}>
        <LeaveGuard isDirty={isDirty && !busy}>Your changes have not been saved.</LeaveGuard>
        {message && <Banner>{message}</Banner>}
        <Products {...lists} named={categories} />
        <SizeLimits disabled={disabled} />
        <Terms {...lists} />
        {!disabled && (
          <Cluster nowrap justify="end" className={styles.bar}>
            <span className="faint small" role="status">
              {isDirty ? 'Unsaved changes' : ''}
            </span>
            <Button type="submit" variant="go" busy={busy} busyLabel="Saving...">
              Save capabilities
            </Button>
          </Cluster>
        )}
      </Stack>
    </FormProvider>
  );
}

interface ProductsProps extends Pick<CapabilitiesFormProps, 'tiles' | 'disabled'> {
  named: Capabilities['categories'];
}

function Products({ tiles, named, disabled }: ProductsProps) {
  const { control, formState } = useFormContext<CapabilitiesInput>();
  return (
    <Card title="What you make">
      <Stack gap={6}>
        <Controller
          control={control}
          name="categories"
          render={({ field: { value, onChange } }) => (
            <CategoryField
              value={value}
              onValueChange={onChange}
              named={named}
              tiles={tiles}
              disabled={disabled}
              error={formState.errors.categories?.message}
            />
          )}
        />
        <Choices
          name="materials"
          legend="Materials"
          options={materials}
          hint="If none is selected, you work with any material."
          disabled={disabled}
        />
        <Choices
          name="flutes"
          legend="Flutes"
          options={fluteNames}
          hint="If none is selected, you make any flute."
          disabled={disabled}
          look="narrow"
        />
        <Choices
          name="finishes"
          legend="Finishes"
          options={finishes}
          hint="If none is selected, you offer any finish."
          disabled={disabled}
        />
      </Stack>
    </Card>
  );
}

function SizeLimits({ disabled }: { disabled: boolean }) {
  return (
    <Card title="Limits">
      <Stack gap={5}>
        <p className={`muted small pretty ${styles.text}`}>
          Blanks of boxes are measured flat, before folding. The blank of each request is calculated from its
          dimensions, style and flute. An empty field means no limit.
        </p>
        <Grid columns={4} medium={2} small={1} rowGap={5} align="start">
          <Limit name="maxBlankLongMm" label="Largest blank, long side" after="mm" disabled={disabled} />
          <Limit name="maxBlankShortMm" label="Largest blank, short side" after="mm" disabled={disabled} />
          <Limit name="minBlankLongMm" label="Smallest blank, long side" after="mm" disabled={disabled} />
          <Limit name="minBlankShortMm" label="Smallest blank, short side" after="mm" disabled={disabled} />
          <Limit name="maxVolumeMl" label="Largest container" after="ml" disabled={disabled} />
          <Limit name="maxPrintColors" label="Print colors, at most" disabled={disabled} />
        </Grid>
      </Stack>
    </Card>
  );
}

function Terms({ countries, disabled }: Pick<CapabilitiesFormProps, 'countries' | 'disabled'>) {
  const { control, formState } = useFormContext<CapabilitiesInput>();
  return (
    <Card title="Terms and regions">
      <Stack gap={6}>
        <Grid columns={3} small={1} rowGap={5} align="start">
          <Limit name="moq" label="MOQ" after="pieces" hint="If empty, from 1 piece." disabled={disabled} />
          <Limit
            name="leadTimeDays"
            label="Lead time"
            after="days"
            hint={`From ${leadTimeStart} until ready. If empty, by any date.`}
            disabled={disabled}
          />
          <Limit
            name="monthlyCapacity"
            label="Monthly capacity"
            after="pieces"
            hint="If empty, any quantity."
            disabled={disabled}
          />
        </Grid>
        <Controller
          control={control}
          name="countries"
          render={({ field: { value, onChange } }) => (
            <CountryField
              value={value}
              onValueChange={onChange}
              countries={countries}
              disabled={disabled}
              error={formState.errors.countries?.message}
            />
          )}
        />
        <Choices
          name="incoterms"
          legend="Incoterms"
          options={incotermCodes.map((code) => ({ value: code, label: `${code}: ${nameOf(code)}` }))}
          hint="If none is selected, you offer any of them."
          look="wide"
          disabled={disabled}
        />
      </Stack>
    </Card>
  );
}

const nameOf = (code: keyof typeof incoterms): string => incoterms[code].split(':', 1)[0] ?? code;

interface LimitProps {
  name: NumberField;
  label: string;
  after?: string;
  hint?: string;
  disabled: boolean;
}

function Limit({ name, label, hint, ...input }: LimitProps) {
  const { register, formState } = useFormContext<CapabilitiesInput>();
  return (
    <Field label={label} hint={hint} error={formState.errors[name]?.message}>
      <TextInput inputMode="numeric" placeholder="No limit" {...input} {...register(name)} />
    </Field>
  );
}

interface ChoicesProps {
  name: 'materials' | 'flutes' | 'finishes' | 'incoterms';
  legend: string;
  options: readonly (string | { value: string; label: string })[];
  hint: string;
  disabled: boolean;
  /** Width of the columns, by the length of the options. */
  look?: 'choices' | 'narrow' | 'wide';
}

function Choices({ name, options, disabled, look = 'choices', ...group }: ChoicesProps) {
  const { control, formState } = useFormContext<CapabilitiesInput>();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange } }) => (
        <CheckboxGroup
          {...group}
          name={name}
          value={value}
          onValueChange={onChange}
          className={styles[look]}
          error={formState.errors[name]?.message}
          options={options.map((option) => ({
            ...(typeof option === 'string' ? { value: option, label: option } : option),
            disabled,
          }))}
        />
      )}
    />
  );
}
