import { MessageSquareText, PackageCheck } from 'lucide-react';
import { Link } from 'react-router';
import { ButtonLink } from '#ui/controls/button.tsx';
import { DescriptionList } from '#ui/facts/description-list.tsx';
import { formatMoney } from '#ui/facts/format.ts';
import { CertificateMark } from '#ui/marks/certificate-mark.tsx';
import { StatusChip } from '#ui/marks/status-chip.tsx';
import { Tag } from '#ui/marks/tag.tsx';
import type { ProductPage } from '../contract/product-views.ts';
import { dayWords, quantityWords, type StockLevel, stockWords } from '../contract/product-words.ts';
import styles from './buy-panel.module.css';
import { QuantityPrice } from './quantity-price.tsx';

const stockLooks: Record<StockLevel, 'ok' | 'warn' | 'bad'> = { in_stock: 'ok', low: 'warn', out: 'bad' };

interface BuyPanelProps {
  product: ProductPage;
  onQuantity?: (quantity: number) => void;
}

/** What a buyer decides by: the name, the prices, the terms, and the way to ask. */
export function BuyPanel({ product, onQuantity }: BuyPanelProps) {
  const { title, tags, supplier, stockLevel, samplePriceMinor } = product;
  return (
    <div className={styles.panel}>
      {tags.length > 0 && (
        <p className={styles.tags}>
          {tags.map((tag) => (
            <Tag key={tag} look={tag === 'Eco-Friendly' ? 'eco' : 'plain'}>
              {tag}
            </Tag>
          ))}
        </p>
      )}
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.by}>
        <span>
          By{' '}
          <Link to={`/suppliers/${supplier.slug}`} className={styles.supplier}>
            {supplier.name}
          </Link>
        </span>
        {supplier.verified && <CertificateMark />}
        <StatusChip status={stockLooks[stockLevel]} bare>
          {stockWords[stockLevel]}
        </StatusChip>
      </p>
      <div className={styles.sheet}>
        <QuantityPrice terms={product} onQuantity={onQuantity} />
        <div className={styles.actions}>
          <ButtonLink to="#inquiry" variant="go" size="lg" wide icon={<MessageSquareText aria-hidden />}>
            Send inquiry
          </ButtonLink>
          {samplePriceMinor !== null && (
            <ButtonLink to="#inquiry" variant="line" size="lg" wide icon={<PackageCheck aria-hidden />}>
              {samplePriceMinor === 0
                ? 'Ask for a free sample'
                : `Ask for a sample, ${formatMoney(samplePriceMinor, product.currency)}`}
            </ButtonLink>
          )}
        </div>
      </div>
      <DescriptionList look="columns" items={terms(product)} className={styles.terms} />
    </div>
  );
}

function terms({ moq, orderMultiple, unit, leadTimeDays, stock, customizable }: ProductPage) {
  return [
    { term: 'Min. order', detail: quantityWords(moq, unit) },
    ...(orderMultiple > 1
      ? [{ term: 'Sold in packs of', detail: orderMultiple.toLocaleString('en-IN') }]
      : []),
    { term: 'Lead time', detail: dayWords(leadTimeDays) },
    { term: 'Stock', detail: stock === 0 ? 'Made to order' : quantityWords(stock, unit) },
    { term: 'Made to your print', detail: customizable ? 'Yes' : 'No' },
  ];
}
