import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { UploadField } from '#features/files/files/components/upload-field.tsx';
import type { StoredFile } from '#features/files/files/contract.ts';
import { DialogForm, Wide } from '#features/orders/order-record/components/dialog-form.tsx';
import type { Order } from '#features/orders/order-record/contract.ts';
import { Checkbox } from '#ui/fields/choices/checkbox.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { api } from '#web/api.ts';
import { useFormAction } from '#web/use-form-action.ts';
import {
  buyerReviewForm,
  maxReviewLength,
  maxReviewPhotos,
  supplierReviewForm,
} from '../contract/review-forms.ts';
import type { OrderReview } from '../contract/review-views.ts';
import { aspectLabels, aspectsOf, blindDays } from '../rules.ts';
import { StarField } from './star-field.tsx';

interface ReviewDialogProps {
  order: Order;
  /** The review that is edited; null for a new one. */
  review: OrderReview | null;
  onClose: () => void;
  /** Receives the sentence to show. */
  onDone: (message: string) => void;
}

interface BuyerInput {
  quality: string;
  onTime: string;
  communication: string;
  text: string;
  photos: StoredFile[];
  isAnonymous: boolean;
}

const ratingOf = (review: OrderReview | null, aspect: string): string =>
  String(review?.ratings.find((one) => one.aspect === aspect)?.rating ?? '');

const buyerResolver = (id: string) =>
  standardSchemaResolver(
    z.pipe(
      z.transform(
        ({ photos, ...input }: BuyerInput): z.input<typeof buyerReviewForm> => ({
          ...input,
          id,
          quality: Number(input.quality),
          onTime: Number(input.onTime),
          communication: Number(input.communication),
          photoIds: photos.map((photo) => photo.id),
        }),
      ),
      buyerReviewForm,
    ),
  );

const toStoredFile = ({ id, name, bytes, url }: OrderReview['photos'][number]): StoredFile => ({
  id,
  name,
  bytes,
  url,
  contentType: 'image/webp',
  width: null,
  height: null,
});

const labelsOf = (review: OrderReview | null) => ({
  submitLabel: review ? 'Save review' : 'Submit review',
  busyLabel: 'Saving...',
  failure: 'The review could not be saved. What you typed is still here. Please try again.',
});

const describeBlindness = (other: string): string =>
  `${other} can read it when both of you have written a review, or after ${blindDays} days. You can change it until then.`;

/** Writes or edits the review of the supplier. */
export function BuyerReviewDialog({ order, review, onClose, onDone }: ReviewDialogProps) {
  const { failure, ...labels } = labelsOf(review);
  const action = useFormAction({
    form: `review:${order.id}`,
    resolver: buyerResolver(order.id),
    defaultValues: {
      quality: ratingOf(review, 'quality'),
      onTime: ratingOf(review, 'onTime'),
      communication: ratingOf(review, 'communication'),
      text: review?.text ?? '',
      photos: review?.photos.map(toStoredFile) ?? [],
      isAnonymous: review?.isAnonymous ?? false,
    },
    send: (form, once) => (review ? api.reviews.buyer.edit(form) : api.reviews.buyer.write(form, once)),
    onSuccess: () => onDone('Review saved.'),
    failure,
  });
  const { register, formState, setValue, control } = action.form;
  const { errors } = formState;
  const photos = useWatch({ control, name: 'photos' });
  return (
    <DialogForm
      title={`Review ${order.supplier.name}`}
      description={describeBlindness(order.supplier.name)}
      action={action}
      onClose={onClose}
      {...labels}
    >
      {aspectsOf.buyer.map((aspect) => (
        <Wide key={aspect}>
          <StarField legend={aspectLabels[aspect]} error={errors[aspect]?.message} {...register(aspect)} />
        </Wide>
      ))}
      <Wide>
        <Field label="Review" optional error={errors.text?.message}>
          <TextArea rows={5} limit={maxReviewLength} {...register('text')} />
        </Field>
      </Wide>
      <Wide>
        <UploadField
          label="Photos"
          optional
          purposes={['review-photo']}
          maxFiles={maxReviewPhotos}
          value={photos}
          onChange={(changed) => setValue('photos', changed, { shouldDirty: true })}
          hint={`Up to ${maxReviewPhotos} JPG or PNG pictures. They become public with the review.`}
        />
      </Wide>
      <Wide>
        <Checkbox hint="Others see your initials and country." {...register('isAnonymous')}>
          Do not show the name of my company
        </Checkbox>
      </Wide>
    </DialogForm>
  );
}

interface SupplierInput {
  payment: string;
  clarity: string;
  text: string;
}

const supplierResolver = (id: string) =>
  standardSchemaResolver(
    z.pipe(
      z.transform(
        (input: SupplierInput): z.input<typeof supplierReviewForm> => ({
          ...input,
          id,
          payment: Number(input.payment),
          clarity: Number(input.clarity),
        }),
      ),
      supplierReviewForm,
    ),
  );

/** Writes or edits the review of the buyer. */
export function SupplierReviewDialog({ order, review, onClose, onDone }: ReviewDialogProps) {
  const { failure, ...labels } = labelsOf(review);
  const buyer = order.buyer.company ?? order.buyer.name;
  const action = useFormAction({
    form: `store-review:${order.id}`,
    resolver: supplierResolver(order.id),
    defaultValues: {
      payment: ratingOf(review, 'payment'),
      clarity: ratingOf(review, 'clarity'),
      text: review?.text ?? '',
    },
    send: (form, once) => (review ? api.reviews.store.edit(form) : api.reviews.store.write(form, once)),
    onSuccess: () => onDone('Review saved.'),
    failure,
  });
  const { register, formState } = action.form;
  const { errors } = formState;
  return (
    <DialogForm
      title={`Review ${buyer}`}
      description={describeBlindness(buyer)}
      action={action}
      onClose={onClose}
      {...labels}
    >
      {aspectsOf.supplier.map((aspect) => (
        <Wide key={aspect}>
          <StarField legend={aspectLabels[aspect]} error={errors[aspect]?.message} {...register(aspect)} />
        </Wide>
      ))}
      <Wide>
        <Field
          label="Review"
          optional
          error={errors.text?.message}
          hint="Only you and the buyer can read it."
        >
          <TextArea rows={5} limit={maxReviewLength} {...register('text')} />
        </Field>
      </Wide>
    </DialogForm>
  );
}
