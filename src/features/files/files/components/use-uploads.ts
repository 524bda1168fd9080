import { useEffect, useRef, useState } from 'react';
import type { DroppedFile } from '#ui/fields/pickers/file-rules.ts';
import { currentSession } from '#web/session.ts';
import type { FilePurpose, StoredFile } from '../contract.ts';

interface PendingUpload {
  id: string;
  file: File;
  purpose: FilePurpose;
  state: 'waiting' | 'uploading' | 'failed';
  progress: number;
  message?: string;
  previewUrl?: string;
  cancel?: () => void;
}

interface Uploads {
  pending: DroppedFile[];
  start(file: File, purpose: FilePurpose): void;
  retry(id: string): void;
  /** Cancels an upload, or removes one that failed from the list. */
  drop(id: string): void;
}

/** Returns the uploads in progress. A finished upload is passed to `onDone` and leaves the list. */
export function useUploads(onDone: (file: StoredFile) => void): Uploads {
  const [uploads, setUploads] = useState<PendingUpload[]>([]);
  const latest = useRef({ onDone, uploads });
  useEffect(() => {
    latest.current = { onDone, uploads };
  });
  const change = (id: string, changes: Partial<PendingUpload>): void =>
    setUploads((list) => list.map((upload) => (upload.id === id ? { ...upload, ...changes } : upload)));
  const drop = (id: string): void => {
    const upload = latest.current.uploads.find((known) => known.id === id);
    upload?.cancel?.();
    if (upload?.previewUrl) URL.revokeObjectURL(upload.previewUrl);
    setUploads((list) => list.filter((known) => known.id !== id));
  };
  const send = ({ id, file, purpose }: Pick<PendingUpload, 'id' | 'file' | 'purpose'>): void => {
    const cancel = sendFile(file, {
      purpose,
      onProgress: (progress) => change(id, { progress }),
      onDone: (stored) => {
        drop(id);
        latest.current.onDone(stored);
      },
      onFailed: (message) => change(id, { state: 'failed', message }),
    });
    change(id, { state: 'uploading', progress: 0, cancel });
  };
  // Leaving the screen cancels unfinished uploads and frees the previews.
  useEffect(
    () => () => {
      for (const { cancel, previewUrl } of latest.current.uploads) {
        cancel?.();
        if (previewUrl) URL.revokeObjectURL(previewUrl);
      }
    },
    [],
  );
  return {
    pending: uploads.map(toDroppedFile),
    start(file, purpose) {
      const upload = newUpload(file, purpose);
      setUploads((list) => [...list, upload]);
      send(upload);
    },
    retry(id) {
      const upload = uploads.find((known) => known.id === id);
      if (upload) send(upload);
    },
    drop,
  };
}

function newUpload(file: File, purpose: FilePurpose): PendingUpload {
  const isPicture = file.type === 'image/jpeg' || file.type === 'image/png';
  const previewUrl = isPicture ? { previewUrl: URL.createObjectURL(file) } : {};
  return {
    id: `upload-${(lastUploadNumber += 1)}`,
    file,
    purpose,
    state: 'waiting',
    progress: 0,
    ...previewUrl,
  };
}

let lastUploadNumber = 0;

const toDroppedFile = ({
  file,
  purpose: _purpose,
  cancel: _cancel,
  ...shown
}: PendingUpload): DroppedFile => ({
  ...shown,
  name: file.name,
  size: file.size,
});

interface UploadListeners {
  onProgress(percent: number): void;
  onDone(file: StoredFile): void;
  onFailed(message: string): void;
}

const interruptedMessage = 'The upload was interrupted. Please try again.';

/** Uploads with XMLHttpRequest, because fetch does not report upload progress. Returns a function that cancels it. */
function sendFile(
  file: File,
  { purpose, onProgress, onDone, onFailed }: UploadListeners & { purpose: FilePurpose },
): () => void {
  const body = new FormData();
  body.set('purpose', purpose);
  body.set('file', file);
  const request = new XMLHttpRequest();
  request.open('POST', '/api/v1/files');
  const session = currentSession();
  if (session) request.setRequestHeader('authorization', `Bearer ${session.token}`);
  request.upload.onprogress = ({ loaded, total }) =>
    onProgress(Math.min(99, Math.round((loaded / total) * 100)));
  request.onerror = () => onFailed(interruptedMessage);
  request.onload = () => {
    const response = parseResponse(request.responseText);
    if (request.status === 201 && response.data) onDone(response.data.file);
    else onFailed(response.message ?? interruptedMessage);
  };
  request.send(body);
  return () => request.abort();
}

function parseResponse(text: string): { data?: { file: StoredFile }; message?: string } {
  try {
    return JSON.parse(text) as { data?: { file: StoredFile }; message?: string };
  } catch {
    return {};
  }
}
