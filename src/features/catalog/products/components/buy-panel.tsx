import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatCount } from '#lib/formats.ts';
import { DescriptionList } from '#ui/facts/description-list.tsx';
import { formatMoney } from '#ui/facts/format.ts';
import { Measured } from '#ui/facts/units/measured.tsx';
import { CertificateMark } from '#ui/marks/certificate-mark.tsx';
import { StatusChip } from '#ui/marks/status-chip.tsx';
import { Tag } from '#ui/marks/tag.tsx';
import {
  formatLeadTime,
  formatQuantity,
  type StockLevel,
  stockLevelLabels,
} from '../contract/product-labels.ts';
import type { ProductPage } from '../contract/product-views.ts';
import { splitTitle } from '../rules/product-title.ts';
import styles from './buy-panel.module.css';
import { QuantityPrice, type QuantityPriceProps } from './quantity-price.tsx';

const stockLooks: Record<StockLevel, 'ok' | 'warn' | 'bad'> = { in_stock: 'ok', low: 'warn', out: 'bad' };

interface BuyPanelProps extends Omit<QuantityPriceProps, 'terms'> {
  product: ProductPage;
  /** Selection of a variant, shown above the price. */
  chooser?: ReactNode;
  /** A line above the price. */
  note?: ReactNode;
  /** Order and inquiry buttons, shown below the price. */
  actions: ReactNode;
}

/** The facts for a buyer's decision: name, prices, terms and the next actions. */
export function BuyPanel({ product, chooser, note, actions, ...quantity }: BuyPanelProps) {
  const { title, tags, supplier, stockLevel } = product;
  const { name, details } = splitTitle(title);
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
      <h1 className={styles.title}>{name}</h1>
      {details && (
        <p className={styles.details}>
          <Measured>{details}</Measured>
        </p>
      )}
      <p className={styles.by}>
        <span>
          By{' '}
          <Link to={`/suppliers/${supplier.slug}`} className={styles.supplier}>
            {supplier.name}
          </Link>
        </span>
        {supplier.verified && <CertificateMark />}
        <StatusChip status={stockLooks[stockLevel]} textOnly>
          {stockLevelLabels[stockLevel]}
        </StatusChip>
      </p>
      <div className={styles.sheet}>
        {chooser}
        {note && (
          <p role="status" className={styles.note}>
            {note}
          </p>
        )}
        <QuantityPrice key={`${product.moq} ${product.priceToMinor}`} terms={product} {...quantity} />
        {actions}
      </div>
      <DescriptionList look="columns" items={purchaseTerms(product)} className={styles.terms} />
    </div>
  );
}

function formatSamplePrice(samplePriceMinor: number | null, currency: string): string {
  if (samplePriceMinor === null) return 'Not available';
  return samplePriceMinor === 0 ? 'Free' : formatMoney(samplePriceMinor, currency);
}

function purchaseTerms(product: ProductPage) {
  const { moq, orderMultiple, unit, leadTimeDays, stock, customizable, samplePriceMinor, currency } = product;
  return [
    { term: 'Min. order', detail: formatQuantity(moq, unit) },
    ...(orderMultiple > 1 ? [{ term: 'Sold in packs of', detail: formatCount(orderMultiple) }] : []),
    { term: 'Lead time', detail: formatLeadTime(leadTimeDays) },
    { term: 'Stock', detail: stock === 0 ? 'Out of stock' : formatQuantity(stock, unit) },
    { term: 'Samples', detail: formatSamplePrice(samplePriceMinor, currency) },
    { term: 'Custom print', detail: customizable ? 'Yes' : 'No' },
  ];
}
