import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { Resolver } from 'react-hook-form';
import type * as z from 'zod/mini';
import { Button } from '#ui/controls/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { CheckedForm } from '#ui/fields/checked-form.tsx';
import { Checkbox } from '#ui/fields/choices/checkbox.tsx';
import { Field } from '#ui/fields/field.tsx';
import { PasswordInput } from '#ui/fields/password-input.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { Cluster, Grid, Stack } from '#ui/layout/layout.tsx';
import { api } from '#web/api.ts';
import { useFormAction } from '#web/use-form-action.ts';
import { type BankDetails, bankChange } from '../contract.ts';
import { usesIban } from '../rules/iban.ts';
import {
  type BankForm as BankValues,
  bankLabels,
  findBankProblems,
  keepsAccountNumber,
  savedNumbers,
} from '../rules.ts';
import styles from './bank-form.module.css';

type Values = z.infer<typeof bankChange>;

const schema = standardSchemaResolver(bankChange);

/** Validates with the schema, then with the rules for the bank codes of the country. A kept number is not checked. */
const resolverFor =
  ({ country, saved }: BankDetails): Resolver<Values, unknown> =>
  async (...submission) => {
    const [values, context, options] = submission;
    const schemaResult = await schema(values, context, options as never);
    const errors = { ...schemaResult.errors } as Record<
      string,
      { type: string; message?: string | undefined }
    >;
    const keepsNumber = keepsAccountNumber(values, saved);
    for (const { path, message } of findBankProblems(values, country))
      if (path !== 'accountNumber' || !keepsNumber) errors[path] ??= { type: 'rule', message };
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
  };

const fields: [name: keyof BankValues, hint: (country: string) => string | undefined][] = [
  ['accountHolder', () => 'The legal name of your company, as registered with the bank'],
  ['bankName', () => undefined],
  ['branch', () => undefined],
  ['accountNumber', accountHint],
  [
    'ifsc',
    (country) => (country === 'IN' ? '11 characters, printed on your checks' : 'For accounts in India'),
  ],
  ['swift', (country) => (country === 'IN' ? 'For payments from abroad' : undefined)],
  ['upiId', () => 'Buyers get a QR code for payments in rupees'],
  ['gstin', () => '15 characters'],
  ['pan', () => '10 characters'],
];

function accountHint(country: string): string {
  if (country === 'IN') return '9 to 18 digits';
  return usesIban(country) ? 'Your IBAN' : 'IBAN or local account number';
}

/** UPI transfers rupees between accounts in India only. */
const fieldsFor = (country: string) => fields.filter(([name]) => name !== 'upiId' || country === 'IN');

const requiredFields = (country: string): (keyof BankValues)[] => [
  'accountHolder',
  'bankName',
  'accountNumber',
  country === 'IN' ? 'ifsc' : 'swift',
];

/** Returns a hint on what happens to a saved number that is not entered again. */
function savedHint(name: keyof BankValues, saved: BankDetails['saved']): string | undefined {
  if (name === 'accountNumber' && saved)
    return `Saved: ${saved.accountNumber}. Leave empty to keep it. Enter it again if you change the bank codes.`;
  if (!isSavedNumber(name)) return undefined;
  if (name === 'upiId' && saved?.upiId)
    return `Saved: ${saved.upiId}. Leave empty to keep it. Enter it again if you change the account number.`;
  return saved?.[name] ? `Saved: ${saved[name]}. Leave empty to keep it.` : undefined;
}

const isSavedNumber = (name: keyof BankValues): name is (typeof savedNumbers)[number] =>
  savedNumbers.some((one) => one === name);

interface BankFormProps {
  details: BankDetails;
  onSaved: (details: BankDetails) => void;
  onCancel?: (() => void) | undefined;
}

/**
 * A form for bank and tax details. Saved numbers are never sent back to the browser, so they are entered again or
 * kept.
 */
export function BankForm({ details, onSaved, onCancel }: BankFormProps) {
  const { country, saved } = details;
  const { form, submit, busy, message } = useFormAction({
    resolver: resolverFor(details),
    defaultValues: {
      accountHolder: saved?.accountHolder ?? '',
      bankName: saved?.bankName ?? '',
      branch: saved?.branch ?? '',
      accountNumber: '',
      ifsc: saved?.ifsc ?? '',
      swift: saved?.swift ?? '',
      upiId: '',
      gstin: '',
      pan: '',
      remove: [],
      password: '',
    },
    send: (values) => api.bankDetails.saveBankDetails(values),
    success: ({ data }) =>
      data.details.review?.state === 'in_review'
        ? 'Bank and tax details saved. We’re reviewing the account.'
        : 'Bank and tax details saved.',
    onSuccess: ({ data }) => onSaved(data.details),
    failure: 'The details could not be saved. Please try again.',
  });
  const { register, setValue, watch } = form;
  const { errors } = form.formState;
  const removed = watch('remove');
  const isRequired = (name: keyof BankValues): boolean =>
    requiredFields(country).includes(name) && !(name === 'accountNumber' && saved);
  const isRemoved = (name: keyof BankValues): boolean => removed.some((removedName) => removedName === name);
  return (
    <Stack
      as={CheckedForm}
      gap={5}
      onSubmit={(event) => void submit(event)}
      aria-label="Bank and tax details"
    >
      {message && <Banner>{message}</Banner>}
      <Grid gap={5} rowGap={4} min={280}>
        {fieldsFor(country).map(([name, hint]) => (
          <Stack gap={2} key={name} className={styles.field}>
            <Field
              label={bankLabels[name]}
              hint={
                isRemoved(name)
                  ? 'It will be removed when you save.'
                  : (savedHint(name, saved) ?? hint(country))
              }
              error={errors[name]?.message}
              required={isRequired(name)}
              optional={!isRequired(name) && name !== 'accountNumber'}
            >
              <TextInput
                autoComplete="off"
                spellCheck={false}
                readOnly={isRemoved(name)}
                {...register(name)}
              />
            </Field>
            {isSavedNumber(name) && saved?.[name] && (
              <Checkbox
                value={name}
                {...register('remove')}
                onChange={async (event) => {
                  setValue(name, '');
                  await register('remove').onChange(event);
                }}
              >
                Remove the saved {bankLabels[name]}
              </Checkbox>
            )}
          </Stack>
        ))}
      </Grid>
      <div className={styles.proof}>
        <Field
          label="Your password"
          required
          hint="Confirm your password to protect your payouts."
          error={errors.password?.message}
        >
          <PasswordInput autoComplete="current-password" {...register('password')} />
        </Field>
      </div>
      <Cluster gap={3} nowrap align="stretch" justify="end">
        {onCancel && (
          <Button variant="line" onClick={onCancel}>
            Cancel
          </Button>
        )}
        <Button type="submit" busy={busy} busyLabel="Saving...">
          Save details
        </Button>
      </Cluster>
    </Stack>
  );
}
