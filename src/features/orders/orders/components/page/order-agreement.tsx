import { Link } from 'react-router';
import type { Order } from '#features/orders/order-record/contract.ts';
import { DescriptionList } from '#ui/facts/description-list.tsx';
import { Card } from '#ui/layout/card.tsx';

interface OrderAgreementProps {
  agreement: NonNullable<Order['agreement']>;
  side: 'buyer' | 'supplier';
  /** Guests of the sample store cannot open quotes. */
  sample: boolean;
}

/** The agreement of buyer and supplier in a quote: delivery terms and specifications, frozen in the order. */
export function OrderAgreement({ agreement, side, sample }: OrderAgreementProps) {
  const { quoteId, reference, version, incoterm, place, specifications, notes, fingerprint } = agreement;
  const path = side === 'buyer' ? `/account/quotes/${quoteId}` : `/dashboard/quotes/${quoteId}`;
  const words = version > 1 ? `${reference}, version ${version}` : reference;
  return (
    <Card title="Agreed in the quote">
      <DescriptionList
        items={[
          { term: 'Quote', detail: sample ? words : <Link to={path}>{words}</Link> },
          { term: 'Delivery', detail: `${incoterm} ${place}` },
          ...specifications.map(({ title, specification }) => ({
            term: title,
            detail: <span className="break-words pre-line">{specification}</span>,
          })),
          ...(notes
            ? [{ term: 'Notes', detail: <span className="break-words pre-line">{notes}</span> }]
            : []),
          { term: 'Fingerprint', detail: <span className="note break-words">{fingerprint}</span> },
        ]}
      />
    </Card>
  );
}
