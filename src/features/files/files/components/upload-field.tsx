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
  /** What the files are for; with two, pictures take the first that accepts them, documents likewise. */
  purposes: readonly [FilePurpose, ...FilePurpose[]];
  value: readonly StoredFile[];
  /** The new list: after an upload, and after a removal. */
  onChange: (files: StoredFile[]) => void;
  /** More than one file. */
  most?: number;
  hint?: ReactNode;
  prompt?: ReactNode;
  error?: ReactNode;
  optional?: boolean;
}

const endings = { 'image/jpeg': ['.jpg', '.jpeg'], 'image/png': ['.png'], 'application/pdf': ['.pdf'] };
const maxBytes = 5 * 1024 * 1024;

/** Chooses files, uploads them at once with their progress, and lists what is there. */
export function UploadField({
  label,
  purposes,
  value,
  onChange,
  most = 1,
  hint,
  prompt,
  error,
  optional,
}: UploadFieldProps) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const accepted = [...new Set(purposes.flatMap((purpose) => purposeRules[purpose].accepts))];
  // Two uploads may finish before the list is drawn again, so the newest list is kept beside it.
  const files = useRef(value);
  useEffect(() => {
    files.current = value;
  }, [value]);
  const tell = (now: StoredFile[]): void => {
    files.current = now;
    onChange(now);
  };
  const uploads = useUploads((file) => {
    tell(most === 1 ? [file] : [...files.current, file]);
    toast.success('File uploaded successfully.');
  });
  const add = (files: File[]): void => {
    const room = most === 1 ? 1 : most - value.length - uploads.pending.length;
    setRefusal(files.length > room ? `Please add at most ${most} files.` : null);
    if (most === 1) for (const { id } of uploads.pending) uploads.drop(id);
    for (const file of files.slice(0, Math.max(0, room))) uploads.start(file, purposeFor(file, purposes));
  };
  const remove = (id: string): void => {
    if (!value.some((file) => file.id === id)) return uploads.drop(id);
    tell(value.filter((file) => file.id !== id));
    // A file that a saved draft names stays until the draft is saved without it.
    api.files.deleteFile({ id }).catch(() => {});
  };
  return (
    <FileDrop
      label={label}
      hint={hint}
      prompt={prompt}
      optional={optional}
      error={refusal ?? error}
      accept={Object.fromEntries(accepted.map((type) => [type, endings[type]]))}
      multiple={most > 1}
      maxFiles={most}
      maxBytes={maxBytes}
      files={[...value.map(describe), ...uploads.pending]}
      onAdd={add}
      onRefuse={(refusals) => setRefusal(refusalText(refusals, accepted, most))}
      onRemove={remove}
      onRetry={uploads.retry}
    />
  );
}

/** The server goes by content; this only picks which rule it is held to. */
function purposeFor(file: File, purposes: UploadFieldProps['purposes']): FilePurpose {
  const isDocument = file.type === 'application/pdf' || file.name.toLowerCase().endsWith('.pdf');
  return (
    purposes.find((purpose) =>
      purposeRules[purpose].accepts.some((type) => (type === 'application/pdf') === isDocument),
    ) ?? purposes[0]
  );
}

function describe({ id, name, bytes, url }: StoredFile): DroppedFile {
  return {
    id,
    name,
    size: bytes,
    state: 'done',
    ...(url ? { href: url, previewUrl: mediaUrl(id, 320) } : {}),
  };
}

function refusalText(refusals: FileRefusal[], accepted: readonly string[], most: number): string {
  const reason = refusals[0]?.reason;
  if (reason === 'size') return 'Files can be at most 5MB.';
  if (reason === 'count') return most === 1 ? 'Please choose one file.' : `Please add at most ${most} files.`;
  if (accepted.length === 1) return 'Only PDF files are allowed.';
  return accepted.includes('application/pdf')
    ? 'Please choose a JPG, PNG or PDF file.'
    : 'Please choose a JPG or PNG picture.';
}
