import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { DialogForm, Wide } from '#features/orders/order-record/components/dialog-form.tsx';
import { formatCount } from '#lib/formats.ts';
import { Select } from '#ui/fields/choices/select.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { api } from '#web/api.ts';
import { useFormAction } from '#web/use-form-action.ts';
import { type Claim, offerForm, type Remedy, remedies } from '../contract.ts';
import { remedyLabels } from '../rules/claim-labels.ts';
import { QuantityFields, type QuantityInput, typedLines } from './quantity-fields.tsx';

interface OfferInput {
  remedy: Remedy;
  lines: QuantityInput[];
  note: string;
}

const resolverFor = (id: string) =>
  standardSchemaResolver(
    z.pipe(
      z.transform(
        ({ lines, ...input }: OfferInput): z.input<typeof offerForm> => ({
          ...input,
          id,
          lines: typedLines(lines),
        }),
      ),
      offerForm,
    ),
  );

interface OfferDialogProps {
  claim: Claim;
  side: 'buyer' | 'supplier';
  onClose: () => void;
  /** Receives the sentence to show. */
  onDone: (message: string) => void;
}

/** Proposes a remedy for a claim, starting from the last proposal. */
export function OfferDialog({ claim, side, onClose, onDone }: OfferDialogProps) {
  const last = claim.offers[0] ?? claim;
  const action = useFormAction({
    resolver: resolverFor(claim.id),
    defaultValues: {
      remedy: last.remedy,
      lines: last.lines.map(({ lineId, quantity }) => ({ lineId, quantity: formatCount(quantity) })),
      note: '',
    },
    send: (offer) => api.claims[side === 'buyer' ? 'buyer' : 'store'].offer(offer),
    onSuccess: () => onDone('Offer sent.'),
    failure: 'The offer could not be sent. What you typed is still here. Please try again.',
  });
  const { register, formState, control } = action.form;
  const typed = useWatch({ control, name: 'lines' });
  const { errors } = formState;
  return (
    <DialogForm
      title={side === 'supplier' ? 'Offer a remedy' : 'Propose another remedy'}
      description="Amounts follow from the quantities, at the prices and tax rates of the order."
      submitLabel="Send offer"
      busyLabel="Sending..."
      action={action}
      onClose={onClose}
    >
      <Field label="Remedy" required error={errors.remedy?.message}>
        <Select
          options={remedies.map((value) => ({ value, label: remedyLabels[value] }))}
          {...register('remedy')}
        />
      </Field>
      <QuantityFields
        lines={claim.lines}
        typed={typed}
        register={(index) => register(`lines.${index}.quantity`)}
        errors={errors.lines}
      />
      <Wide>
        <Field label="Note" optional error={errors.note?.message}>
          <TextArea rows={3} limit={1000} {...register('note')} />
        </Field>
      </Wide>
    </DialogForm>
  );
}
