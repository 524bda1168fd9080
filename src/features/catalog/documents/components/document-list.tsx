import { FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDate } from '#ui/facts/format.ts';
import { documentWords } from '../contract/document-words.ts';
import type { PublicDocument } from '../contract.ts';
import styles from './document-list.module.css';

interface DocumentListProps {
  documents: readonly PublicDocument[];
  /** Slug of the product; null in a preview, where there is nothing to open yet. */
  slug: string | null;
}

/** Papers of a product for buyers, each a PDF with the day until which it is valid. */
export function DocumentList({ documents, slug }: DocumentListProps) {
  return (
    <ul className={styles.list}>
      {documents.map(({ id, kind, name, bytes, expiresOn }) => (
        <li key={id}>
          <Frame href={slug && `/api/v1/products/${slug}/documents/${id}`}>
            <FileText aria-hidden className={styles.icon} />
            <span className={styles.words}>
              <span className={styles.kind}>
                {documentWords[kind]}
                {slug && <span className="sr-only"> (PDF, opens in a new tab)</span>}
              </span>
              <span className={styles.note}>
                {name} · {sizeWords(bytes)}
              </span>
            </span>
            {expiresOn && (
              <span className={styles.until}>Valid until {formatDate(expiresOn, 'numeric')}</span>
            )}
          </Frame>
        </li>
      ))}
    </ul>
  );
}

function Frame({ href, children }: { href: string | null; children: ReactNode }) {
  if (href === null) return <div className={styles.document}>{children}</div>;
  return (
    <a href={href} target="_blank" rel="noreferrer" className={styles.document}>
      {children}
    </a>
  );
}

const sizeWords = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
