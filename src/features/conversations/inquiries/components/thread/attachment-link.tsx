import { FileText, Image } from 'lucide-react';
import { formatFileSize } from '#ui/facts/format.ts';
import { useDownload } from '#web/use-download.ts';
import type { Attachment } from '../../contract.ts';
import styles from './attachment-link.module.css';

interface AttachmentLinkProps {
  file: Attachment;
  /** Path below /api/v1; by default, that of the file itself. */
  path?: string;
}

/** A link that downloads a private file. */
export function AttachmentLink({ file, path = `/files/${file.id}/content` }: AttachmentLinkProps) {
  const { busy, save } = useDownload();
  const Glyph = file.contentType === 'application/pdf' ? FileText : Image;
  return (
    <button
      type="button"
      className={`small ${styles.file}`}
      disabled={busy === path}
      onClick={() => void save({ path, name: file.name })}
    >
      <Glyph aria-hidden strokeWidth={1.8} />
      <span className={`truncate ${styles.name}`}>{file.name}</span>
      <span className={`faint note ${styles.size}`}>{formatFileSize(file.bytes)}</span>
    </button>
  );
}
