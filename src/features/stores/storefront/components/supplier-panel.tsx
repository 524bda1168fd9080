import { Link } from 'react-router';
import { TextLink } from '#ui/controls/text-link.tsx';
import { DateText } from '#ui/facts/date-text.tsx';
import { DescriptionList } from '#ui/facts/description-list.tsx';
import { Card } from '#ui/layout/card.tsx';
import { CertificateMark } from '#ui/marks/certificate-mark.tsx';
import { SupplierLogo } from '#ui/media/supplier-logo.tsx';
import styles from './supplier-panel.module.css';

interface SupplierPanelProps {
  supplier: {
    slug: string;
    name: string;
    logoSeed: string;
    logoUrl: string | null;
    /** Time at which its documents were checked; null if they were not. */
    verifiedAt: string | null;
    city: string | null;
    state: string | null;
    country: string | null;
    responseHours: number | null;
    onTimePercent: number | null;
    yearOfEstablishment: number | null;
  };
  /** Certificates that are valid today. */
  certificates: readonly { id: string; code: string; body: string; expiresOn: string }[];
}

/** The supplier of a product, with response time and delivery record. */
export function SupplierPanel({ supplier, certificates }: SupplierPanelProps) {
  const {
    slug,
    name,
    logoSeed,
    logoUrl,
    verifiedAt,
    city,
    state,
    country,
    responseHours,
    onTimePercent,
    yearOfEstablishment,
  } = supplier;
  const place = [city, state === city ? null : state, country].filter(Boolean).join(', ');
  const facts = [
    ...(responseHours === null ? [] : [{ term: 'Typical reply', detail: formatResponseTime(responseHours) }]),
    ...(onTimePercent === null ? [] : [{ term: 'On-time dispatch', detail: `${onTimePercent}%` }]),
    ...(yearOfEstablishment === null ? [] : [{ term: 'Established', detail: String(yearOfEstablishment) }]),
  ];
  return (
    <Card as="aside" aria-labelledby="supplier-name" className={styles.panel}>
      <div className={styles.head}>
        <SupplierLogo seed={logoSeed} name={name} src={logoUrl} size={48} />
        <div className={styles.words}>
          <h2 id="supplier-name" className={styles.name}>
            <Link to={`/suppliers/${slug}`}>{name}</Link>
          </h2>
          {place && <p className={styles.place}>{place}</p>}
        </div>
      </div>
      {verifiedAt ? (
        <div>
          <CertificateMark label="Verified supplier" />
          <p className={styles.place}>
            We checked its business documents in <DateText when={verifiedAt} format="month" />.
          </p>
        </div>
      ) : (
        <p className={styles.place}>Not verified: we have not checked its business documents.</p>
      )}
      {facts.length > 0 && <DescriptionList items={facts} />}
      {certificates.length > 0 && (
        <div className={styles.certificates}>
          <h3 className={styles.label}>Current certificates</h3>
          <ul>
            {certificates.map(({ id, code, body, expiresOn }) => (
              <li key={id} className={styles.certificate}>
                <span className={styles.code}>{code}</span>
                <span className={styles.until}>
                  {body}, until <DateText when={expiresOn} format="month" />
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
      <p>
        <TextLink to={`/suppliers/${slug}`}>View supplier</TextLink>
      </p>
    </Card>
  );
}

function formatResponseTime(hours: number): string {
  if (hours < 48) return `${hours}\u00a0${hours === 1 ? 'hour' : 'hours'}`;
  return `${Math.round(hours / 24)}\u00a0days`;
}
