import { useEffect, useSyncExternalStore } from 'react';
import { api } from '#web/api.ts';
import { sendOnce } from '#web/send-once.ts';
import { currentSession } from '#web/session.ts';
import type { QuickReply } from '../contract.ts';

/** The replies, cached while the page is open: every conversation offers the same ones. */
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

/** Returns the quick replies of the store; null until they have loaded. */
export function useQuickReplies(): QuickReply[] | null {
  useEffect(() => {
    const token = currentSession()?.token;
    if (!token || kept?.token === token) return;
    // Replies can be typed without them; the next conversation requests them again.
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

/** Saves a new or changed reply and updates every open list. */
export async function saveReply(form: Form, id: string | null): Promise<void> {
  const { data } = await (id
    ? api.quickReplies.change({ id, ...form })
    : sendOnce({ form: 'quick-reply', body: form }, (options) => api.quickReplies.add(form, options)));
  const known = kept?.replies ?? [];
  show(id ? known.map((reply) => (reply.id === id ? data.reply : reply)) : [...known, data.reply]);
}

/** Deletes a reply and updates every open list. */
export async function removeReply(id: string): Promise<void> {
  await api.quickReplies.remove({ id });
  show((kept?.replies ?? []).filter((reply) => reply.id !== id));
}
