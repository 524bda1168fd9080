import { formatQuantity } from '#features/catalog/products/contract/product-labels.ts';
import { AttachmentLink } from '#features/conversations/inquiries/components/thread/attachment-link.tsx';
import { describeSpecification, kindLabels } from '#features/packaging/specification/rules.ts';
import { formatDate } from '#lib/formats.ts';
import { incoterms } from '#lib/incoterms.ts';
import { DescriptionList } from '#ui/facts/description-list.tsx';
import { formatMoney } from '#ui/facts/format.ts';
import { Measured } from '#ui/facts/units/measured.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import type { RequestLine } from '../contract/request-form.ts';
import type { OwnRequest } from '../contract.ts';
import { placesText } from '../rules.ts';
import styles from './request-content.module.css';

type Content = Pick<OwnRequest, 'content' | 'files' | 'categories' | 'fingerprint' | 'version'>;

/** The content of a request, as buyer and suppliers read it. */
export function RequestContent({ request }: { request: Content }) {
  const { content, files, categories } = request;
  return (
    <Stack>
      <Card title={content.lines.length === 1 ? 'Item' : `${content.lines.length} items`}>
        <ol className={styles.lines}>
          {content.lines.map((line, index) => (
            <li key={index} className={styles.line}>
              <Line line={line} currency={content.currency} category={categories[line.categoryId ?? '']} />
            </li>
          ))}
        </ol>
      </Card>
      {files.length > 0 && (
        <Card title="Drawings and artwork">
          <Stack as="ul" gap={2}>
            {files.map((file) => (
              <li key={file.id}>
                <AttachmentLink file={file} />
              </li>
            ))}
          </Stack>
        </Card>
      )}
      <Card title="Delivery and terms">
        <DescriptionList items={termsOf(request)} />
      </Card>
    </Stack>
  );
}

interface LineProps {
  line: RequestLine;
  currency: string;
  category: string | undefined;
}

function Line({ line, currency, category }: LineProps) {
  const { title, specification, quantities, unit, targetPriceMinor, notes } = line;
  const text = specification && describeSpecification(specification);
  return (
    <Stack gap={2}>
      <h3 className={`break-words ${styles.title}`}>
        <Measured>{title}</Measured>
      </h3>
      {(category ?? specification) && (
        <p className="muted small">{category ?? (specification && kindLabels[specification.kind])}</p>
      )}
      {text && (
        <p className="small">
          <Measured>{text}</Measured>
        </p>
      )}
      <p className="num">
        {quantities
          .toSorted((a, b) => a - b)
          .map((quantity) => formatQuantity(quantity, unit))
          .join(' · ')}
        {targetPriceMinor !== undefined && (
          <span className="muted small"> · target {formatMoney(targetPriceMinor, currency)} each</span>
        )}
      </p>
      {notes && <p className="small break-words pre-line">{notes}</p>}
    </Stack>
  );
}

function termsOf({ content, fingerprint, version }: Content) {
  const { places, requiredBy, incoterm, paymentTerm, wantsSamples, sealed, currency } = content;
  return [
    {
      term: places.length === 1 ? 'Deliver to' : 'Deliver to one of',
      detail: placesText(places),
    },
    ...(requiredBy ? [{ term: 'Needed by', detail: formatDate(requiredBy) }] : []),
    {
      term: 'Incoterm',
      detail: incoterm ? `${incoterm}. ${incoterms[incoterm]}.` : 'Open to proposals',
    },
    { term: 'Payment', detail: paymentTerm ?? 'Open to proposals' },
    { term: 'Comparison currency', detail: currency },
    { term: 'Samples', detail: wantsSamples ? 'Wanted before the order' : 'Not needed' },
    ...(sealed ? [{ term: 'Sealed', detail: 'Quotes cannot be read before the last day has passed' }] : []),
    {
      term: 'Version',
      detail: content.sealed ? `${version}, fingerprint ${fingerprint.slice(0, 12)}` : String(version),
    },
  ];
}
