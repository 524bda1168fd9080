import type { Country } from '#features/stores/locations/contract.ts';
import { requiresPostalCode } from '#features/stores/locations/rules/postal-code.ts';
import { Button } from '#ui/controls/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { CheckedForm } from '#ui/fields/checked-form.tsx';
import { Select } from '#ui/fields/choices/select.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { Grid } from '#ui/layout/layout.tsx';
import { Dialog, DialogClose } from '#ui/overlays/dialog.tsx';
import type { Address, AddressForm } from '../contract.ts';
import styles from './address-dialog.module.css';
import { useAddressForm } from './use-address-form.ts';

interface AddressDialogProps {
  countries: readonly Country[];
  address: Address | null;
  defaults: Partial<AddressForm>;
  onClose: () => void;
  onSaved: (address: Address) => void;
}

/** Adds an address, or changes one. */
export function AddressDialog({ onClose, ...options }: AddressDialogProps) {
  const { form, submit, busy, message, country, states } = useAddressForm(options);
  const { register, formState, watch, setValue } = form;
  const { errors } = formState;
  const state = watch('state');
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => !open && onClose()}
      title={options.address ? 'Edit address' : 'Add address'}
      footer={
        <>
          <DialogClose>
            <Button variant="line" disabled={busy}>
              Cancel
            </Button>
          </DialogClose>
          <Button type="submit" form="address-form" busy={busy} busyLabel="Saving...">
            Save address
          </Button>
        </>
      }
    >
      <Grid
        as={CheckedForm}
        columns={2}
        below={560}
        align="start"
        id="address-form"
        onSubmit={(event) => {
          // React events bubble through portals: the form around the dialog would be submitted too.
          event.stopPropagation();
          void submit(event);
        }}
      >
        {message && <Banner className={styles.wide}>{message}</Banner>}
        <Field label="Recipient" required error={errors.recipient?.message}>
          <TextInput autoComplete="name" {...register('recipient')} />
        </Field>
        <Field label="Company" optional error={errors.company?.message}>
          <TextInput autoComplete="organization" {...register('company')} />
        </Field>
        <Field label="Country" required error={errors.country?.message}>
          <Select
            placeholder="Select a country"
            autoComplete="country"
            options={options.countries.map(({ code, name }) => ({ value: code, label: name }))}
            {...register('country', { onChange: () => setValue('state', '') })}
          />
        </Field>
        {requiresPostalCode(country) && (
          <Field label="Pincode/Zipcode" required error={errors.postcode?.message}>
            <TextInput
              autoComplete="postal-code"
              inputMode={country?.code === 'IN' ? 'numeric' : 'text'}
              {...register('postcode')}
            />
          </Field>
        )}
        <Field label="State" required error={errors.state?.message}>
          {states.length > 0 ? (
            <Select
              placeholder="Select a state"
              autoComplete="address-level1"
              options={state && !states.includes(state) ? [state, ...states] : states}
              {...register('state')}
            />
          ) : (
            <TextInput autoComplete="address-level1" {...register('state')} />
          )}
        </Field>
        <Field label="City" required error={errors.city?.message}>
          <TextInput autoComplete="address-level2" {...register('city')} />
        </Field>
        <Field label="Street and number" required error={errors.line1?.message} className={styles.wide}>
          <TextInput autoComplete="address-line1" {...register('line1')} />
        </Field>
        <Field label="Building, floor, gate" optional error={errors.line2?.message} className={styles.wide}>
          <TextInput autoComplete="address-line2" {...register('line2')} />
        </Field>
        <Field
          label="Phone"
          required
          error={errors.phone?.message}
          hint="For the carrier to call before delivery."
        >
          <TextInput type="tel" autoComplete="tel" {...register('phone')} />
        </Field>
        <Field
          label={country?.code === 'IN' ? 'GSTIN' : 'VAT or tax number'}
          optional
          error={errors.taxId?.message}
          hint="Printed on the invoice."
        >
          <TextInput autoCapitalize="characters" spellCheck={false} {...register('taxId')} />
        </Field>
        <Field label="Address name" optional error={errors.label?.message} className={styles.wide}>
          <TextInput placeholder="Works, Head office" {...register('label')} />
        </Field>
      </Grid>
    </Dialog>
  );
}
