import clsx from 'clsx';
import styles from './certificate-mark.module.css';

interface CertificateMarkProps {
  /** Text beside the mark; null shows only the mark, with text for screen readers; an empty text makes it decorative. */
  label?: string | null;
  className?: string;
}

const explanation = 'business documents checked';

/** The round box maker's certificate printed on corrugated board: the mark of a verified supplier. */
export function CertificateMark({ label = 'Verified', className }: CertificateMarkProps) {
  const explained = label === null || label === 'Verified';
  return (
    <span className={clsx(styles.certificate, className)} title={explained ? explanation : undefined}>
      <svg viewBox="0 0 20 20" fill="none" stroke="currentColor" aria-hidden="true">
        <circle cx="10" cy="10" r="8.8" strokeWidth="1.5" />
        <circle cx="10" cy="10" r="6.2" strokeWidth=".9" strokeDasharray="1.6 1.1" />
        <path d="m7.2 10.1 2 2 3.7-4" strokeWidth="1.6" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
      {label}
      {explained && (
        <span className="sr-only">
          {label === null && 'Verified'}: {explanation}
        </span>
      )}
    </span>
  );
}
