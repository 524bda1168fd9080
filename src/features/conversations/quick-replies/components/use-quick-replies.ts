import { useEffect, useSyncExternalStore } from 'react';
import { api } from '#web/api.ts';
import { sendOnce } from '#web/send-once.ts';
import { currentSession } from '#web/session.ts';
import type { QuickReply } from '../contract.ts';

/** Kept while the page is open: every conversation offers the same replies. */
let kept: { token: string; replies: QuickReply[] } | null = null;
const listeners = new Set<() => void>();

function show(replies: QuickReply[]): void {
  const token = currentSession()?.token;
  kept = token ? { token, replies } : null;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The store's replies; null until they are known. */
export function useQuickReplies(): QuickReply[] | null {
  useEffect(() => {
    const token = currentSession()?.token;
    if (!token || kept?.token === token) return;
    // Without them one writes by hand; the next conversation asks again.
    api.quickReplies.list().then(
      ({ data }) => show(data.replies),
      () => undefined,
    );
  }, []);
  return useSyncExternalStore(
    subscribe,
    () => kept?.replies ?? null,
    () => null,
  );
}

type Form = Omit<QuickReply, 'id'>;

/** Saves a reply, new or changed, and shows it everywhere. */
export async function saveReply(form: Form, id: string | null): Promise<void> {
  const { data } = await (id
    ? api.quickReplies.change({ id, ...form })
    : sendOnce({ form: 'quick-reply', body: form }, (options) => api.quickReplies.add(form, options)));
  const known = kept?.replies ?? [];
  show(id ? known.map((reply) => (reply.id === id ? data.reply : reply)) : [...known, data.reply]);
}

/** Deletes a reply everywhere. */
export async function removeReply(id: string): Promise<void> {
  await api.quickReplies.remove({ id });
  show((kept?.replies ?? []).filter((reply) => reply.id !== id));
}
