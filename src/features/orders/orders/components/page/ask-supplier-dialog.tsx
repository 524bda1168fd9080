import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { DialogForm, Wide } from '#features/orders/order-record/components/dialog-form.tsx';
import type { Order } from '#features/orders/order-record/contract.ts';
import { Field } from '#ui/fields/field.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { api } from '#web/api.ts';
import { toProblem } from '#web/problem.ts';
import { sendOnce } from '#web/send-once.ts';
import { useFormAction } from '#web/use-form-action.ts';

interface AskSupplierDialogProps {
  order: Pick<Order, 'id' | 'reference' | 'supplier'>;
  onClose: () => void;
}

interface Question {
  orderId: string;
  message: string;
}

/** Sends the message to a conversation that was opened after this page was loaded, for example in another tab. */
async function continueConversation({ orderId, message }: Question): Promise<string> {
  const { data } = await api.inquiries.ofBuyersOrder({ id: orderId });
  const id = data.inquiries.find(({ isAboutOrder }) => isAboutOrder)?.id ?? '';
  const body = { id, message };
  await sendOnce({ form: 'reply', body }, (once) => api.inquiries.buyer.reply(body, once));
  return id;
}

// The server validates the message.
const resolver = standardSchemaResolver(z.object({ message: z.string() }));

/** Opens the conversation about an order with a first message. */
export function AskSupplierDialog({ order: { id, reference, supplier }, onClose }: AskSupplierDialogProps) {
  const navigate = useNavigate();
  const action = useFormAction({
    form: 'ask-about-order',
    resolver,
    defaultValues: { message: '' },
    send: async ({ message }, once) => {
      const question = { orderId: id, message };
      try {
        return (await api.inquiries.send(question, once)).data.inquiry.id;
      } catch (error) {
        if (toProblem(error).reason === 'conversation_exists') return continueConversation(question);
        throw error;
      }
    },
    onSuccess: (inquiryId) => navigate(`/account/inquiries/${inquiryId}`),
    failure: 'The message could not be sent. Please try again.',
  });
  const { register, formState } = action.form;
  return (
    <DialogForm
      title={`Ask about order ${reference}`}
      description={`${supplier.name} will receive your message with a link to the order. You can attach files to later messages.`}
      submitLabel="Send message"
      busyLabel="Sending..."
      action={action}
      onClose={onClose}
    >
      <Wide>
        <Field label="Message" required error={formState.errors.message?.message}>
          <TextArea rows={5} limit={5000} {...register('message')} />
        </Field>
      </Wide>
    </DialogForm>
  );
}
