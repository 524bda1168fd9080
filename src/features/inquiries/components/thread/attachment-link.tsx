import { FileText, Image } from 'lucide-react';
import { useState } from 'react';
import { toast } from '#ui/feedback/toast.ts';
import { api } from '#web/api.ts';
import { problemOf } from '#web/problem.ts';
import type { Attachment } from '../../contract.ts';
import styles from './attachment-link.module.css';

/** A private file: fetched with the session and saved, since a plain link could not say who asks. */
export function AttachmentLink({ file }: { file: Attachment }) {
  const [busy, setBusy] = useState(false);
  const Glyph = file.contentType === 'application/pdf' ? FileText : Image;
  async function save(): Promise<void> {
    setBusy(true);
    try {
      const { body } = await api.files.getFileContent({ id: file.id });
      const url = URL.createObjectURL(body);
      const link = Object.assign(document.createElement('a'), { href: url, download: file.name });
      link.click();
      setTimeout(() => URL.revokeObjectURL(url), 10_000);
    } catch (error) {
      toast.error(problemOf(error).message ?? 'The file could not be opened. Please try again.');
    } finally {
      setBusy(false);
    }
  }
  return (
    <button type="button" className={styles.file} disabled={busy} onClick={() => void save()}>
      <Glyph aria-hidden strokeWidth={1.8} />
      <span className={styles.name}>{file.name}</span>
      <span className={styles.size}>{sizeOf(file.bytes)}</span>
    </button>
  );
}

function sizeOf(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  return bytes < 1_000_000 ? `${Math.round(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
