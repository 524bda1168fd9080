import { FileText } from 'lucide-react';
import { useState } from 'react';
import { OpenFile } from '#features/files/files/components/open-file.tsx';
import { Button } from '#ui/controls/button.tsx';
import { CopyButton } from '#ui/controls/copy-button.tsx';
import { DateText } from '#ui/facts/date-text.tsx';
import { formatFileSize } from '#ui/facts/format.ts';
import { Cluster, Stack } from '#ui/layout/layout.tsx';
import type { ProofFile, ProofVersion } from '../contract.ts';
import { hasSeveralPages, isDocument, shownFileOf } from '../rules/pages.ts';
import { versionLabel } from '../rules/step-text.ts';
import { PinMarks } from './pages/pin-marks.tsx';
import { ProofPages } from './pages/proof-pages.tsx';
import { useShownPage } from './pages/use-shown-page.ts';
import { ProofDecision } from './proof-decision.tsx';
import styles from './proof-version.module.css';
import { SourceFile } from './source-file.tsx';

interface ProofVersionViewProps {
  version: ProofVersion;
  /** False where the name of the version is above. */
  isTitled?: boolean;
}

/** Renders a version of a proof: who sent it when, its files, and the decision with its pins. */
export function ProofVersionView({ version, isTitled = true }: ProofVersionViewProps) {
  const { sentAt, sentByName, note, files, decision } = version;
  const shown = shownFileOf(files);
  const review = useReview(version, shown);
  return (
    <Stack gap={2}>
      <p className="muted small">
        {isTitled && <b className={styles.name}>{versionLabel(version)}, </b>}
        {isTitled ? 'sent' : 'Sent'} by {sentByName} on{' '}
        <DateText when={sentAt} format="datetime" zone="viewer" />
      </p>
      {note && <p className="small break-words pre-line">{note}</p>}
      {version.trackingNumber && (
        <Cluster as="p" gap={2} rowGap={0.5} className="small">
          {version.carrier}, tracking number <b className="num break-words">{version.trackingNumber}</b>
          <CopyButton text={version.trackingNumber} label="Copy" />
        </Cluster>
      )}
      {shown && review.isOpen && (
        <ProofPages
          file={shown}
          label={versionLabel(version)}
          page={review.page}
          onPageChange={review.setPage}
          onCount={review.setPageCount}
        >
          <PinMarks pins={review.pins} page={review.page} selected={review.selectedPin} />
        </ProofPages>
      )}
      {files.length > 0 && (
        <Cluster as="ul" gap={2} rowGap={2} aria-label={`Files of ${versionLabel(version)}`}>
          {shown && isDocument(shown) && (
            <li className={styles.file}>
              <Button
                size="sm"
                variant="line"
                icon={<FileText aria-hidden />}
                aria-expanded={review.isOpen}
                onClick={() => review.setOpen(!review.isOpen)}
              >
                {review.isOpen ? 'Hide the pages' : 'Show the pages'}
              </Button>
            </li>
          )}
          {files
            .filter(({ role }) => role !== 'preview')
            .map((file) => (
              <li key={file.id} className={styles.file}>
                <FileButton file={file} />
              </li>
            ))}
        </Cluster>
      )}
      {decision && (
        <ProofDecision
          decision={decision}
          hasPages={hasSeveralPages(review.pins, review.pageCount)}
          selectedPin={review.selectedPin}
          onSelectPin={shown && isDocument(shown) ? review.selectPin : null}
        />
      )}
    </Stack>
  );
}

/** Returns what is shown of the pages of a version. A picture always is; a document when it is opened. */
function useReview({ decision }: ProofVersion, shown: ProofFile | null) {
  const [isOpen, setOpen] = useState(shown !== null && !isDocument(shown));
  const [page, setPage] = useShownPage(shown?.id ?? '');
  const [pageCount, setPageCount] = useState<number | null>(null);
  const [selectedPin, setSelectedPin] = useState<number | null>(null);
  const pins = decision?.pins ?? [];
  return {
    isOpen,
    setOpen,
    page,
    setPage,
    pageCount,
    setPageCount,
    pins,
    selectedPin,
    selectPin: (index: number): void => {
      setSelectedPin(index);
      setPage(pins[index]?.page ?? 1);
      setOpen(true);
    },
  };
}

function FileButton({ file }: { file: ProofFile }) {
  const { id, name, role, bytes } = file;
  if (role === 'source') return <SourceFile file={file} />;
  return (
    <OpenFile
      id={id}
      label={`Open ${name}`}
      fullLabel={`Open ${name}, ${formatFileSize(bytes)}`}
      name={name}
    />
  );
}
