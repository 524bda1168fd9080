import { ChevronLeft, ChevronRight, ZoomIn, ZoomOut } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { Cluster, Stack } from '#ui/layout/layout.tsx';
import { maxPages, type ProofFile } from '../../contract.ts';
import { SourceFile } from '../source-file.tsx';
import styles from './document-pages.module.css';
import { LoadingPages } from './loading-pages.tsx';
import { PageCanvas } from './page-canvas.tsx';
import { type DocumentProblem, useDocument } from './use-document.ts';

export interface ProofPagesProps {
  file: ProofFile;
  /** The name of the version, such as `Proof v2`. */
  label: string;
  /** The page that is shown, from 1. */
  page: number;
  onPageChange: (page: number) => void;
  /** Receives the number of pages when it is known. */
  onCount?: (count: number) => void;
  /** Above the page: pins. */
  children?: ReactNode;
}

const problemTexts: Record<DocumentProblem, string> = {
  'not-loaded': 'The file could not be loaded. Download it to see its pages.',
  protected: 'This file is protected with a password. Download it to see its pages.',
  unreadable: 'The pages of this file can’t be shown here. Download it to see them.',
};

/** Shows a PDF document page by page, with zoom. */
export function DocumentPages(props: ProofPagesProps) {
  const { file, label, page, onPageChange, onCount, children } = props;
  const { document, problem } = useDocument(file.id);
  const [isLarge, setLarge] = useState(false);
  const total = document?.numPages ?? null;
  useEffect(() => {
    if (total !== null) onCount?.(Math.min(total, maxPages));
  }, [total, onCount]);
  if (problem)
    return (
      <Stack gap={2} justify="start">
        <p className="small" role="alert">
          {problemTexts[problem]}
        </p>
        <SourceFile file={file} />
      </Stack>
    );
  if (!document || total === null) return <LoadingPages />;
  const count = Math.min(total, maxPages);
  const shown = Math.min(page, count);
  const place = `Page ${shown} of ${total}`;
  return (
    <Stack gap={2}>
      <Cluster gap={1} justify="between" role="group" aria-label={`Pages of ${label}`}>
        <Cluster gap={1} nowrap>
          <IconButton
            size="sm"
            label="Previous page"
            disabled={shown === 1}
            onClick={() => onPageChange(shown - 1)}
          >
            <ChevronLeft aria-hidden />
          </IconButton>
          <p role="status" className={`num small ${styles.place}`}>
            {place}
          </p>
          <IconButton
            size="sm"
            label="Next page"
            disabled={shown === count}
            onClick={() => onPageChange(shown + 1)}
          >
            <ChevronRight aria-hidden />
          </IconButton>
        </Cluster>
        <IconButton
          size="sm"
          label={isLarge ? 'Fit the page' : 'Zoom to 2\u00a0×'}
          onClick={() => setLarge(!isLarge)}
        >
          {isLarge ? <ZoomOut aria-hidden /> : <ZoomIn aria-hidden />}
        </IconButton>
      </Cluster>
      {total > maxPages && (
        <p className="muted small">
          The first {maxPages} pages of {total} are shown. Open the file for the others.
        </p>
      )}
      <PageCanvas document={document} page={shown} zoom={isLarge ? 2 : 1} label={`${label}, ${place}`}>
        {children}
      </PageCanvas>
    </Stack>
  );
}
