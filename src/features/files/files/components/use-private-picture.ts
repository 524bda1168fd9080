import { useEffect, useState } from 'react';
import { fetchFile } from '#web/use-download.ts';

/** Returns a URL of a private picture for this page, null while it loads, and whether it could not be loaded. */
export function usePrivatePicture(fileId: string): { url: string | null; failed: boolean } {
  const [picture, setPicture] = useState<{ fileId: string; url: string | null }>({ fileId, url: null });
  const [failedId, setFailedId] = useState<string | null>(null);
  useEffect(() => {
    let url: string | null = null;
    let isCurrent = true;
    fetchFile(`/files/${fileId}/content`).then(
      (file) => {
        if (!isCurrent) return;
        url = URL.createObjectURL(file);
        setPicture({ fileId, url });
      },
      () => isCurrent && setFailedId(fileId),
    );
    return () => {
      isCurrent = false;
      if (url) URL.revokeObjectURL(url);
    };
  }, [fileId]);
  return { url: picture.fileId === fileId ? picture.url : null, failed: failedId === fileId };
}
