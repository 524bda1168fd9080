import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { TextLink } from '#ui/controls/text-link.tsx';
import { formatMoney } from '#ui/facts/format.ts';
import { Card } from '#ui/layout/card.tsx';
import { CertificateMark } from '#ui/marks/certificate-mark.tsx';
import { SupplierLogo } from '#ui/media/supplier-logo.tsx';
import { useUser } from '#web/use-session.ts';
import type { BasketGroup, BasketLine } from '../../contract.ts';
import { BasketRow } from './basket-row.tsx';
import styles from './supplier-group.module.css';

interface SupplierGroupProps {
  group: BasketGroup;
  /** True if the basket has products of this supplier only. */
  alone: boolean;
  onChange: (line: BasketLine, quantity: number) => void;
}

/** Renders the lines of one supplier in the basket. */
export function SupplierGroup({ group, alone, onChange }: SupplierGroupProps) {
  const { supplier, lines, subtotalMinor, currency, hasProblems } = group;
  const user = useUser();
  const checkout = `/checkout?supplier=${supplier.id}`;
  return (
    <Card aria-label={`From ${supplier.name}`} flush>
      <div className={styles.head}>
        <SupplierLogo seed={supplier.logoSeed} name={supplier.name} src={supplier.logoUrl} size={40} />
        <div className={styles.who}>
          <h2 className={styles.name}>
            <Link to={`/suppliers/${supplier.slug}`}>{supplier.name}</Link>
            {supplier.verified && <CertificateMark label={null} />}
          </h2>
          <p className={styles.place}>{[supplier.city, supplier.country].filter(Boolean).join(', ')}</p>
        </div>
        {supplier.paymentTerms.length > 0 && (
          <p className={styles.terms}>Pay by {joinWithOr(supplier.paymentTerms)}</p>
        )}
      </div>
      <ul>
        {lines.map((line) => (
          <BasketRow
            key={`${line.variantId ?? line.productId}${line.isSample}`}
            line={line}
            onQuantity={(quantity) => onChange(line, quantity)}
          />
        ))}
      </ul>
      {!alone && (
        <div className={styles.foot}>
          {!hasProblems && (
            <TextLink
              to={user ? checkout : `/sign-in?next=${encodeURIComponent(checkout)}`}
              icon={<ArrowRight aria-hidden />}
            >
              Order from this supplier only
            </TextLink>
          )}
          <p className={styles.sum}>
            Goods <b className="num">{formatMoney(subtotalMinor, currency)}</b>
          </p>
        </div>
      )}
    </Card>
  );
}

const joinWithOr = (terms: readonly string[]): string =>
  new Intl.ListFormat('en', { type: 'disjunction' }).format(terms);
