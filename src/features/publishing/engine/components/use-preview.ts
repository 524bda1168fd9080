import { useEffect, useState } from 'react';
import { api } from '#web/api.ts';

interface Preview {
  html: string;
  /** The server could not be reached; what is shown is older than the text. */
  isStale: boolean;
}

const pauseMs = 300;

/** The text as visitors will see it: rendered by the server, with the renderer that saving uses. */
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
