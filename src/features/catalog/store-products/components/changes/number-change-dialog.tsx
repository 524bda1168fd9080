import type { ResolverResult } from 'react-hook-form';
import { Button } from '#ui/controls/button.tsx';
import { CheckedForm } from '#ui/fields/checked-form.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { Dialog, DialogClose } from '#ui/overlays/dialog.tsx';
import { useFormAction } from '#web/use-form-action.ts';
import { productChange } from '../../contract/product-changes.ts';
import type { ProductChangeOptions } from './use-product-changes.ts';

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
  /** The products to change. */
  ids: string[];
  options: ProductChangeOptions;
  onClose: () => void;
}

const toProductChange = (act: NumberChange, figure: number) => {
  if (act === 'price') return { act, percent: figure };
  return act === 'stock' ? { act, stock: figure } : { act, days: figure };
};

type ProductChangeRequest = Parameters<ProductChangeOptions['send']>[0];

/** Returns a resolver that turns the text into the request, checked as on the server. */
const resolverFor =
  (act: NumberChange, ids: string[]) =>
  ({ figure: typed }: { figure: string }): ResolverResult<{ figure: string }, ProductChangeRequest> => {
    const figure =
      typed.trim() === '' ? Number.NaN : Number(typed.trim().replace('−', '-').replace(',', '.'));
    const checked = productChange.safeParse(toProductChange(act, figure));
    if (checked.success) return { values: { ids, change: checked.data }, errors: {} };
    const message = Number.isNaN(figure) ? 'Enter a number' : checked.error.issues[0]?.message;
    return { values: {}, errors: { figure: { type: 'rule', ...(message && { message }) } } };
  };

/** A dialog to change one number for all selected products: percentage, days or pieces. */
export function NumberChangeDialog({ act, ids, options, onClose }: NumberChangeDialogProps) {
  const { form, submit, busy, message } = useFormAction({
    ...options,
    resolver: resolverFor(act, ids),
    defaultValues: { figure: '' },
    onSuccess: async (data, request) => {
      onClose();
      await options.onSuccess?.(data, request);
    },
  });
  const { title, label, hint, unit, button } = dialogTexts[act];
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={ids.length === 1 ? 'For one product.' : `For ${ids.length} products.`}
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
      <CheckedForm id="figure-form" onSubmit={(event) => void submit(event)}>
        <Field label={label} hint={hint} error={form.formState.errors.figure?.message ?? message}>
          <TextInput inputMode="decimal" autoComplete="off" after={unit} {...form.register('figure')} />
        </Field>
      </CheckedForm>
    </Dialog>
  );
}
