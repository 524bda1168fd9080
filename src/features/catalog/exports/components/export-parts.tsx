import { Download } from 'lucide-react';
import { formatCount } from '#lib/formats.ts';
import { Button } from '#ui/controls/button.tsx';
import { formatFileSize } from '#ui/facts/format.ts';
import { Cluster } from '#ui/layout/layout.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import type { useDownload } from '#web/use-download.ts';
import type { ExportPart } from '../contract.ts';
import styles from './export-parts.module.css';

const number = (count: number): string => formatCount(count);
const count = (some: number, one: string): string => `${number(some)} ${some === 1 ? one : `${one}s`}`;

/** Returns the API path and the file name of one part of an export. */
export const partDownload = ({ after, upTo }: ExportPart, part?: number) => ({
  path: `/store/products/export/zip?after=${after}&upTo=${upTo}`,
  name: part === undefined ? 'products-with-pictures.zip' : `products-with-pictures-${part}.zip`,
});

interface ExportPartsProps {
  /** Empty if the dialog is closed. */
  parts: readonly ExportPart[];
  download: ReturnType<typeof useDownload>;
  onClose: () => void;
}

/** A dialog with the parts of an export that is too large for one ZIP. */
export function ExportParts({ parts, download, onClose }: ExportPartsProps) {
  return (
    <Dialog
      open={parts.length > 0}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Products with images"
      description={`Your products and images are split into ${number(parts.length)} ZIP files. Each can be imported separately.`}
    >
      <ol className={styles.parts}>
        {parts.map((part, i) => {
          const target = partDownload(part, i + 1);
          return (
            <Cluster as="li" rowGap={2} justify="between" key={part.after} className={styles.part}>
              <span>
                Part {number(i + 1)}
                <span className={`muted small ${styles.facts}`}>
                  {count(part.products, 'product')}, {count(part.pictures, 'picture')}, about{' '}
                  {formatFileSize(part.bytes)}
                </span>
              </span>
              <Button
                variant="line"
                size="sm"
                icon={<Download aria-hidden />}
                busy={download.busy === target.path}
                disabled={download.busy !== null && download.busy !== target.path}
                onClick={() => void download.save(target)}
              >
                Download<span className="sr-only"> part {number(i + 1)}</span>
              </Button>
            </Cluster>
          );
        })}
      </ol>
    </Dialog>
  );
}
