import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ReaderPrice } from '#ui/facts/currency/reader-price.tsx';
import { CertificateMark } from '#ui/marks/certificate-mark.tsx';
import { RatingMark } from '#ui/marks/rating-mark.tsx';
import { Tag } from '#ui/marks/tag.tsx';
import { PackStage } from '#ui/media/pack-stage.tsx';
import { SupplierLogo } from '#ui/media/supplier-logo.tsx';
import { formatLeadTime, formatQuantity, shortTag } from '../contract/product-labels.ts';
import type { ProductCard as Product } from '../contract/product-views.ts';
import { ProductListToggles } from './marks/product-list-toggles.tsx';
import styles from './product-card.module.css';
import { ProductTitle } from './product-title.tsx';

interface ProductCardProps {
  product: Product;
  /** Heading level of the title. */
  level?: 2 | 3 | 4;
  /** True if the picture loads without delay; only for the first row of a page. */
  eager?: boolean;
  /** A mark in the upper corner of the picture. */
  mark?: ReactNode;
  /** True on the page of the supplier, whose name the card leaves out. */
  ofSupplier?: boolean | undefined;
}

/** A product in a list. The card links to the product's page, the supplier's name to the supplier's page. */
export function ProductCard({ product, level = 3, eager, mark, ofSupplier }: ProductCardProps) {
  const {
    slug,
    title,
    pack,
    imageUrl,
    tags,
    unit,
    currency,
    priceFromMinor,
    priceToMinor,
    moq,
    leadTimeDays,
    stockLevel,
    rating,
    supplier,
  } = product;
  const Heading = `h${level}` as const;
  return (
    <article className={styles.card} data-lift>
      <PackStage
        {...(imageUrl ? { src: imageUrl } : { spec: pack })}
        alt=""
        eager={eager}
        tags={
          tags.length > 0 || stockLevel === 'out' ? (
            <CardTags tags={tags} soldOut={stockLevel === 'out'} />
          ) : undefined
        }
      />
      <Heading className={styles.title}>
        <Link to={`/products/${slug}`} className={styles.link}>
          <ProductTitle>{title}</ProductTitle>
        </Link>
      </Heading>
      {mark && <div className={styles.corner}>{mark}</div>}
      <div className={styles.terms}>
        <ReaderPrice
          amountMinor={priceFromMinor}
          toMinor={priceToMinor}
          currency={currency}
          per={`per ${unit}`}
          className={styles.price}
        />
        {rating && <RatingMark {...rating} className={styles.rating} />}
      </div>
      <dl className={styles.facts}>
        <div className={styles.fact}>
          <dt>Min. order</dt>
          <dd className="num">{formatQuantity(moq, unit)}</dd>
        </div>
        <div className={styles.fact}>
          <dt>Lead time</dt>
          <dd className="num">{formatLeadTime(leadTimeDays)}</dd>
        </div>
      </dl>
      {!ofSupplier && <CardSupplier {...supplier} />}
      <ProductListToggles product={product} />
    </article>
  );
}

function CardSupplier({ slug, name, logoSeed, logoUrl, verified }: Product['supplier']) {
  return (
    <p className={styles.supplier}>
      <SupplierLogo seed={logoSeed} name={name} src={logoUrl} size={22} />
      <Link to={`/suppliers/${slug}`} className={styles.name}>
        {name}
      </Link>
      {verified && <CertificateMark className={styles.mark} />}
    </p>
  );
}

/** The tags of a card: at most two fit, and “sold out” takes precedence. */
function CardTags({ tags, soldOut }: { tags: readonly string[]; soldOut: boolean }) {
  const shown = tags.slice(0, soldOut ? 1 : 2);
  return (
    <>
      {soldOut && <Tag look="paper">Out of stock</Tag>}
      {shown.map((tag) => (
        <Tag key={tag} look={tag === 'Eco-Friendly' ? 'solid' : 'paper'}>
          {shortTag(tag)}
        </Tag>
      ))}
    </>
  );
}
