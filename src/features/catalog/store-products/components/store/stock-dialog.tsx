import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import * as z from 'zod/mini';
import { parseTypedWhole } from '#lib/parse-typed-number.ts';
import { Button } from '#ui/controls/button.tsx';
import { CheckedForm } from '#ui/fields/checked-form.tsx';
import { QuantityInput } from '#ui/fields/choices/quantity-input.tsx';
import { Field } from '#ui/fields/field.tsx';
import { Dialog, DialogClose } from '#ui/overlays/dialog.tsx';
import { api } from '#web/api.ts';
import { useFormAction } from '#web/use-form-action.ts';
import type { StoreProduct } from '../../contract/store-views.ts';

const isStock = (typed: string): boolean => parseTypedWhole(typed) >= 0;

const resolver = standardSchemaResolver(
  z.object({ stock: z.string().check(z.refine(isStock, 'Stock must be a whole number, 0 or more')) }),
);

interface StockDialogProps {
  product: StoreProduct;
  onClose: () => void;
  onSaved: () => void;
}

/** A dialog to set the current stock. */
export function StockDialog({ product, onClose, onSaved }: StockDialogProps) {
  const { form, submit, busy, message } = useFormAction({
    resolver,
    defaultValues: { stock: String(product.stock) },
    send: ({ stock }) => api.listings.setStock({ id: product.id, stock: parseTypedWhole(stock) }),
    success: (_, { stock }) =>
      parseTypedWhole(stock) === 0 ? 'Stock updated. The product is now out of stock.' : 'Stock updated.',
    onSuccess: onSaved,
    failure: 'The stock could not be updated. Please try again.',
  });
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(open) => !open && onClose()}
      title="Update stock"
      description={product.title}
      footer={
        <>
          <DialogClose>
            <Button variant="line" disabled={busy}>
              Cancel
            </Button>
          </DialogClose>
          <Button type="submit" form="stock-form" busy={busy} busyLabel="Saving...">
            Save
          </Button>
        </>
      }
    >
      <CheckedForm id="stock-form" onSubmit={(event) => void submit(event)}>
        <Field
          label="In stock"
          error={form.formState.errors.stock?.message ?? message}
          hint="At 0, the product is marked out of stock. Restocking restores its previous status."
        >
          <QuantityInput
            min={0}
            unit={product.unit === 'kg' ? 'kg' : `${product.unit}s`}
            {...form.register('stock')}
          />
        </Field>
      </CheckedForm>
    </Dialog>
  );
}
