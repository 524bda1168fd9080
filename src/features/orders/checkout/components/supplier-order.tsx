import { formatLeadTime, formatQuantity } from '#features/catalog/products/contract/product-labels.ts';
import { UploadField } from '#features/files/files/components/upload-field.tsx';
import type { PaymentTerm } from '#features/stores/suppliers/contract/options.ts';
import { TextLink } from '#ui/controls/text-link.tsx';
import { formatMoney } from '#ui/facts/format.ts';
import { Measured } from '#ui/facts/units/measured.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { RadioCards } from '#ui/fields/choices/radio-cards.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Cluster, Stack } from '#ui/layout/layout.tsx';
import { Tag } from '#ui/marks/tag.tsx';
import { SupplierLogo } from '#ui/media/supplier-logo.tsx';
import { maxNoteLength, type Quote } from '../contract.ts';
import { findLongNote } from '../rules/long-note.ts';
import { QuoteSums } from './quote-sums.tsx';
import styles from './supplier-order.module.css';
import type { SupplierOrderFields } from './use-checkout.ts';

const termHints: Record<PaymentTerm, string> = {
  'Advance Payment': 'Pay in full before production.',
  'Partial Payment': 'Deposit now, balance later.',
  'Credit Payment': 'Pay within 30 days of dispatch.',
  COD: 'Pay when the goods arrive.',
};

interface SupplierOrderProps extends GoodsProps {
  fromBasket: boolean;
}

interface GoodsProps {
  quote: Quote;
  fields: SupplierOrderFields;
  onTerm: (term: PaymentTerm) => void;
  onFields: (changes: Partial<SupplierOrderFields>) => void;
}

/** Renders the order to one supplier with its lines, payment terms and notes. */
export function SupplierOrder({ quote, fromBasket, ...goods }: SupplierOrderProps) {
  const { supplier, lines, problems, delivery, leadTimeDays } = quote;
  const hasGoods = lines.length > 0;
  return (
    <Card aria-label={`Order from ${supplier.name}`}>
      <Cluster gap={3} nowrap>
        <SupplierLogo seed={supplier.logoSeed} name={supplier.name} src={supplier.logoUrl} size={40} />
        <div>
          <h2 className={styles.title}>{supplier.name}</h2>
          <p className={`muted note ${styles.small}`}>
            {hasGoods
              ? `${leadTimeDays === 0 ? 'Ready to ship' : `${formatLeadTime(leadTimeDays)} to make`}, then ${formatLeadTime(delivery.transitDays)} on the way.`
              : 'None of these items can be ordered.'}
          </p>
        </div>
      </Cluster>
      {problems.map(({ productId, message }) => (
        <Banner
          key={`${productId}${message}`}
          look="warn"
          role="status"
          action={fromBasket && <TextLink to="/basket">Edit basket</TextLink>}
        >
          <Measured>{message}</Measured>
        </Banner>
      ))}
      {hasGoods && <Goods quote={quote} {...goods} />}
    </Card>
  );
}

function Goods({ quote, fields, onTerm, onFields }: GoodsProps) {
  const { supplier, lines, currency } = quote;
  return (
    <>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <Cluster
            as="li"
            nowrap
            align="stretch"
            justify="between"
            key={`${line.variantId ?? line.productId}${line.isSample}`}
            className={styles.line}
          >
            <p className={`pretty ${styles.name}`}>
              <Measured>{line.title}</Measured> {line.isSample && <Tag>Sample</Tag>}
              <span className={`muted note ${styles.small}`}>
                {formatQuantity(line.quantity, line.unit)} at {formatMoney(line.unitPriceMinor, currency)}
                {line.hsCode && `, HS ${line.hsCode}`}
              </span>
            </p>
            <p className="num">{formatMoney(line.totalMinor, currency)}</p>
          </Cluster>
        ))}
      </ul>
      <QuoteSums quote={quote} />
      <PaymentChoice quote={quote} onTerm={onTerm} />
      <details
        className={styles.more}
        open={Boolean(fields.purchaseOrderNumber || fields.notes) || undefined}
      >
        <summary>Add PO number, note or files</summary>
        <Stack className={styles.fields}>
          <Field label="Purchase order number" optional hint="Printed on the order documents.">
            <TextInput
              maxLength={40}
              value={fields.purchaseOrderNumber}
              onChange={({ target }) => onFields({ purchaseOrderNumber: target.value })}
            />
          </Field>
          <Field
            label={`Note to ${supplier.name}`}
            optional
            error={findLongNote({ supplierName: supplier.name, notes: fields.notes }) ?? undefined}
          >
            <TextArea
              rows={3}
              limit={maxNoteLength}
              value={fields.notes}
              onChange={({ target }) => onFields({ notes: target.value })}
            />
          </Field>
          <UploadField
            label="Files"
            optional
            purposes={['order-attachment']}
            maxFiles={5}
            value={fields.files}
            onChange={(files) => onFields({ files })}
            hint="Artwork, dielines, drawings: JPG, PNG, PDF, max 5MB."
          />
        </Stack>
      </details>
    </>
  );
}

function PaymentChoice({ quote, onTerm }: Pick<SupplierOrderProps, 'quote' | 'onTerm'>) {
  const { offeredTerms, paymentTerm, milestones, currency, supplier } = quote;
  return (
    <Stack gap={3} className={styles.payment}>
      <RadioCards
        legend={`How you pay ${supplier.name}`}
        columns={offeredTerms.length === 3 ? 3 : 2}
        value={paymentTerm}
        onValueChange={(value) => {
          const term = offeredTerms.find((offered) => offered === value);
          if (term) onTerm(term);
        }}
        options={offeredTerms.map((term) => ({ value: term, label: term, hint: termHints[term] }))}
      />
      <Stack as="ol" gap={1.5} className={`small ${styles.milestones}`} aria-label="Payment schedule">
        {milestones.map(({ label, percent, amountMinor, due }) => (
          <li key={label}>
            <span>
              {label} <span className={`muted note ${styles.small}`}>{due}</span>
            </span>
            <span className="num">
              {percent < 100 && `${percent} % · `}
              {formatMoney(amountMinor, currency)}
            </span>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
