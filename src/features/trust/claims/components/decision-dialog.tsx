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
import { type Claim, decisionForm, type Remedy, remedies } from '../contract.ts';
import { remedyLabels } from '../rules/claim-labels.ts';
import { QuantityFields, type QuantityInput, typedLines } from './quantity-fields.tsx';

const noRemedy = 'none';

interface DecisionInput {
  remedy: Remedy | typeof noRemedy;
  lines: QuantityInput[];
  note: string;
}

const resolverFor = (id: string) =>
  standardSchemaResolver(
    z.pipe(
      z.transform(
        ({ remedy, lines, note }: DecisionInput): z.input<typeof decisionForm> => ({
          id,
          note,
          remedy: remedy === noRemedy ? null : remedy,
          lines: remedy === noRemedy ? [] : typedLines(lines),
        }),
      ),
      decisionForm,
    ),
  );

interface DecisionDialogProps {
  claim: Claim;
  onClose: () => void;
  /** Receives the sentence to show. */
  onDone: (message: string) => void;
}

/** Decides a claim for the marketplace, with reasons that both sides read. */
export function DecisionDialog({ claim, onClose, onDone }: DecisionDialogProps) {
  const action = useFormAction({
    resolver: resolverFor(claim.id),
    defaultValues: {
      remedy: claim.remedy as DecisionInput['remedy'],
      lines: claim.lines.map(({ lineId, quantity }) => ({ lineId, quantity: formatCount(quantity) })),
      note: '',
    },
    send: (decision) => api.claims.mediation.decide(decision),
    onSuccess: () => onDone('Decision sent to both sides.'),
    failure: 'The decision could not be saved. What you typed is still here. Please try again.',
  });
  const { register, formState, control } = action.form;
  const [remedy, typed] = useWatch({ control, name: ['remedy', 'lines'] });
  const { errors } = formState;
  return (
    <DialogForm
      title={`Decide claim ${claim.number} of order ${claim.order.reference}`}
      submitLabel="Send decision"
      busyLabel="Sending..."
      action={action}
      onClose={onClose}
    >
      <Field label="Decision" required error={errors.remedy?.message}>
        <Select
          options={[
            ...remedies.map((value) => ({ value, label: remedyLabels[value] })),
            { value: noRemedy, label: 'Dismiss the claim' },
          ]}
          {...register('remedy')}
        />
      </Field>
      {remedy !== noRemedy && (
        <QuantityFields
          lines={claim.lines}
          typed={typed}
          register={(index) => register(`lines.${index}.quantity`)}
          errors={errors.lines}
        />
      )}
      <Wide>
        <Field label="Reasons" required hint="Both sides read them." error={errors.note?.message}>
          <TextArea rows={5} limit={2000} {...register('note')} />
        </Field>
      </Wide>
    </DialogForm>
  );
}
