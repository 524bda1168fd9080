import { useEffect, useRef, useState } from 'react';
import type { DroppedFile } from '#ui/fields/pickers/file-rules.ts';
import { currentSession } from '#web/session.ts';

const interruptedMessage = 'The upload was interrupted. Please try again.';

/** Uploads one large file with progress, and passes on the id of the import it creates. */
export function useUpload(onDone: (id: string) => void) {
  const [file, setFile] = useState<DroppedFile | null>(null);
  const request = useRef<XMLHttpRequest>(null);
  useEffect(() => () => request.current?.abort(), []);
  const change = (changes: Partial<DroppedFile>): void =>
    setFile((before) => before && { ...before, ...changes });

  // XMLHttpRequest, because fetch cannot report the progress of an upload.
  function start(selected: File): void {
    setFile({ id: 'upload', name: selected.name, size: selected.size, state: 'uploading', progress: 0 });
    const body = new FormData();
    body.set('file', selected);
    const next = new XMLHttpRequest();
    request.current = next;
    next.open('POST', '/api/v1/store/imports');
    const session = currentSession();
    if (session) next.setRequestHeader('authorization', `Bearer ${session.token}`);
    next.upload.onprogress = ({ loaded, total }) =>
      change({ progress: Math.min(99, Math.round((loaded / total) * 100)) });
    next.onerror = () => change({ state: 'failed', message: interruptedMessage });
    next.onload = () => {
      const { data, message } = readResponse(next.responseText);
      if (next.status === 201 && data) onDone(data.import.id);
      else change({ state: 'failed', message: message ?? interruptedMessage });
    };
    next.send(body);
  }
  const cancelUpload = (): void => {
    request.current?.abort();
    setFile(null);
  };
  return {
    file,
    start,
    drop: cancelUpload,
    refuse: (name: string, message: string) =>
      setFile({ id: 'upload', name, size: 0, state: 'failed', message }),
  };
}

function readResponse(text: string): { data?: { import: { id: string } }; message?: string } {
  try {
    return JSON.parse(text) as { data?: { import: { id: string } }; message?: string };
  } catch {
    return {};
  }
}
