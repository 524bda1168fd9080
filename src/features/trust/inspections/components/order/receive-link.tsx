import { ClipboardCheck } from 'lucide-react';
import { ButtonLink } from '#ui/controls/button.tsx';
import type { OrderInspections } from '../../contract.ts';

interface ReceiveLinkProps {
  orderId: string;
  dispatchId: string;
  inspections: OrderInspections | null;
}

/** Renders the link to the screen on which a dispatch is received; nothing if that is not possible now. */
export function ReceiveLink({ orderId, dispatchId, inspections }: ReceiveLinkProps) {
  if (!inspections?.receivableIds.includes(dispatchId)) return null;
  return (
    <ButtonLink
      size="sm"
      variant="main"
      icon={<ClipboardCheck aria-hidden />}
      to={`/account/orders/${orderId}/receive/${dispatchId}`}
    >
      Receive goods
    </ButtonLink>
  );
}
