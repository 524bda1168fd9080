import type { ChangeEvent } from 'react';
import { DialogForm, Wide } from '#features/orders/order-record/components/dialog-form.tsx';
import type { Order, OrderLine } from '#features/orders/order-record/contract.ts';
import { unitText } from '#features/orders/order-record/rules/quantity-text.ts';
import { currencySymbol } from '#lib/amounts.ts';
import { DateInput } from '#ui/fields/choices/date-input.tsx';
import { Select } from '#ui/fields/choices/select.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { usePriceForm } from './use-price-form.ts';

interface PriceDialogProps {
  order: Order;
  /** The lines whose products can have a price. */
  goods: readonly OrderLine[];
  onClose: () => void;
  onDone: () => void | Promise<void>;
}

/** Gives the buyer of an order a price for one of its products, from a quantity until a day. */
export function PriceDialog({ order, goods, onClose, onDone }: PriceDialogProps) {
  const { action, chosen, choose } = usePriceForm({ order, goods, onDone });
  const { register, formState } = action.form;
  const { errors } = formState;
  const tier = errors.tiers?.[0];
  const unit = chosen?.unit ?? 'piece';
  return (
    <DialogForm
      title={`Customer price for ${order.buyer.company ?? order.buyer.name}`}
      description="It applies to the product as listed in your store, whenever this buyer orders it. Your list price stays the same for everyone else."
      submitLabel="Set price"
      busyLabel="Saving..."
      action={action}
      onClose={onClose}
    >
      <Wide>
        <Field label="Product" required error={errors.lineId?.message}>
          <Select
            options={goods.map(({ id, title }) => ({ value: id, label: title }))}
            {...register('lineId', {
              onChange: ({ target }: ChangeEvent<HTMLSelectElement>) => choose(target.value),
            })}
          />
        </Field>
      </Wide>
      <Field label="From quantity" required error={tier?.minQuantity?.message}>
        <TextInput
          inputMode="numeric"
          autoComplete="off"
          after={unitText(2, unit)}
          {...register('tiers.0.minQuantity')}
        />
      </Field>
      <Field label="Unit price" required error={tier?.unitPriceMinor?.message}>
        <TextInput
          inputMode="decimal"
          autoComplete="off"
          before={currencySymbol(order.currency)}
          {...register('tiers.0.unitPriceMinor')}
        />
      </Field>
      <Field label="Valid until" required error={errors.validUntil?.message}>
        <DateInput {...register('validUntil')} />
      </Field>
    </DialogForm>
  );
}
