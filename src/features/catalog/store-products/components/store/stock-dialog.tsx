import { useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { CheckedForm } from '#ui/fields/checked-form.tsx';
import { QuantityInput } from '#ui/fields/choices/quantity-input.tsx';
import { Field } from '#ui/fields/field.tsx';
import { Dialog, DialogClose } from '#ui/overlays/dialog.tsx';
import { api } from '#web/api.ts';
import { toProblem } from '#web/problem.ts';
import type { StoreProduct } from '../../contract/store-views.ts';

interface StockDialogProps {
  product: StoreProduct;
  onClose: () => void;
  onSaved: () => void;
}

/** A dialog to set the current stock. */
export function StockDialog({ product, onClose, onSaved }: StockDialogProps) {
  const [typed, setTyped] = useState(String(product.stock));
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  async function save(): Promise<void> {
    const stock = typed.trim() === '' ? Number.NaN : Number(typed);
    if (!Number.isInteger(stock) || stock < 0) return setError('Stock must be a whole number, 0 or more');
    setBusy(true);
    try {
      await api.listings.setStock({ id: product.id, stock });
      toast.success(stock === 0 ? 'The product is out of stock now.' : 'Stock saved.');
      onSaved();
    } catch (failure) {
      setError(toProblem(failure).message ?? 'The stock could not be saved. Please try again.');
    } finally {
      setBusy(false);
    }
  }
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(open) => !open && onClose()}
      title="Set stock"
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
      <CheckedForm
        id="stock-form"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Field
          label="In stock"
          error={error}
          hint="At 0 the product shows as out of stock; restocking brings back what it was before."
        >
          <QuantityInput
            min={0}
            value={typed}
            unit={product.unit === 'kg' ? 'kg' : `${product.unit}s`}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Field>
      </CheckedForm>
    </Dialog>
  );
}
