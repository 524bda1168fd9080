import { useRef, useState } from 'react';
import { api } from '#web/api.ts';
import { toProblem } from '#web/problem.ts';
import { sendOnce } from '#web/send-once.ts';
import { currentSession } from '#web/session.ts';
import { type RequestInput, readDraft } from '../../rules/request-input.ts';

const pauseMs = 1500;

/** `changed`: another window saved the draft · `gone`: another window sent or deleted it. Nothing is saved in either. */
export type DraftState = 'new' | 'saving' | 'saved' | 'failed' | 'changed' | 'gone';

/** A draft on the server, as it was last loaded or saved here. */
export interface LoadedDraft {
  id: string;
  updatedAt: string;
}

interface DraftOptions {
  start: LoadedDraft | null;
  onCreate: (id: string) => void;
}

/** Returns a draft on the server that follows what is typed, so that another device can continue. */
export function useSavedDraft({ start, onCreate }: DraftOptions) {
  const saved = useRef(start);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [state, setState] = useState<DraftState>(start ? 'saved' : 'new');

  async function write(input: RequestInput): Promise<string> {
    const isNew = saved.current === null;
    const next = await writeDraft(input, saved.current);
    saved.current = next;
    if (isNew) onCreate(next.id);
    return next.id;
  }

  /** Saves now, after what is being saved already, and returns the id of the draft. */
  function save(input: RequestInput): Promise<string> {
    clearTimeout(timer.current);
    const next = queue.current.then(() => write(input));
    queue.current = next.then(
      () => setState('saved'),
      (error) => setState(stateAfter(error)),
    );
    return next;
  }

  /** Deletes the draft, after what is being saved already. */
  async function remove(): Promise<void> {
    clearTimeout(timer.current);
    await queue.current;
    if (saved.current) await api.requests.buyer.remove({ id: saved.current.id });
    saved.current = null;
  }

  /** Returns what the other window saved; saving continues from there. */
  async function loadOther(): Promise<RequestInput> {
    const { draft } = (await api.requests.buyer.getDraft({ id: saved.current?.id ?? '' })).data;
    saved.current = draft;
    setState('saved');
    return readDraft(draft.typed);
  }

  /** Replaces what the other window saved; a draft that is gone is saved as a new one. */
  async function keepMine(input: RequestInput): Promise<void> {
    const id = saved.current?.id ?? '';
    saved.current = state === 'gone' ? null : (await api.requests.buyer.getDraft({ id })).data.draft;
    await save(input);
  }

  /** Saves once nothing has been typed for a moment. Guests have no drafts on the server. */
  function follow(input: RequestInput): void {
    clearTimeout(timer.current);
    if (!currentSession() || isConflict(state)) return;
    setState('saving');
    timer.current = setTimeout(() => {
      save(input).catch(() => {});
    }, pauseMs);
  }

  return { state, save, remove, loadOther, keepMine, follow };
}

/** Saves what is typed in the draft, or in a new one. */
async function writeDraft(input: RequestInput, draft: LoadedDraft | null): Promise<LoadedDraft> {
  const title = input.title.trim() || (input.lines[0]?.title ?? '').trim() || 'Untitled request';
  const body = { title: title.slice(0, 160), typed: JSON.stringify(input) };
  if (draft) {
    const { data } = await api.requests.buyer.saveDraft({
      ...body,
      id: draft.id,
      updatedAt: draft.updatedAt,
    });
    return { id: draft.id, updatedAt: data.draft.updatedAt };
  }
  const { data } = await sendOnce({ form: 'request-draft', body }, (once) =>
    api.requests.buyer.createDraft(body, once),
  );
  return data.request;
}

/** True if another window has saved, sent or deleted the draft. */
export const isConflict = (state: DraftState): boolean => state === 'changed' || state === 'gone';

function stateAfter(error: unknown): DraftState {
  const { code, reason } = toProblem(error);
  if (reason === 'draft_changed') return 'changed';
  return code === 'not_found' || code === 'conflict' ? 'gone' : 'failed';
}
