import { Plus, Trash2 } from 'lucide-react';
import { type ReactNode, type SubmitEvent, useId } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { UploadField } from '#features/files/files/components/upload-field.tsx';
import type { Country } from '#features/stores/locations/contract.ts';
import { paymentTerms } from '#features/stores/suppliers/contract/options.ts';
import { incotermCodes, incotermName } from '#lib/incoterms.ts';
import { Button } from '#ui/controls/button.tsx';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { CheckedForm } from '#ui/fields/checked-form.tsx';
import { Checkbox } from '#ui/fields/choices/checkbox.tsx';
import { DateInput } from '#ui/fields/choices/date-input.tsx';
import { Select } from '#ui/fields/choices/select.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Grid, Split, Stack } from '#ui/layout/layout.tsx';
import { maxPlaces, maxRequestFiles, maxRequestLines } from '../../contract/request-form.ts';
import { emptyLine, emptyPlace } from '../../rules/request-input.ts';
import { LineFields } from './line-fields.tsx';
import styles from './request-form.module.css';
import type { RequestFormState } from './specification-fields.tsx';

interface RequestFormProps {
  form: RequestFormState;
  countries: readonly Country[];
  currencies: readonly string[];
  onSubmit: (event: SubmitEvent) => void;
  /** Guests attach files after they have signed in. */
  canAttach: boolean;
  /** Sealing is fixed once suppliers have the request. */
  canSeal: boolean;
  /** Above the fields: a failure, what is missing. */
  before?: ReactNode;
  /** After the fields: suppliers, and the button. */
  children: ReactNode;
}

/** The fields of a request: items, files, delivery and terms. */
export function RequestFields(props: RequestFormProps) {
  const { form, countries, currencies, onSubmit, canAttach, canSeal, before, children } = props;
  const lines = useFieldArray({ control: form.control, name: 'lines' });
  return (
    <Stack as={CheckedForm} aria-label="Request for quotes" onSubmit={onSubmit}>
      {before}
      {lines.fields.map((field, index) => (
        <LineFields
          key={field.id}
          form={form}
          index={index}
          onRemove={lines.fields.length > 1 ? () => lines.remove(index) : undefined}
        />
      ))}
      {lines.fields.length < maxRequestLines && (
        <p>
          <Button variant="line" icon={<Plus aria-hidden />} onClick={() => lines.append(emptyLine)}>
            Add item
          </Button>
        </p>
      )}
      <Files form={form} canAttach={canAttach} />
      <Delivery form={form} countries={countries} />
      <Terms form={form} currencies={currencies} canSeal={canSeal} />
      {children}
    </Stack>
  );
}

function Files({ form, canAttach }: { form: RequestFormState; canAttach: boolean }) {
  const files = useWatch({ control: form.control, name: 'files' });
  return (
    <Card title="Drawings and artwork">
      <Stack>
        {canAttach ? (
          <UploadField
            label="Files"
            optional
            purposes={['request-file', 'order-artwork']}
            maxFiles={maxRequestFiles}
            value={files}
            onChange={(next) => form.setValue('files', next, { shouldDirty: true })}
            hint="PDF, JPG, PNG, AI, EPS or DXF, up to 5 MB each. Only invited suppliers can open them."
          />
        ) : (
          <p className="muted small">Sign in to attach drawings and artwork.</p>
        )}
        <Checkbox {...form.register('wantsSamples')} hint="Suppliers quote the price of a sample.">
          I want to see a sample before I order
        </Checkbox>
      </Stack>
    </Card>
  );
}

function Delivery({ form, countries }: { form: RequestFormState; countries: readonly Country[] }) {
  const places = useFieldArray({ control: form.control, name: 'places' });
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <Card title="Delivery">
      <Stack>
        {places.fields.map((field, at) => (
          <Split key={field.id} gap={3} columns="2fr 2fr 1fr 44px" below={560} align="start">
            <Field label="Country" required error={errors.places?.[at]?.country?.message}>
              <Select
                placeholder="Select a country"
                options={countries.map(({ code, name }) => ({ value: code, label: name }))}
                {...register(`places.${at}.country`)}
              />
            </Field>
            <Field label="City" optional error={errors.places?.[at]?.city?.message}>
              <TextInput maxLength={80} {...register(`places.${at}.city`)} />
            </Field>
            <Field label="Postal code" optional error={errors.places?.[at]?.postalCode?.message}>
              <TextInput maxLength={20} {...register(`places.${at}.postalCode`)} />
            </Field>
            <span className={styles.remove}>
              {places.fields.length > 1 && (
                <IconButton label={`Remove place ${at + 1}`} onClick={() => places.remove(at)}>
                  <Trash2 aria-hidden />
                </IconButton>
              )}
            </span>
          </Split>
        ))}
        {places.fields.length < maxPlaces && (
          <p>
            <Button
              variant="line"
              size="sm"
              icon={<Plus aria-hidden />}
              onClick={() => places.append(emptyPlace)}
            >
              Add place
            </Button>
          </p>
        )}
        <Grid columns={3} small={1} gap={3} align="start">
          <Field label="Needed by" optional error={errors.requiredBy?.message}>
            <DateInput {...register('requiredBy')} />
          </Field>
          <Field label="Incoterm" optional error={errors.incoterm?.message}>
            <Select
              placeholder="Let suppliers propose one"
              options={incotermCodes.map((code) => ({
                value: code,
                label: `${code}: ${incotermName(code)}`,
              }))}
              {...register('incoterm')}
            />
          </Field>
          <Field label="Payment terms" optional error={errors.paymentTerm?.message}>
            <Select
              placeholder="Let suppliers propose them"
              options={paymentTerms}
              {...register('paymentTerm')}
            />
          </Field>
        </Grid>
      </Stack>
    </Card>
  );
}

interface TermsProps {
  form: RequestFormState;
  currencies: readonly string[];
  canSeal: boolean;
}

function Terms({ form, currencies, canSeal }: TermsProps) {
  const { register, formState } = form;
  const { errors } = formState;
  const titleId = useId();
  return (
    <Card title="Quotes">
      <Stack>
        <Grid columns={3} small={1} gap={3} align="start">
          <Field
            id={titleId}
            label="Request name"
            optional
            hint="If blank, the name of the first item is used."
            error={errors.title?.message}
          >
            <TextInput maxLength={120} {...register('title')} />
          </Field>
          <Field label="Quote deadline" required error={errors.deadline?.message}>
            <DateInput {...register('deadline')} />
          </Field>
          <Field label="Comparison currency" required error={errors.currency?.message}>
            <Select options={currencies} {...register('currency')} />
          </Field>
        </Grid>
        {canSeal && (
          <Checkbox
            {...register('sealed')}
            hint="Quotes stay hidden from everyone, including you, until the deadline has passed."
          >
            Sealed quotes
          </Checkbox>
        )}
      </Stack>
    </Card>
  );
}
