import { FileText, Image, Printer } from 'lucide-react';
import { documentWords, type Order } from '#features/orders/orders/contract/order-views.ts';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { useDownload } from '#web/use-download.ts';
import styles from './order-papers.module.css';

interface OrderPapersProps {
  order: Order;
  sample?: boolean | undefined;
}

/** The papers of an order, to save or to print, and the files that the buyer sent along. */
export function OrderPapers({ order, sample = false }: OrderPapersProps) {
  const { documents, files, dispatches, reference } = order;
  const { busy, save, open } = useDownload();
  const dispatchWords = (id: string | null): string => {
    const of = dispatches.find((dispatch) => dispatch.id === id);
    return of && dispatches.length > 1 ? ` ${of.number}` : '';
  };
  return (
    <Card title="Papers">
      {sample && (
        <p className={styles.none}>
          A store of your own prints proforma, invoice, packing list and labels here.
        </p>
      )}
      {!sample && documents.length === 0 && (
        <p className={styles.none}>Papers appear as the order moves on.</p>
      )}
      {documents.some(({ kind }) => kind === 'proforma') && (
        <p className={styles.none}>
          Proforma and invoice state the payments recorded when you download them.
        </p>
      )}
      {!sample && documents.length > 0 && (
        <ul className={styles.list}>
          {documents.map((paper) => {
            const title = `${documentWords[paper.kind]}${dispatchWords(paper.dispatchId)}`;
            const download = {
              path: paper.path,
              name: `${title} ${paper.number}.pdf`.replaceAll(/[\s/\\]+/g, '-').toLowerCase(),
            };
            return (
              <li key={paper.path} className={styles.paper}>
                <button
                  type="button"
                  className={styles.file}
                  disabled={busy === paper.path}
                  onClick={() => void save(download)}
                >
                  <FileText aria-hidden strokeWidth={1.8} />
                  <span>
                    {title}
                    <span className={styles.note}>{paper.number} · PDF</span>
                  </span>
                </button>
                <IconButton
                  label={`Print ${title}`}
                  title="Print"
                  size="sm"
                  disabled={busy === paper.path}
                  onClick={() => void open(download)}
                >
                  <Printer aria-hidden />
                </IconButton>
              </li>
            );
          })}
        </ul>
      )}
      {!sample && files.length > 0 && (
        <ul className={styles.list} aria-label={`Files sent with order ${reference}`}>
          {files.map(({ id, name, contentType, bytes }) => {
            const Glyph = contentType === 'application/pdf' ? FileText : Image;
            return (
              <li key={id} className={styles.paper}>
                <button
                  type="button"
                  className={styles.file}
                  disabled={busy !== null}
                  onClick={() => void save({ path: `/files/${id}/content`, name })}
                >
                  <Glyph aria-hidden strokeWidth={1.8} />
                  <span>
                    {name}
                    <span className={styles.note}>{Math.max(1, Math.round(bytes / 1000))} kB</span>
                  </span>
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </Card>
  );
}
