import { useEffect, useRef, useState } from 'react';
import type { DroppedFile } from '#ui/fields/pickers/file-rules.ts';
import { currentSession } from '#web/session.ts';
import type { FilePurpose, StoredFile } from '../contract.ts';

interface Pending {
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
  /** Stops an upload, or forgets one that failed. */
  drop(id: string): void;
}

/** Uploads that are under way. A finished one is handed over and leaves the list. */
export function useUploads(onDone: (file: StoredFile) => void): Uploads {
  const [uploads, setUploads] = useState<Pending[]>([]);
  const latest = useRef({ onDone, uploads });
  useEffect(() => {
    latest.current = { onDone, uploads };
  });
  const change = (id: string, changes: Partial<Pending>): void =>
    setUploads((list) => list.map((upload) => (upload.id === id ? { ...upload, ...changes } : upload)));
  const drop = (id: string): void => {
    const upload = latest.current.uploads.find((known) => known.id === id);
    upload?.cancel?.();
    if (upload?.previewUrl) URL.revokeObjectURL(upload.previewUrl);
    setUploads((list) => list.filter((known) => known.id !== id));
  };
  const send = ({ id, file, purpose }: Pick<Pending, 'id' | 'file' | 'purpose'>): void => {
    const cancel = sendFile(file, purpose, {
      onProgress: (progress) => change(id, { progress }),
      onDone: (stored) => {
        drop(id);
        latest.current.onDone(stored);
      },
      onFailed: (message) => change(id, { state: 'failed', message }),
    });
    change(id, { state: 'uploading', progress: 0, cancel });
  };
  // Leaving the screen stops what is under way and frees the previews.
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
    pending: uploads.map(describePending),
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

function newUpload(file: File, purpose: FilePurpose): Pending {
  const isPicture = file.type === 'image/jpeg' || file.type === 'image/png';
  const previewUrl = isPicture ? { previewUrl: URL.createObjectURL(file) } : {};
  return { id: `upload-${(lastUpload += 1)}`, file, purpose, state: 'waiting', progress: 0, ...previewUrl };
}

let lastUpload = 0;

const describePending = ({ file, purpose: _purpose, cancel: _cancel, ...shown }: Pending): DroppedFile => ({
  ...shown,
  name: file.name,
  size: file.size,
});

interface Listeners {
  onProgress(percent: number): void;
  onDone(file: StoredFile): void;
  onFailed(message: string): void;
}

const lost = 'The upload was interrupted. Please try again.';

/** XMLHttpRequest, because fetch cannot tell how far an upload is. Returns what stops it. */
function sendFile(file: File, purpose: FilePurpose, { onProgress, onDone, onFailed }: Listeners): () => void {
  const body = new FormData();
  body.set('purpose', purpose);
  body.set('file', file);
  const request = new XMLHttpRequest();
  request.open('POST', '/api/v1/files');
  const session = currentSession();
  if (session) request.setRequestHeader('authorization', `Bearer ${session.token}`);
  request.upload.onprogress = ({ loaded, total }) =>
    onProgress(Math.min(99, Math.round((loaded / total) * 100)));
  request.onerror = () => onFailed(lost);
  request.onload = () => {
    const answer = readAnswer(request.responseText);
    if (request.status === 201 && answer.data) onDone(answer.data.file);
    else onFailed(answer.message ?? lost);
  };
  request.send(body);
  return () => request.abort();
}

function readAnswer(text: string): { data?: { file: StoredFile }; message?: string } {
  try {
    return JSON.parse(text) as { data?: { file: StoredFile }; message?: string };
  } catch {
    return {};
  }
}
