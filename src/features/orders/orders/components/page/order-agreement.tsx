import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Order } from '#features/orders/order-record/contract.ts';
import { incotermText } from '#features/orders/order-record/rules/delivery-text.ts';
import { describeLeadTime } from '#features/orders/order-record/rules/promised-day.ts';
import { SourceFile } from '#features/orders/proofs/components/source-file.tsx';
import { formatDate, formatNumber } from '#lib/formats.ts';
import { DescriptionList } from '#ui/facts/description-list.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/layout.tsx';

interface OrderAgreementProps {
  order: Order;
  agreement: NonNullable<Order['agreement']>;
  side: 'buyer' | 'supplier';
  /** Guests of the sample store cannot open quotes. */
  sample: boolean;
}

/** The agreement of buyer and supplier in a quote: what was ordered of it and on which terms, frozen in the order. */
export function OrderAgreement({ order, agreement, side, sample }: OrderAgreementProps) {
  const { quoteId, reference, version, specifications, notes, fingerprint } = agreement;
  const { lines = [], request, files = [] } = agreement;
  const base = side === 'buyer' ? '/account' : '/dashboard';
  const linkTo = (path: string, text: string): ReactNode =>
    sample ? text : <Link to={`${base}/${path}`}>{text}</Link>;
  return (
    <Card title="Agreed in the quote">
      <DescriptionList
        items={[
          { term: 'Quote', detail: linkTo(`quotes/${quoteId}`, versionText(reference, version)) },
          ...(request
            ? [
                {
                  term: 'Request',
                  detail: (
                    <>
                      {linkTo(`requests/${request.id}`, versionText(request.reference, request.version))}:{' '}
                      <span className="break-words">{request.title}</span>
                    </>
                  ),
                },
              ]
            : []),
          ...(request?.requiredBy ? [{ term: 'Needed by', detail: formatDate(request.requiredBy) }] : []),
          ...(lines.length > 0 ? [{ term: 'Lead time', detail: <LeadTimes lines={lines} /> }] : []),
          { term: 'Delivery', detail: incotermText(agreement) },
          ...specifications.map(({ title, specification }) => ({
            term: title,
            detail: <span className="break-words pre-line">{specification}</span>,
          })),
          ...(notes
            ? [{ term: 'Notes', detail: <span className="break-words pre-line">{notes}</span> }]
            : []),
          ...(files.length > 0 && !sample && order.showsMoney
            ? [{ term: 'Files', detail: <Files order={order} files={files} side={side} /> }]
            : []),
          { term: 'Fingerprint', detail: <span className="note break-words">{fingerprint}</span> },
        ]}
      />
    </Card>
  );
}

const versionText = (reference: string, version: number): string =>
  version > 1 ? `${reference}, version ${version}` : reference;

type Agreement = OrderAgreementProps['agreement'];

/** The lead time of each line, or the one that all of them have. */
function LeadTimes({ lines }: { lines: NonNullable<Agreement['lines']> }) {
  const [first] = lines;
  if (first && lines.every(({ leadTimeDays }) => leadTimeDays === first.leadTimeDays))
    return describeLeadTime(first.leadTimeDays);
  return (
    <ul>
      {lines.map(({ line, title, quantity, leadTimeDays }) => (
        <li key={line} className="break-words">
          {formatNumber(quantity)} × {title}: {describeLeadTime(leadTimeDays)}
        </li>
      ))}
    </ul>
  );
}

interface FilesProps extends Pick<OrderAgreementProps, 'order' | 'side'> {
  files: NonNullable<Agreement['files']>;
}

/** The drawings and artwork of the request and the files of the quote, each with its SHA-256. */
function Files({ order: { id }, files, side }: FilesProps) {
  const base = side === 'buyer' ? `/orders/${id}` : `/store/orders/${id}`;
  return (
    <Stack as="ul" gap={2}>
      {files.map((file) => (
        <li key={file.id}>
          <SourceFile file={file} path={`${base}/agreement-files/${file.id}`} />{' '}
          <span className="muted note break-words">
            {file.from === 'request' ? 'From the request' : 'From the quote'}
            {file.hash && `, SHA-256 ${file.hash}`}
          </span>
        </li>
      ))}
    </Stack>
  );
}
