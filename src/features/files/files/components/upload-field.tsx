import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { toast } from '#ui/feedback/toast.ts';
import { FileDrop, type FileRefusal } from '#ui/fields/pickers/file-drop.tsx';
import type { DroppedFile } from '#ui/fields/pickers/file-rules.ts';
import { api } from '#web/api.ts';
import type { FilePurpose, StoredFile } from '../contract.ts';
import { mediaUrl, purposeRules } from '../rules.ts';
import { useUploads } from './use-uploads.ts';

interface UploadFieldProps {
  label: ReactNode;
  /** Purposes of the files. With two, a file gets the first one that accepts its type (picture or document). */
  purposes: readonly [FilePurpose, ...FilePurpose[]];
  value: readonly StoredFile[];
  /** Receives the new list after an upload or a removal. */
  onChange: (files: StoredFile[]) => void;
  /** Maximum number of files; 1 by default. */
  maxFiles?: number;
  hint?: ReactNode;
  prompt?: ReactNode;
  error?: ReactNode;
  optional?: boolean;
}

const extensions = {
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'application/pdf': ['.pdf'],
  'application/postscript': ['.ai', '.eps'],
  'image/vnd.dxf': ['.dxf'],
};
const maxBytes = 5 * 1024 * 1024;

/** A field that uploads the selected files immediately, shows their progress and lists the stored files. */
export function UploadField({
  label,
  purposes,
  value,
  onChange,
  maxFiles = 1,
  hint,
  prompt,
  error,
  optional,
}: UploadFieldProps) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const accepted = [...new Set(purposes.flatMap((purpose) => purposeRules[purpose].accepts))];
  // Two uploads may finish before the next render, so the newest list is also kept in a ref.
  const files = useRef(value);
  useEffect(() => {
    files.current = value;
  }, [value]);
  const updateFiles = (now: StoredFile[]): void => {
    files.current = now;
    onChange(now);
  };
  const uploads = useUploads((file) => {
    updateFiles(maxFiles === 1 ? [file] : [...files.current, file]);
    toast.success('File uploaded successfully.');
  });
  const add = (files: File[]): void => {
    const room = maxFiles === 1 ? 1 : maxFiles - value.length - uploads.pending.length;
    setRefusal(files.length > room ? `Add no more than ${maxFiles} files.` : null);
    if (maxFiles === 1) for (const { id } of uploads.pending) uploads.drop(id);
    for (const file of files.slice(0, Math.max(0, room))) uploads.start(file, purposeFor(file, purposes));
  };
  const remove = (id: string): void => {
    if (!value.some((file) => file.id === id)) return uploads.drop(id);
    updateFiles(value.filter((file) => file.id !== id));
    // The server refuses to delete a file that a saved draft refers to: it stays until the draft is saved without it.
    api.files.deleteFile({ id }).catch(() => {});
  };
  return (
    <FileDrop
      label={label}
      hint={hint}
      prompt={prompt}
      optional={optional}
      error={refusal ?? error}
      accept={Object.fromEntries(accepted.map((type) => [type, extensions[type]]))}
      multiple={maxFiles > 1}
      maxFiles={maxFiles}
      maxBytes={maxBytes}
      files={[...value.map(toDroppedFile), ...uploads.pending]}
      onAdd={add}
      onRefuse={(refusals) => setRefusal(refusalText(refusals, { accepted, maxFiles }))}
      onRemove={remove}
      onRetry={uploads.retry}
    />
  );
}

/** Returns the purpose to upload a file for. The server checks the content; this only selects which rule applies. */
function purposeFor(file: File, purposes: UploadFieldProps['purposes']): FilePurpose {
  const isDocument = file.type === 'application/pdf' || file.name.toLowerCase().endsWith('.pdf');
  return (
    purposes.find((purpose) =>
      purposeRules[purpose].accepts.some((type) => (type === 'application/pdf') === isDocument),
    ) ?? purposes[0]
  );
}

function toDroppedFile({ id, name, bytes, url }: StoredFile): DroppedFile {
  return {
    id,
    name,
    size: bytes,
    state: 'done',
    ...(url ? { href: url, previewUrl: mediaUrl(id, 320) } : {}),
  };
}

function refusalText(
  refusals: FileRefusal[],
  { accepted, maxFiles }: { accepted: readonly string[]; maxFiles: number },
): string {
  const reason = refusals[0]?.reason;
  if (reason === 'size') return 'This file is larger than 5\u00a0MB. Select a smaller file.';
  if (reason === 'count')
    return maxFiles === 1 ? 'Select one file only.' : `Add no more than ${maxFiles} files.`;
  if (accepted.includes('image/vnd.dxf'))
    return accepted.includes('image/png')
      ? 'Select a PDF, JPG, PNG, AI, EPS or DXF file.'
      : 'Select an AI, EPS, DXF or PDF file.';
  if (accepted.length === 1) return 'Only PDF files are allowed.';
  return accepted.includes('application/pdf')
    ? 'Select a JPG, PNG or PDF file.'
    : 'Select a JPG or PNG image.';
}
