import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Once } from '#web/send-once.ts';
import { type Editor, useEditor, type Versioned } from './use-editor.ts';

interface Stored {
  id: string;
}

interface EntryEditorSetup<Entry extends Stored, Values extends Versioned> {
  /** What is edited; null: a new one. */
  entry: Entry | null;
  /** Sets its drafts in this browser apart from others': `blog`. */
  kind: string;
  /** Address of the list; that of an entry is its id below it. */
  list: string;
  valuesOf: (entry: Entry) => Values;
  empty: Values;
  create: (values: Values, once: Once) => Promise<Entry>;
  save: (values: Values & Stored) => Promise<Entry>;
}

interface EntryEditor<Entry, Values> {
  editor: Editor<Values>;
  /** As it is stored now; null: not saved yet. */
  stored: Entry | null;
}

/**
 * The editor of an entry with an address of its own: the first save creates it and moves to that address, later ones
 * save it. Give its component `useEntryKey` as `key`, so that one goes on writing meanwhile.
 */
export function useEntryEditor<Entry extends Stored, Values extends Versioned>(
  setup: EntryEditorSetup<Entry, Values>,
): EntryEditor<Entry, Values> {
  const { entry, kind, list, valuesOf, empty, create, save } = setup;
  const navigate = useNavigate();
  const [stored, setStored] = useState(entry);
  const latest = useRef(entry);
  const editor = useEditor<Values>({
    draftKey: `${kind}:${stored?.id ?? 'new'}`,
    saved: entry ? valuesOf(entry) : empty,
    async save(values, once) {
      const before = latest.current;
      const now = before ? await save({ ...values, id: before.id }) : await create(values, once);
      latest.current = now;
      return valuesOf(now);
    },
    async onSaved() {
      const now = latest.current;
      // Links to what is stored appear once its address is there, so that going back leads to it.
      if (!stored && now)
        await navigate(`${list}/${now.id}`, {
          replace: true,
          preventScrollReset: true,
          state: { isSaved: true },
        });
      setStored(now);
    },
  });
  return { editor, stored };
}

/** Another key for another entry, but the same for a new one that has just been given its id. */
export function useEntryKey(entry: Stored | null): number {
  const id = entry?.id ?? null;
  const [shown, setShown] = useState({ id, key: 0 });
  if (shown.id === id) return shown.key;
  const next = { id, key: shown.id === null ? shown.key : shown.key + 1 };
  setShown(next);
  return next.key;
}
