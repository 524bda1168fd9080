import { toast } from '#ui/feedback/toast.ts';
import { currentSession } from '#web/session.ts';

/** Fetches a private file with the session, since a plain link could not say who asks, and saves it. */
async function saveFile(path: string, name: string): Promise<void> {
  const session = currentSession();
  const answer = await fetch(`/api/v1${path}`, {
    headers: session ? { authorization: `Bearer ${session.token}` } : {},
  }).catch(() => null);
  if (!answer?.ok) {
    const { message } = ((await answer?.json().catch(() => null)) ?? {}) as { message?: string };
    toast.error(message ?? 'The file could not be fetched. Please try again.');
    return;
  }
  const url = URL.createObjectURL(await answer.blob());
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Saves a private file of the API under a name. */
export const useSaveFile = () => saveFile;
