import { useCallback, useEffect, useRef, useState } from 'react';
import { api } from '#web/api.ts';
import { toProblem } from '#web/problem.ts';
import type { ReceiptDraft } from '../../contract/receipt-forms.ts';
import type { Reception } from '../../contract.ts';
import { type FieldProblem, newReceipt, type TypedLine } from '../../rules/typed-receipt.ts';
import {
  deleteLocalReceipt,
  type LocalReceipt,
  readLocalReceipt,
  writeLocalReceipt,
} from './use-local-receipt.ts';
import { deletePhoto, readPhoto } from './use-photo-store.ts';

const saveDelayMs = 1500;

type ServerDraft = NonNullable<Reception['draft']>;

/** The props of everything that shows a line of a receipt. */
export interface LineProps {
  line: Reception['lines'][number];
  typed: TypedLine;
  /** The field of this line, such as `lines.0`. */
  path: string;
  problems: readonly FieldProblem[];
  onChange: (changes: Partial<TypedLine>) => void;
}

/** A receipt that is being typed, with its copies in this browser and on the server. */
export interface TypedReceipt {
  receipt: LocalReceipt;
  /** Changes the content; it is stored in this browser immediately, and on the server soon. */
  change: (update: (draft: ReceiptDraft) => ReceiptDraft) => void;
  /** Changes everything else that is stored with it. */
  update: (changes: (receipt: LocalReceipt) => Partial<LocalReceipt>) => LocalReceipt;
  /** Uploads photos that wait, and saves what the server does not have. Throws if one of them fails. */
  sync: () => Promise<LocalReceipt>;
  /** A newer draft of another device; null without one. */
  otherDraft: ServerDraft | null;
  /** Continues with the draft of the other device, or with this one. */
  settle: (use: 'other' | 'this') => void;
  /** Deletes the receipt from this browser. */
  discard: () => void;
  /** False if this browser cannot store it. */
  isStored: boolean;
}

/** Returns the receipt of a dispatch as it was left in this browser, or on another device of the account. */
export function useReceipt(reception: Reception): TypedReceipt {
  const { dispatch, order } = reception;
  const [receipt, setReceipt] = useState(() => firstReceipt(reception));
  const [otherDraft, setOtherDraft] = useState(() => newerDraft(reception));
  const [isStored, setStored] = useState(true);
  const latest = useRef(receipt);
  const running = useRef<Promise<unknown>>(Promise.resolve());

  const update = useCallback<TypedReceipt['update']>(
    (changes) => {
      latest.current = { ...latest.current, ...changes(latest.current) };
      setStored(writeLocalReceipt(dispatch.id, latest.current));
      setReceipt(latest.current);
      return latest.current;
    },
    [dispatch.id],
  );

  const sync = useCallback(async () => {
    const run = async (): Promise<LocalReceipt> => {
      const store = { read: () => latest.current, update };
      await uploadPhotos(store);
      await saveChanges({ ids: { id: order.id, dispatchId: dispatch.id }, onOther: setOtherDraft, ...store });
      return latest.current;
    };
    const next = running.current.then(run, run);
    running.current = next;
    return next;
  }, [dispatch.id, order.id, update]);

  useSaving({ isChanged: receipt.isChanged && otherDraft === null, draft: receipt.draft, sync });
  return {
    receipt,
    update,
    sync,
    otherDraft,
    isStored,
    change: (edit) => update(({ draft }) => ({ draft: edit(draft), isChanged: true, isQueued: false })),
    settle(use) {
      const other = otherDraft;
      setOtherDraft(null);
      if (!other) return;
      update(() =>
        use === 'other'
          ? { draft: other.body, version: other.version, isChanged: false }
          : { version: other.version, isChanged: true },
      );
    },
    discard() {
      for (const { key } of latest.current.waitingPhotos) void deletePhoto(key);
      deleteLocalReceipt(dispatch.id);
    },
  };
}

/** Saves a change soon after the last one, and when the connection is back. */
function useSaving({
  isChanged,
  draft,
  sync,
}: { isChanged: boolean; draft: ReceiptDraft } & Pick<TypedReceipt, 'sync'>) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the draft starts the delay again
  useEffect(() => {
    if (!isChanged) return undefined;
    // The copy in this browser is complete; the next change or connection tries again.
    const save = () => void sync().catch(() => undefined);
    const timer = setTimeout(() => navigator.onLine && save(), saveDelayMs);
    window.addEventListener('online', save);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', save);
    };
  }, [isChanged, draft, sync]);
}

function firstReceipt({ dispatch, draft, lines }: Reception): LocalReceipt {
  const local = readLocalReceipt(dispatch.id);
  if (local?.isChanged || local?.isQueued) return local;
  return {
    waitingPhotos: [],
    isChanged: false,
    isQueued: false,
    ...local,
    version: draft?.version ?? 0,
    draft: draft?.body ?? local?.draft ?? newReceipt(lines),
  };
}

const newerDraft = ({ dispatch, draft }: Reception): ServerDraft | null => {
  const local = readLocalReceipt(dispatch.id);
  const isBehind = local !== null && draft !== null && draft.version > local.version;
  return isBehind && (local.isChanged || local.isQueued) ? draft : null;
};

interface ReceiptStore {
  /** Returns the receipt as it is now, also while something is sent. */
  read: () => LocalReceipt;
  update: TypedReceipt['update'];
}

interface SavingInput extends ReceiptStore {
  ids: { id: string; dispatchId: string };
  /** Receives a newer draft of another device. */
  onOther: (draft: ServerDraft | null) => void;
}

async function saveChanges({ ids, read, update, onOther }: SavingInput): Promise<void> {
  const { draft, version: seenVersion, isChanged } = read();
  if (!isChanged) return;
  try {
    const { data } = await api.inspections.buyer.saveDraft({ ...ids, seenVersion, draft });
    update((now) => ({ version: data.version, isChanged: now.draft !== draft }));
  } catch (error) {
    if (toProblem(error).reason === 'draft_changed')
      onOther((await api.inspections.buyer.get(ids)).data.reception.draft);
    throw error;
  }
}

/** Uploads the photos that wait, one after the other; each is part of the draft as soon as the server has it. */
async function uploadPhotos({ read, update }: ReceiptStore): Promise<void> {
  for (const { key, name } of read().waitingPhotos) {
    const photo = await readPhoto(key);
    const uploaded = photo && (await uploadPhoto(photo, name));
    update(({ draft, waitingPhotos }) => ({
      waitingPhotos: waitingPhotos.filter((waiting) => waiting.key !== key),
      ...(uploaded && {
        draft: { ...draft, photos: [...draft.photos, { id: uploaded.id, name: uploaded.name }] },
        isChanged: true,
      }),
    }));
    await deletePhoto(key);
  }
}

async function uploadPhoto(photo: Blob, name: string) {
  const file = new File([photo], name, { type: photo.type });
  const { data } = await api.files.uploadFile({ file, purpose: 'receipt-photo' });
  return data.file;
}
