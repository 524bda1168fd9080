import { MessageSquare } from 'lucide-react';
import { displayNumber } from '#lib/ids.ts';
import { TextLink } from '#ui/controls/text-link.tsx';
import { Card } from '#ui/layout/card.tsx';
import type { InquiryLink } from '../contract/store-work.ts';

interface OrderConversationsProps {
  inquiries: readonly InquiryLink[];
  side: 'buyer' | 'supplier';
}

const pathOf = { buyer: '/account/inquiries', supplier: '/dashboard/buyer-inquiries' };

/** The conversations that an order came from. */
export function OrderConversations({ inquiries, side }: OrderConversationsProps) {
  if (inquiries.length === 0) return null;
  return (
    <Card title="Written before">
      <ul>
        {inquiries.map(({ id, number, subject }) => (
          <li key={id}>
            <TextLink to={`${pathOf[side]}/${id}`} icon={<MessageSquare aria-hidden />}>
              {displayNumber(number)} {subject}
            </TextLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}
