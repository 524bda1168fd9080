import { useState } from 'react';
import { toast } from '#ui/feedback/toast.ts';
import { sampleHeaders } from './sample-view.ts';
import { currentSession } from './session.ts';

interface Download {
  /** Path below /api/v1. */
  path: string;
  /** Name of the saved file; by default, the one from the server. */
  name?: string;
}

const failureMessage = 'The file could not be downloaded. Please try again.';

/** Fetches private documents to save or print them. Uses the session, which a plain link could not send. */
export function useDownload() {
  const [busy, setBusy] = useState<string | null>(null);
  async function runDownload({ path, name }: Download, handle: (file: File) => void): Promise<void> {
    setBusy(path);
    try {
      handle(await fetchFile(path, name));
    } catch (error) {
      toast.error(error instanceof Error && error.message ? error.message : failureMessage);
    }
    setBusy(null);
  }
  return {
    /** Path that is being fetched. */
    busy,
    save: (download: Download) => runDownload(download, saveFile),
    /** Opens the document in a new tab, where the browser shows and prints it. */
    open: (download: Download) => {
      // Opened synchronously in the click, because browsers block later pop-ups.
      const tab = window.open('', '_blank');
      return runDownload(download, (file) => {
        if (!tab) return saveFile(file);
        const url = URL.createObjectURL(file);
        tab.location.replace(url);
        setTimeout(() => URL.revokeObjectURL(url), 60_000);
      }).finally(() => tab?.location.href === 'about:blank' && tab.close());
    },
  };
}

/** Returns a private file. Throws an error with a message for people. */
export async function fetchFile(path: string, name?: string): Promise<File> {
  const session = currentSession();
  const response = await fetch(`/api/v1${path}`, {
    headers: session ? { authorization: `Bearer ${session.token}` } : sampleHeaders(),
  }).catch(() => null);
  if (!response) throw new Error(failureMessage);
  if (response.ok) {
    const serverName = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
    const blob = await response.blob();
    return new File([blob], name ?? serverName ?? 'file', { type: blob.type });
  }
  const { message } = (await response.json().catch(() => ({}))) as { message?: string };
  throw new Error(message ?? failureMessage);
}

function saveFile(file: File): void {
  const url = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: url, download: file.name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
