import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { UploadField } from '#features/files/files/components/upload-field.tsx';
import type { StoredFile } from '#features/files/files/contract.ts';
import { DialogForm, Wide } from '#features/orders/order-record/components/dialog-form.tsx';
import type { Order } from '#features/orders/order-record/contract.ts';
import { formatDate } from '#lib/formats.ts';
import { Select } from '#ui/fields/choices/select.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { api } from '#web/api.ts';
import { useFormAction } from '#web/use-form-action.ts';
import {
  type ClaimProblem,
  claimProblems,
  maxClaimPhotos,
  openClaimForm,
  type Remedy,
  remedies,
} from '../contract.ts';
import { problemLabels, remedyLabels } from '../rules/claim-labels.ts';
import { QuantityFields, type QuantityInput, typedLines } from './quantity-fields.tsx';
import type { ClaimList } from './use-claims.ts';

interface ClaimInput {
  problem: ClaimProblem;
  remedy: Remedy;
  description: string;
  lines: QuantityInput[];
  photos: StoredFile[];
}

const resolverFor = ({ id }: Order) =>
  standardSchemaResolver(
    z.pipe(
      z.transform(
        ({ photos, lines, ...input }: ClaimInput): z.input<typeof openClaimForm> => ({
          ...input,
          id,
          lines: typedLines(lines),
          photoIds: photos.map((photo) => photo.id),
        }),
      ),
      openClaimForm,
    ),
  );

interface OpenClaimDialogProps {
  order: Order;
  list: ClaimList;
  onClose: () => void;
  /** Receives the sentence to show. */
  onDone: (message: string) => void;
}

/** Claims goods of an order: what is wrong with how many, photos, and what the buyer asks for. */
export function OpenClaimDialog({ order, list, onClose, onDone }: OpenClaimDialogProps) {
  const { claimable, claimUntil } = list;
  const action = useFormAction({
    form: `claim:${order.id}`,
    resolver: resolverFor(order),
    defaultValues: {
      problem: claimProblems[0] as ClaimProblem,
      remedy: remedies[0] as Remedy,
      description: '',
      lines: claimable.map(({ lineId }) => ({ lineId, quantity: '' })),
      photos: [] as StoredFile[],
    },
    send: (claim, once) => api.claims.buyer.open(claim, once),
    onSuccess: () => onDone(`${order.supplier.name} has been notified and responds within 3 business days.`),
    failure: 'The claim could not be sent. What you typed is still here. Please try again.',
  });
  const { register, formState, setValue, control } = action.form;
  const { errors } = formState;
  const [photos, typed] = useWatch({ control, name: ['photos', 'lines'] });
  return (
    <DialogForm
      title="Report a problem"
      description={`${claimUntil ? `You can report problems until ${formatDate(claimUntil)}. ` : ''}If you and ${order.supplier.name} cannot agree, Packwright decides.`}
      submitLabel="Send claim"
      busyLabel="Sending..."
      action={action}
      onClose={onClose}
    >
      <Field label="What is wrong" required error={errors.problem?.message}>
        <Select
          options={claimProblems.map((value) => ({ value, label: problemLabels[value] }))}
          {...register('problem')}
        />
      </Field>
      <Field label="What you ask for" required error={errors.remedy?.message}>
        <Select
          options={remedies.map((value) => ({ value, label: remedyLabels[value] }))}
          {...register('remedy')}
        />
      </Field>
      <QuantityFields
        lines={claimable}
        typed={typed}
        register={(index) => register(`lines.${index}.quantity`)}
        errors={errors.lines}
      />
      <Wide>
        <Field label="Description" required error={errors.description?.message}>
          <TextArea rows={4} limit={2000} {...register('description')} />
        </Field>
      </Wide>
      <Wide>
        <UploadField
          label="Photos"
          optional
          purposes={['order-attachment']}
          maxFiles={maxClaimPhotos}
          value={photos}
          onChange={(changed) => setValue('photos', changed, { shouldDirty: true })}
          hint="JPG, PNG or PDF, up to 5 MB each. Show the damage and the label of the carton."
        />
      </Wide>
    </DialogForm>
  );
}
