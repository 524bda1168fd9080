import { ButtonLink } from '#ui/controls/button.tsx';
import { formatMoney } from '#ui/facts/format.ts';
import { Banner } from '#ui/feedback/banner.tsx';
import { type Status, StatusChip } from '#ui/marks/status-chip.tsx';
import type { QuoteRow, QuoteState } from '../contract/quote-rows.ts';

export const quoteStateLabels: Record<QuoteState, string> = {
  open: 'Open',
  accepted: 'Accepted',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  expired: 'Expired',
};

/** Labels of the filters of the lists. */
export const quoteViewLabels = { action: 'Needs action', ...quoteStateLabels };

const looks: Record<QuoteState, Status> = {
  open: 'neutral',
  accepted: 'ok',
  declined: 'bad',
  withdrawn: 'neutral',
  expired: 'neutral',
};

/** The state of a quote. */
export const QuoteStateChip = ({ state }: { state: QuoteState }) => (
  <StatusChip status={looks[state]}>{quoteStateLabels[state]}</StatusChip>
);

interface OrderedBannerProps {
  quote: Pick<QuoteRow, 'order' | 'currency'>;
  side: 'buyer' | 'supplier';
}

/** The order that a quote became, and whether it still has the prices and terms of the quote. */
export function OrderedBanner({ quote: { order, currency }, side }: OrderedBannerProps) {
  if (!order) return null;
  const orders = side === 'buyer' ? '/account/orders' : '/dashboard/order-history';
  return (
    <Banner
      look="info"
      title={side === 'buyer' ? 'You accepted this quote' : 'The buyer accepted this quote'}
      action={
        <ButtonLink size="sm" variant="line" to={`${orders}/${order.id}`}>
          Open order {order.reference}
        </ButtonLink>
      }
    >
      {order.isAmended
        ? `The order was changed since, as both sides agreed. Its total is now ${formatMoney(order.totalMinor, currency)} including tax.`
        : 'The order has exactly these prices and terms.'}
    </Banner>
  );
}
