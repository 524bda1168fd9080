import { MessageSquare } from 'lucide-react';
import { TextLink } from '#ui/controls/text-link.tsx';
import { Card } from '#ui/layout/card.tsx';
import type { InquiryLink } from '../contract/store-work.ts';

interface OrderConversationsProps {
  inquiries: readonly InquiryLink[];
  side: 'buyer' | 'supplier';
}

const pathOf = { buyer: '/account/inquiries', supplier: '/dashboard/buyer-inquiries' };

/** Links to the conversation about an order and to the inquiries that led to it. */
export function OrderConversations({ inquiries, side }: OrderConversationsProps) {
  const about = inquiries.filter(({ isAboutOrder }) => isAboutOrder);
  const before = inquiries.filter(({ isAboutOrder }) => !isAboutOrder);
  return (
    <>
      <Conversations title="Conversation" inquiries={about} side={side} />
      <Conversations title="Earlier messages" inquiries={before} side={side} />
    </>
  );
}

function Conversations({ title, inquiries, side }: OrderConversationsProps & { title: string }) {
  if (inquiries.length === 0) return null;
  return (
    <Card title={title}>
      <ul>
        {inquiries.map(({ id, reference, subject }) => (
          <li key={id}>
            <TextLink to={`${pathOf[side]}/${id}`} icon={<MessageSquare aria-hidden />}>
              {reference} {subject}
            </TextLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}
