import { useState } from 'react';
import { toast } from '#ui/feedback/toast.ts';
import { sampleHeaders } from './sample-view.ts';
import { currentSession } from './session.ts';

interface Download {
  /** Below /api/v1. */
  path: string;
  /** The name that the file is saved under; without a word, the one that the server gives it. */
  name?: string;
}

const failed = 'The file could not be fetched. Please try again.';

/** Fetches private papers with the session, since a plain link could not say who asks: to save, or to print. */
export function useDownload() {
  const [busy, setBusy] = useState<string | null>(null);
  async function get({ path, name }: Download, handle: (file: File) => void): Promise<void> {
    setBusy(path);
    try {
      handle(await fetchFile(path, name));
    } catch (error) {
      toast.error(error instanceof Error && error.message ? error.message : failed);
    }
    setBusy(null);
  }
  return {
    /** The path that is being fetched. */
    busy,
    save: (download: Download) => get(download, saveFile),
    /** In a tab of its own, where the browser shows and prints it. */
    open: (download: Download) => {
      // Opened at once, while the browser still knows that somebody clicked.
      const tab = window.open('', '_blank');
      return get(download, (file) => {
        if (!tab) return saveFile(file);
        const url = URL.createObjectURL(file);
        tab.location.replace(url);
        setTimeout(() => URL.revokeObjectURL(url), 60_000);
      }).finally(() => tab?.location.href === 'about:blank' && tab.close());
    },
  };
}

async function fetchFile(path: string, name?: string): Promise<File> {
  const session = currentSession();
  const answer = await fetch(`/api/v1${path}`, {
    headers: session ? { authorization: `Bearer ${session.token}` } : sampleHeaders(),
  }).catch(() => null);
  if (!answer) throw new Error(failed);
  if (answer.ok) {
    const given = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1];
    const blob = await answer.blob();
    return new File([blob], name ?? given ?? 'file', { type: blob.type });
  }
  const { message } = (await answer.json().catch(() => ({}))) as { message?: string };
  throw new Error(message ?? failed);
}

function saveFile(file: File): void {
  const url = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: url, download: file.name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
