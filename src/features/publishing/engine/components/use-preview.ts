import { useEffect, useState } from 'react';
import { api } from '#web/api.ts';

interface Preview {
  html: string;
  /** True if the server could not be reached, so that the preview is older than the text. */
  isStale: boolean;
}

const pauseMs = 300;

/** Returns a preview of the text, rendered by the server with the same renderer that saving uses. */
export function usePreview(markdown: string): Preview {
  const [preview, setPreview] = useState<Preview>({ html: '', isStale: false });
  useEffect(() => {
    let passed = false;
    const timer = setTimeout(() => {
      void api.content.editor
        .preview({ markdown })
        .then(({ data }) => ({ html: data.html, isStale: false }))
        .catch(() => null)
        .then((next) => {
          if (!passed) setPreview((shown) => next ?? { ...shown, isStale: true });
        });
    }, pauseMs);
    return () => {
      passed = true;
      clearTimeout(timer);
    };
  }, [markdown]);
  return preview;
}
