import { OpenFile } from '#features/files/files/components/open-file.tsx';
import { CopyButton } from '#ui/controls/copy-button.tsx';
import { DateText } from '#ui/facts/date-text.tsx';
import { formatFileSize } from '#ui/facts/format.ts';
import { Cluster, Stack } from '#ui/layout/layout.tsx';
import type { ProofFile, ProofVersion } from '../contract.ts';
import { pictureOf } from '../rules/proof-picture.ts';
import { versionLabel } from '../rules/step-text.ts';
import { ProofPicture } from './proof-picture.tsx';
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
  const picture = pictureOf(version);
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
      {picture && (
        <ProofPicture
          file={picture}
          alt={`${versionLabel(version)}: ${picture.name}`}
          pins={decision?.pins ?? []}
        />
      )}
      {files.length > 0 && (
        <Cluster as="ul" gap={2} rowGap={2} aria-label={`Files of ${versionLabel(version)}`}>
          {files
            .filter(({ role }) => role !== 'preview')
            .map((file) => (
              <li key={file.id} className={styles.file}>
                <FileButton file={file} />
              </li>
            ))}
        </Cluster>
      )}
      {decision && <Decision decision={decision} />}
    </Stack>
  );
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

function Decision({ decision }: { decision: NonNullable<ProofVersion['decision']> }) {
  const { outcome, comment, pins, at, byName } = decision;
  return (
    <Stack gap={1.5} className={styles.decision} data-outcome={outcome}>
      <p className="small">
        <b>{outcome === 'approved' ? 'Approved' : 'Returned'}</b> by {byName} on{' '}
        <DateText when={at} format="datetime" zone="viewer" />
      </p>
      {comment && <p className="small break-words pre-line">{comment}</p>}
      {pins.length > 0 && (
        <ol className={styles.pins} aria-label="Pins">
          {pins.map((pin, index) => (
            <li key={index} className="small break-words">
              <b className="num" aria-hidden="true">
                {index + 1}
              </b>
              <span>{pin.comment}</span>
            </li>
          ))}
        </ol>
      )}
    </Stack>
  );
}
