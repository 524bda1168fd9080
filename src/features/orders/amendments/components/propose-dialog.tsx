import { addressLines, addressTitle } from '#features/orders/addresses/components/address-text.tsx';
import type { Address } from '#features/orders/addresses/contract.ts';
import { DialogForm, Wide } from '#features/orders/order-record/components/dialog-form.tsx';
import type { Order } from '#features/orders/order-record/contract.ts';
import { unitText } from '#features/orders/order-record/rules/quantity-text.ts';
import { currencySymbol } from '#lib/amounts.ts';
import { formatMoney } from '#ui/facts/format.ts';
import { Measured } from '#ui/facts/units/measured.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { DateInput } from '#ui/fields/choices/date-input.tsx';
import { Select } from '#ui/fields/choices/select.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { Split, Stack } from '#ui/layout/layout.tsx';
import type { AmendableTerms, OrderChanges } from '../contract.ts';
import { compareTerms } from '../rules/compare-terms.ts';
import { TermsComparison } from './terms-comparison.tsx';
import type { Side } from './use-changes.ts';
import { editableLines, useProposeForm } from './use-propose-form.ts';

interface ProposeDialogProps {
  order: Order;
  changes: OrderChanges;
  /** The address book of the buyer. */
  addresses: readonly Address[];
  side: Side;
  onClose: () => void;
  onDone: (message: string) => void | Promise<void>;
}

type Form = ReturnType<typeof useProposeForm>['action']['form'];

/** Proposes a change of an order: quantities, prices, the promised day, the address, and why. */
export function ProposeDialog({ order, changes, addresses, side, onClose, onDone }: ProposeDialogProps) {
  const { action, after, values } = useProposeForm({ order, changes, side, onDone });
  const { register, formState } = action.form;
  const { errors } = formState;
  const { possible, limit, terms } = changes;
  const { currency } = order;
  return (
    <DialogForm
      title="Propose a change"
      description="The order changes when the other side accepts."
      submitLabel="Send proposal"
      busyLabel="Sending..."
      action={action}
      onClose={onClose}
    >
      {limit && (
        <Wide>
          <Banner look="info">{limit}</Banner>
        </Wide>
      )}
      {possible.amounts && effectsOf(order).length > 0 && (
        <Wide>
          <Stack as="ul" gap={1} className="muted note">
            {effectsOf(order).map((effect) => (
              <li key={effect}>{effect}</li>
            ))}
          </Stack>
        </Wide>
      )}
      {editableLines(order, changes).map((line, index) => (
        <Wide key={line.lineId}>
          <LineFields line={line} index={index} form={action.form} currency={currency} />
        </Wide>
      ))}
      {possible.date && (
        <Field label="Ready by" optional error={errors.readyOn?.message} hint="The new promised day">
          <DateInput {...register('readyOn')} />
        </Field>
      )}
      {possible.address && side === 'buyer' && addresses.length > 0 && (
        <Field label="Delivery address" optional error={errors.deliveryAddressId?.message}>
          <Select
            placeholder="No change"
            options={addresses.map((address) => ({
              value: address.id,
              label: `${addressTitle(address)}, ${addressLines(address).at(-3) ?? ''}`,
            }))}
            {...register('deliveryAddressId')}
          />
        </Field>
      )}
      <Wide>
        <Field label="Reason" required error={errors.reason?.message}>
          <TextArea rows={2} limit={1000} {...register('reason')} />
        </Field>
      </Wide>
      {after && compareTerms(terms, after).length > 0 && (
        <Wide>
          <TermsComparison before={terms} after={after} currency={currency} />
          {values.deliveryAddressId && (
            <p className="muted note">The tax at the new address is calculated when you send the proposal.</p>
          )}
        </Wide>
      )}
    </DialogForm>
  );
}

/** Returns what a change of the amounts means for invoice and payments of an order. */
function effectsOf({ documents, paidMinor, currency }: Order): string[] {
  const effects: string[] = [];
  if (documents.some(({ kind }) => kind === 'tax_invoice'))
    effects.push(
      'The invoice has been issued. If quantities, prices or the address change, a credit note cancels it and a new invoice replaces it.',
    );
  if (paidMinor > 0)
    effects.push(
      `${formatMoney(paidMinor, currency)} has been paid, so the new total cannot be lower. For a lower total, the supplier first refunds the difference and reverses it under Payment.`,
    );
  return effects;
}

interface LineFieldsProps {
  line: AmendableTerms['lines'][number];
  index: number;
  form: Form;
  currency: string;
}

function LineFields({ line, index, form, currency }: LineFieldsProps) {
  const { title, kind, unit } = line;
  const { register, formState } = form;
  const errors = formState.errors.lines?.[index] as
    | Record<'quantity' | 'price' | 'unitPriceMinor', { message?: string } | undefined>
    | undefined;
  return (
    <Stack as="fieldset" gap={2} shrink>
      <legend className="small break-words">
        <b>
          <Measured>{title}</Measured>
        </b>
      </legend>
      <Split columns="1fr 1fr" gap={3} align="start">
        {kind !== 'charge' && (
          <Field label="Quantity" error={errors?.quantity?.message}>
            <TextInput
              inputMode="numeric"
              autoComplete="off"
              after={unitText(2, unit)}
              {...register(`lines.${index}.quantity`)}
            />
          </Field>
        )}
        <Field
          label={kind === 'charge' ? 'Amount' : 'Unit price'}
          error={(errors?.unitPriceMinor ?? errors?.price)?.message}
        >
          <TextInput
            inputMode="decimal"
            autoComplete="off"
            before={currencySymbol(currency)}
            {...register(`lines.${index}.price`)}
          />
        </Field>
      </Split>
    </Stack>
  );
}
