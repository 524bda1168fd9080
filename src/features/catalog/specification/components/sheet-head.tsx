import { DateText } from '#ui/facts/date-text.tsx';
import { LogoMark } from '#ui/marks/logo.tsx';
import styles from './sheet-head.module.css';

interface SheetHeadProps {
  /** URL of the product's page. */
  url: string;
  /** Day for which the prices are right. */
  pricedOn: string;
}

/** The head of a product page on paper: a specification sheet, with the way back to the page. */
export function SheetHead({ url, pricedOn }: SheetHeadProps) {
  const link = url.replace(/^https?:\/\//, '');
  return (
    <div className={styles.head}>
      <p className={styles.name}>
        <LogoMark />
        Packwright
      </p>
      <p className={styles.facts}>
        <strong>Specification sheet</strong>
        <span>
          Prices on <DateText when={pricedOn} />
        </span>
        <span>{link}</span>
      </p>
      {/* Not lazy, because a browser may print before it has loaded what only paper shows. */}
      <img
        src={`/qr${link.replace(/^[^/]*/, '')}.svg`}
        alt="QR code of this page"
        width={84}
        height={84}
        fetchPriority="low"
        className={styles.code}
      />
    </div>
  );
}
