import { FileText, Image, Printer } from 'lucide-react';
import { documentLabels, type Order, type OrderDocument } from '#features/orders/order-record/contract.ts';
import { homeMarket } from '#lib/market.ts';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { DateText } from '#ui/facts/date-text.tsx';
import { formatFileSize } from '#ui/facts/format.ts';
import { Card } from '#ui/layout/card.tsx';
import { Cluster, Stack } from '#ui/layout/layout.tsx';
import { useDownload } from '#web/use-download.ts';
import styles from './order-documents.module.css';

interface OrderDocumentsProps {
  order: Order;
  sample?: boolean | undefined;
}

/** Renders the documents of an order, to save or print, and the files that the buyer sent. */
export function OrderDocuments({ order, sample = false }: OrderDocumentsProps) {
  const { documents, files, dispatches, reference } = order;
  const download = useDownload();
  const { busy, save } = download;
  const dispatchText = (id: string | null): string => {
    const dispatch = dispatches.find((one) => one.id === id);
    return dispatch && dispatches.length > 1 ? ` ${dispatch.number}` : '';
  };
  return (
    <Card title="Documents">
      {sample && (
        <p className="muted small pretty">
          With your own store, you can print pro forma invoices, invoices, packing lists and labels here.
        </p>
      )}
      {!sample && documents.length === 0 && (
        <p className="muted small pretty">Documents appear as the order progresses.</p>
      )}
      {documents.some(({ kind }) => kind === 'proforma') && (
        <p className="muted small pretty">
          Pro forma invoices and invoices show payments recorded at the time of download.
        </p>
      )}
      {!sample && documents.length > 0 && (
        <Stack as="ul" gap={0.5} className={styles.list}>
          {documents.map((document) => (
            <DocumentItem
              key={document.path}
              document={document}
              title={`${documentLabels[document.kind]}${dispatchText(document.dispatchId)}`}
              download={download}
            />
          ))}
        </Stack>
      )}
      {!sample && files.length > 0 && (
        <Stack as="ul" gap={0.5} className={styles.list} aria-label={`Files sent with order ${reference}`}>
          {files.map(({ id, name, contentType, bytes }) => {
            const Glyph = contentType === 'application/pdf' ? FileText : Image;
            return (
              <Cluster as="li" gap={1} nowrap key={id}>
                <button
                  type="button"
                  className={`small ${styles.file}`}
                  disabled={busy !== null}
                  onClick={() => void save({ path: `/files/${id}/content`, name })}
                >
                  <Glyph aria-hidden strokeWidth={1.8} />
                  <span>
                    {name}
                    <span className={`muted note ${styles.note}`}>{formatFileSize(bytes)}</span>
                  </span>
                </button>
              </Cluster>
            );
          })}
        </Stack>
      )}
    </Card>
  );
}

interface DocumentItemProps {
  document: OrderDocument;
  title: string;
  download: ReturnType<typeof useDownload>;
}

function DocumentItem({ document, title, download: { busy, save, open } }: DocumentItemProps) {
  const { number, path, issuedAt } = document;
  const relation = relationOf(document);
  const file = { path, name: `${title} ${number}.pdf`.replaceAll(/[\s/\\]+/g, '-').toLowerCase() };
  return (
    <Cluster as="li" gap={1} nowrap>
      <button
        type="button"
        className={`small ${styles.file}`}
        disabled={busy === path}
        onClick={() => void save(file)}
      >
        <FileText aria-hidden strokeWidth={1.8} />
        <span>
          {title}
          <span className={`muted note ${styles.note}`}>
            {/* The day that the document states. */}
            {number} · <DateText when={issuedAt} format="numeric" zone={homeMarket.timeZone} />
          </span>
          {relation && <span className={`muted note ${styles.note}`}>{relation}</span>}
        </span>
      </button>
      <IconButton
        label={`Print ${title} ${number}`}
        title="Print"
        size="sm"
        disabled={busy === path}
        onClick={() => void open(file)}
      >
        <Printer aria-hidden />
      </IconButton>
    </Cluster>
  );
}

/** Returns how a document is related to others; empty for one that is not. */
const relationOf = ({ replaces, cancels, reduces, canceledBy }: OrderDocument): string =>
  [
    cancels && `Cancels ${cancels}`,
    reduces && `Credits part of ${reduces}`,
    replaces && `Replaces ${replaces}`,
    canceledBy && `Canceled by ${canceledBy}`,
  ]
    .filter(Boolean)
    .join(' · ');
