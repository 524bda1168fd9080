import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatCount } from '#lib/formats.ts';
import { DescriptionList } from '#ui/facts/description-list.tsx';
import { formatMoney } from '#ui/facts/format.ts';
import { Measured } from '#ui/facts/units/measured.tsx';
import { CertificateMark } from '#ui/marks/certificate-mark.tsx';
import { StatusChip } from '#ui/marks/status-chip.tsx';
import { Tag } from '#ui/marks/tag.tsx';
import type { ProductPage } from '../contract/product-views.ts';
import { dayWords, quantityWords, type StockLevel, stockWords } from '../contract/product-words.ts';
import styles from './buy-panel.module.css';
import { QuantityPrice, type QuantityPriceProps } from './quantity-price.tsx';

const stockLooks: Record<StockLevel, 'ok' | 'warn' | 'bad'> = { in_stock: 'ok', low: 'warn', out: 'bad' };

interface BuyPanelProps extends Omit<QuantityPriceProps, 'terms'> {
  product: ProductPage;
  /** Above the price: what the product comes in. */
  chooser?: ReactNode;
  /** Below the price: ordering and asking. */
  actions: ReactNode;
}

/** What a buyer decides by: the name, the prices, the terms, and what to do next. */
export function BuyPanel({ product, chooser, actions, ...quantity }: BuyPanelProps) {
  const { title, tags, supplier, stockLevel } = product;
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
      <h1 className={styles.title}>
        <Measured>{title}</Measured>
      </h1>
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
        {chooser}
        <QuantityPrice key={`${product.moq} ${product.priceToMinor}`} terms={product} {...quantity} />
        {actions}
      </div>
      <DescriptionList look="columns" items={terms(product)} className={styles.terms} />
    </div>
  );
}

function sampleWords(samplePriceMinor: number | null, currency: string): string {
  if (samplePriceMinor === null) return 'No samples';
  return samplePriceMinor === 0 ? 'Free' : formatMoney(samplePriceMinor, currency);
}

function terms(product: ProductPage) {
  const { moq, orderMultiple, unit, leadTimeDays, stock, customizable, samplePriceMinor, currency } = product;
  return [
    { term: 'Min. order', detail: quantityWords(moq, unit) },
    ...(orderMultiple > 1 ? [{ term: 'Sold in packs of', detail: formatCount(orderMultiple) }] : []),
    { term: 'Lead time', detail: dayWords(leadTimeDays) },
    { term: 'Stock', detail: stock === 0 ? 'None now' : quantityWords(stock, unit) },
    { term: 'Samples', detail: sampleWords(samplePriceMinor, currency) },
    { term: 'Made to your print', detail: customizable ? 'Yes' : 'No' },
  ];
}
