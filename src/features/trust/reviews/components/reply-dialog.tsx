import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { DialogForm, Wide } from '#features/orders/order-record/components/dialog-form.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { api } from '#web/api.ts';
import { useFormAction } from '#web/use-form-action.ts';
import { maxReplyLength, replyForm } from '../contract/review-forms.ts';

const resolver = standardSchemaResolver(replyForm);

interface ReplyDialogProps {
  orderId: string;
  side: 'buyer' | 'supplier';
  onClose: () => void;
  /** Receives the sentence to show. */
  onDone: (message: string) => void;
}

/** Replies to the review of the other side. */
export function ReplyDialog({ orderId, side, onClose, onDone }: ReplyDialogProps) {
  const action = useFormAction({
    resolver,
    defaultValues: { id: orderId, reply: '' },
    send: (form) => (side === 'buyer' ? api.reviews.buyer : api.reviews.store).reply(form),
    onSuccess: () => onDone('Reply sent.'),
    failure: 'The reply could not be sent. What you typed is still here. Please try again.',
  });
  const { register, formState } = action.form;
  return (
    <DialogForm
      title="Reply to the review"
      description={
        side === 'buyer'
          ? 'The supplier can read it. You can reply once, and not change it.'
          : 'It is public, below the review. You can reply once, and not change it.'
      }
      size="sm"
      submitLabel="Send reply"
      busyLabel="Sending..."
      action={action}
      onClose={onClose}
    >
      <Wide>
        <Field label="Reply" required error={formState.errors.reply?.message}>
          <TextArea rows={4} limit={maxReplyLength} {...register('reply')} />
        </Field>
      </Wide>
    </DialogForm>
  );
}
