import { LineField } from '#features/publishing/engine/components/fields/text-fields.tsx';
import type { Editor } from '#features/publishing/engine/components/use-editor.ts';
import { minorUnits } from '#lib/money.ts';
import { Select } from '#ui/fields/choices/select.tsx';
import { Field } from '#ui/fields/field.tsx';
import { NumberInput } from '#ui/fields/number-input.tsx';
import { Grid } from '#ui/layout/layout.tsx';
import { jobFunctions, jobTypes, keysOf, salaryPeriods, workplaces } from '../contract/options.ts';
import type { PostingForm } from '../contract/postings.ts';
import styles from './posting-fields.module.css';

interface PostingFieldsProps {
  editor: Editor<PostingForm>;
  countries: readonly { code: string; name: string }[];
  /** True for admins, who enter the company; suppliers post in the name of their store. */
  withCompany: boolean;
}

const currencies = [
  'USD',
  'INR',
  'EUR',
  'GBP',
  'SGD',
  'AED',
  'CAD',
  'AUD',
  'MXN',
  'BRL',
  'JPY',
  'CNY',
  'ZAR',
];

/** Fields for the company, place, type and pay of a job. */
export function PostingFields({ editor, countries, withCompany }: PostingFieldsProps) {
  const { values, change, errors } = editor;
  return (
    <Grid columns={2} below={640} className={styles.fields}>
      {withCompany && (
        <LineField
          editor={editor}
          name="companyName"
          label="Company"
          required
          className={styles.wide}
          maxLength={120}
        />
      )}
      <ChoiceField
        label="Function"
        value={values.function}
        words={jobFunctions}
        onChange={(chosen) => change({ function: chosen })}
      />
      <ChoiceField label="Type" value={values.type} words={jobTypes} onChange={(type) => change({ type })} />
      <ChoiceField
        label="Workplace"
        value={values.workplace}
        words={workplaces}
        onChange={(workplace) => change({ workplace })}
      />
      <Field label="Country" error={errors.country}>
        <Select
          value={values.country}
          placeholder="Select a country"
          options={countries.map(({ code, name }) => ({ value: code, label: name }))}
          onChange={(event) => change({ country: event.target.value })}
        />
      </Field>
      <LineField editor={editor} name="city" label="City" className={styles.wide} maxLength={80} />
      <PayFields editor={editor} />
    </Grid>
  );
}

function PayFields({ editor: { values, change, errors } }: Pick<PostingFieldsProps, 'editor'>) {
  const units = minorUnits(values.currency);
  const major = (minor: number | null): number | null => (minor === null ? null : minor / units);
  const minorOf = (amount: number | null): number | null =>
    amount === null ? null : Math.round(amount * units);
  return (
    <fieldset className={styles.pay}>
      <legend className={styles.legend}>
        Salary <span>optional, but recommended</span>
      </legend>
      <Grid gap={3} columns={2} className={styles.amounts}>
        <Field label="From" error={errors.salaryMinMinor}>
          <NumberInput
            value={major(values.salaryMinMinor)}
            onNumber={(amount) => change({ salaryMinMinor: minorOf(amount) })}
          />
        </Field>
        <Field label="To" error={errors.salaryMaxMinor}>
          <NumberInput
            value={major(values.salaryMaxMinor)}
            onNumber={(amount) => change({ salaryMaxMinor: minorOf(amount) })}
          />
        </Field>
        <Field label="Currency" error={errors.currency}>
          <Select
            value={values.currency}
            options={currencies}
            onChange={(event) => change({ currency: event.target.value })}
          />
        </Field>
        <ChoiceField
          label="Per"
          value={values.salaryPer}
          words={salaryPeriods}
          onChange={(salaryPer) => change({ salaryPer })}
        />
      </Grid>
    </fieldset>
  );
}

interface ChoiceFieldProps<Key extends string> {
  label: string;
  value: Key;
  words: Record<Key, string>;
  onChange: (value: Key) => void;
}

function ChoiceField<Key extends string>({ label, value, words, onChange }: ChoiceFieldProps<Key>) {
  return (
    <Field label={label}>
      <Select
        value={value}
        options={keysOf(words).map((key) => ({ value: key, label: words[key] }))}
        onChange={(event) => onChange(event.target.value as Key)}
      />
    </Field>
  );
}
