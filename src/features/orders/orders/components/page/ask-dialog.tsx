import { useNavigate } from 'react-router';
import { DialogForm, type Typed, Wide } from '#features/orders/order-record/components/dialog-form.tsx';
import type { Order } from '#features/orders/order-record/contract.ts';
import { Field } from '#ui/fields/field.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { api } from '#web/api.ts';
import { toProblem } from '#web/problem.ts';
import { sendOnce } from '#web/send-once.ts';

interface AskDialogProps {
  order: Pick<Order, 'id' | 'reference' | 'supplier'>;
  onClose: () => void;
}

interface Question {
  orderId: string;
  message: string;
}

async function openConversation(body: Question): Promise<string> {
  const { data } = await sendOnce({ form: 'ask-about-order', body }, (once) =>
    api.inquiries.send(body, once),
  );
  return data.inquiry.id;
}

/** Sends the message to the conversation that was opened since this page was loaded, e.g. in another tab. */
async function continueConversation({ orderId, message }: Question): Promise<string> {
  const { data } = await api.inquiries.ofBuyersOrder({ id: orderId });
  const id = data.inquiries.find(({ isAboutOrder }) => isAboutOrder)?.id ?? '';
  const body = { id, message };
  await sendOnce({ form: 'reply', body }, (once) => api.inquiries.buyer.reply(body, once));
  return id;
}

/** Opens the conversation about an order with its first message, and goes there. */
export function AskDialog({ order: { id, reference, supplier }, onClose }: AskDialogProps) {
  const navigate = useNavigate();
  const send = async (typed: Typed): Promise<void> => {
    const body = { orderId: id, message: typed('message') };
    const inquiryId = await openConversation(body).catch((error: unknown) => {
      if (toProblem(error).reason === 'conversation_exists') return continueConversation(body);
      throw error;
    });
    await navigate(`/account/inquiries/${inquiryId}`);
  };
  return (
    <DialogForm
      title={`Ask about order ${reference}`}
      description={`${supplier.name} receives your message with a link to the order. You can attach photos and files to the next one.`}
      submitLabel="Send message"
      busyLabel="Sending..."
      onSave={send}
      onClose={onClose}
    >
      {(errorOf) => (
        <Wide>
          <Field label="Message" required error={errorOf('message')}>
            <TextArea name="message" rows={5} limit={5000} />
          </Field>
        </Wide>
      )}
    </DialogForm>
  );
}
