import { type ResolverResult, useForm } from 'react-hook-form';
import { Button } from '#ui/controls/button.tsx';
import { CheckedForm } from '#ui/fields/checked-form.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { Dialog, DialogClose } from '#ui/overlays/dialog.tsx';
import type { ProductChange } from '../../contract/product-changes.ts';
import { productChange } from '../../contract/product-changes.ts';

export type NumberChange = 'price' | 'lead_time' | 'stock';

const dialogTexts: Record<
  NumberChange,
  { title: string; label: string; hint: string; unit: string; button: string }
> = {
  price: {
    title: 'Change prices',
    label: 'Percentage',
    hint: 'Enter 5 to raise prices by 5%, or −5 to lower them by 5%. Prices are rounded to the smallest unit of your currency.',
    unit: '%',
    button: 'Change prices',
  },
  lead_time: {
    title: 'Change lead time',
    label: 'Days from order to dispatch',
    hint: 'Enter 0 for products ready to ship.',
    unit: 'days',
    button: 'Change lead time',
  },
  stock: {
    title: 'Update stock',
    label: 'Quantity in stock, per product',
    hint: 'At 0, a product is marked out of stock. Restocking restores its previous status.',
    unit: '',
    button: 'Update stock',
  },
};

interface NumberChangeDialogProps {
  act: NumberChange;
  count: number;
  busy: boolean;
  onApply: (change: ProductChange) => void;
  onClose: () => void;
}

const toProductChange = (act: NumberChange, figure: number) => {
  if (act === 'price') return { act, percent: figure };
  return act === 'stock' ? { act, stock: figure } : { act, days: figure };
};

/** Returns a resolver that turns the text into the change, checked as on the server. */
const resolverFor =
  (act: NumberChange) =>
  ({ figure: typed }: { figure: string }): ResolverResult<{ figure: string }, ProductChange> => {
    const figure =
      typed.trim() === '' ? Number.NaN : Number(typed.trim().replace('−', '-').replace(',', '.'));
    const checked = productChange.safeParse(toProductChange(act, figure));
    if (checked.success) return { values: checked.data, errors: {} };
    const message = Number.isNaN(figure) ? 'Enter a number' : checked.error.issues[0]?.message;
    return { values: {}, errors: { figure: { type: 'rule', ...(message && { message }) } } };
  };

/** A dialog to change one number for all selected products: percentage, days or pieces. */
export function NumberChangeDialog({ act, count, busy, onApply, onClose }: NumberChangeDialogProps) {
  const { register, handleSubmit, formState } = useForm({
    resolver: resolverFor(act),
    shouldFocusError: false,
    defaultValues: { figure: '' },
  });
  const { title, label, hint, unit, button } = dialogTexts[act];
  const send = handleSubmit((change) => onApply(change));
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={count === 1 ? 'For one product.' : `For ${count} products.`}
      footer={
        <>
          <DialogClose>
            <Button variant="line" disabled={busy}>
              Cancel
            </Button>
          </DialogClose>
          <Button type="submit" form="figure-form" busy={busy} busyLabel="Saving...">
            {button}
          </Button>
        </>
      }
    >
      <CheckedForm id="figure-form" onSubmit={(event) => void send(event)}>
        <Field label={label} hint={hint} error={formState.errors.figure?.message}>
          <TextInput inputMode="decimal" autoComplete="off" after={unit} {...register('figure')} />
        </Field>
      </CheckedForm>
    </Dialog>
  );
}
