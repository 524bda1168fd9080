import { useRef, useState } from 'react';
import { api } from '#web/api.ts';
import { sendOnce } from '#web/send-once.ts';
import { currentSession } from '#web/session.ts';
import type { RequestInput } from '../../rules/request-input.ts';

const pauseMs = 1500;

export type DraftState = 'new' | 'saving' | 'saved' | 'failed';

/** Returns a draft on the server that follows what is typed, so that another device can continue. */
export function useSavedDraft(startId: string | null) {
  const id = useRef(startId);
  const turn = useRef<Promise<unknown>>(Promise.resolve());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [state, setState] = useState<DraftState>(startId ? 'saved' : 'new');

  async function write(input: RequestInput): Promise<string> {
    const title = input.title.trim() || (input.lines[0]?.title ?? '').trim() || 'Untitled request';
    const body = { title: title.slice(0, 160), typed: JSON.stringify(input) };
    if (id.current) {
      await api.requests.buyer.saveDraft({ id: id.current, ...body });
      return id.current;
    }
    const { data } = await sendOnce({ form: 'request-draft', body }, (once) =>
      api.requests.buyer.createDraft(body, once),
    );
    id.current = data.request.id;
    return data.request.id;
  }

  /** Saves now, after what is being saved already, and returns the id of the draft. */
  function save(input: RequestInput): Promise<string> {
    clearTimeout(timer.current);
    const next = turn.current.then(() => write(input));
    turn.current = next.catch(() => {});
    return next;
  }

  /** Deletes the draft, after what is being saved already. */
  async function remove(): Promise<void> {
    clearTimeout(timer.current);
    await turn.current;
    if (id.current) await api.requests.buyer.remove({ id: id.current });
    id.current = null;
  }

  return {
    state,
    save,
    remove,
    /** Saves once nothing has been typed for a moment. Guests have no drafts on the server. */
    follow: (input: RequestInput): void => {
      clearTimeout(timer.current);
      if (!currentSession()) return;
      setState('saving');
      timer.current = setTimeout(() => {
        save(input).then(
          () => setState('saved'),
          () => setState('failed'),
        );
      }, pauseMs);
    },
  };
}
