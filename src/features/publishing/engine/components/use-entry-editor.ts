import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { IdempotentCallOptions } from '#web/send-once.ts';
import { type Editor, useEditor, type VersionedValues } from './use-editor.ts';

interface StoredEntry {
  id: string;
}

/** Form values of every publication. */
export interface PublicationValues extends VersionedValues {
  title?: string;
  name?: string;
  slug: string;
  isDraft: boolean;
}

export interface EntryEditorSetup<Entry extends StoredEntry & Values, Values extends VersionedValues> {
  /** The edited entry; null for a new one. */
  entry: Entry | null;
  /** Prefix that separates its drafts in this browser from others, e.g. `blog`. */
  kind: string;
  /** Path of the list; the path of an entry is this path and its id. */
  list: string;
  /** Returns the values to edit; the entry itself if left out. */
  valuesOf?: (entry: Entry) => Values;
  empty: Values;
  create: (values: Values, once: IdempotentCallOptions) => Promise<Entry>;
  save: (values: Values & StoredEntry) => Promise<Entry>;
}

interface EntryEditor<Entry, Values> {
  editor: Editor<Values>;
  /** The stored entry; null: not saved yet. */
  stored: Entry | null;
}

/**
 * Edits an entry that has its own URL: the first save creates it and navigates to that URL, later ones update it. Use
 * `useEntryKey` as the `key` of the editor component, so that the user can continue typing meanwhile.
 */
export function useEntryEditor<Entry extends StoredEntry & Values, Values extends VersionedValues>(
  setup: EntryEditorSetup<Entry, Values>,
): EntryEditor<Entry, Values> {
  const { entry, kind, list, valuesOf = (stored: Entry): Values => stored, empty, create, save } = setup;
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
      // Links to the stored entry appear after its URL is in place, so that the back button returns to it.
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

/** Returns a key that changes with the entry, but not when a new entry is given its id. */
export function useEntryKey(entry: StoredEntry | null): number {
  const id = entry?.id ?? null;
  const [shown, setShown] = useState({ id, key: 0 });
  if (shown.id === id) return shown.key;
  const next = { id, key: shown.id === null ? shown.key : shown.key + 1 };
  setShown(next);
  return next.key;
}

/** Loads the entry in the URL of an editor; null for a new one. */
export const loadEdited = async <Data>(
  id: string,
  get: (entry: { id: string }) => Promise<{ data: Data }>,
): Promise<Data | null> => (id === 'new' ? null : (await get({ id })).data);
