import { FileText } from 'lucide-react';
import { OpenFile } from '#features/files/files/components/open-file.tsx';
import type { StoredFile } from '#features/files/files/contract.ts';
import { mediaUrl } from '#features/files/files/rules.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { formatFileSize } from '#ui/facts/format.ts';
import { Cluster, Stack } from '#ui/layout/layout.tsx';
import styles from './document-list.module.css';

/** The files of an application. Private files are fetched with the session and opened from memory. */
export function DocumentList({ files }: { files: readonly (StoredFile & { label: string })[] }) {
  if (files.length === 0) return null;
  return (
    <Stack as="ul" gap={2}>
      {files.map((file) => (
        <Cluster as="li" gap={3} nowrap key={file.id} className={styles.file}>
          {file.url ? (
            <img src={mediaUrl(file.id, 320)} alt="" width={44} height={44} className={styles.picture} />
          ) : (
            <span className={styles.picture}>
              <FileText aria-hidden />
            </span>
          )}
          <Stack as="span" gap={0} shrink className={styles.words}>
            <span className={`small ${styles.label}`}>{file.label}</span>
            <span className="muted note truncate">
              {file.name}, {formatFileSize(file.bytes)}
            </span>
          </Stack>
          <OpenLink file={file} />
        </Cluster>
      ))}
    </Stack>
  );
}

function OpenLink({ file: { id, name, url } }: { file: StoredFile }) {
  const label = `Open ${name}`;
  if (!url) return <OpenFile id={id} label="Open" fullLabel={label} name={name} />;
  return (
    <ButtonLink
      to={mediaUrl(id, 1600)}
      target="_blank"
      rel="noreferrer"
      size="sm"
      variant="line"
      aria-label={label}
    >
      Open
    </ButtonLink>
  );
}
