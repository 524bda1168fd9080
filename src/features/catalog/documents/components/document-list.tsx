import { FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDate } from '#lib/formats.ts';
import { formatFileSize } from '#ui/facts/format.ts';
import { documentKindLabels } from '../contract/document-labels.ts';
import type { PublicDocument } from '../contract.ts';
import styles from './document-list.module.css';

interface DocumentListProps {
  documents: readonly PublicDocument[];
  /** Slug of the product; null in a preview, where documents cannot be opened yet. */
  slug: string | null;
}

/** The documents of a product as buyers see them: PDF files with their expiry dates. */
export function DocumentList({ documents, slug }: DocumentListProps) {
  return (
    <ul className={styles.list}>
      {documents.map(({ id, kind, name, bytes, expiresOn }) => (
        <li key={id}>
          <DocumentLink href={slug && `/api/v1/products/${slug}/documents/${id}`}>
            <FileText aria-hidden className={styles.icon} />
            <span className={styles.words}>
              <span className={styles.kind}>
                {documentKindLabels[kind]}
                {slug && <span className="sr-only"> (PDF, opens in a new tab)</span>}
              </span>
              <span className={styles.note}>
                {name} · {formatFileSize(bytes)}
              </span>
            </span>
            {expiresOn && (
              <span className={styles.until}>Valid until {formatDate(expiresOn, { style: 'numeric' })}</span>
            )}
          </DocumentLink>
        </li>
      ))}
    </ul>
  );
}

function DocumentLink({ href, children }: { href: string | null; children: ReactNode }) {
  if (href === null) return <div className={styles.document}>{children}</div>;
  return (
    <a href={href} target="_blank" rel="noreferrer" className={styles.document}>
      {children}
    </a>
  );
}
