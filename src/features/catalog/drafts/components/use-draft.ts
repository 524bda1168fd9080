import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { newId } from '#lib/ids.ts';
import { api } from '#web/api.ts';
import { problemOf } from '#web/problem.ts';
import type { Began, DraftValues } from '../contract/draft-values.ts';
import type { DraftStand } from './use-kept-form.ts';

/** Where the saving of a draft stands. */
export type DraftStage = 'new' | 'typing' | 'saving' | 'saved' | 'offline' | 'refused' | 'changed' | 'gone';

export interface DraftSaving {
  stage: DraftStage;
  savedAt: string | null;
  /** Why the server did not take it. */
  message: string | null;
}

interface Options {
  form: UseFormReturn<DraftValues>;
  start: DraftStand & { savedAt: string | null };
  /** The form holds something that the draft does not. */
  unsaved: boolean;
  /** Somebody saved the draft after what stands in the form was begun. */
  outdated: boolean;
  /** For changes to a product: as it stood when they were begun. Read at each saving. */
  began?: (() => Began) | undefined;
  /** After each saving: nothing is left to lose. */
  onSaved: (draft: DraftStand) => void;
}

export interface Draft extends DraftSaving {
  standing: () => DraftStand;
  /** Saves now; false where it could not be. */
  save: () => Promise<boolean>;
  /** What stands in the form wins over what somebody else saved, or becomes a new draft where there is none any more. */
  keepMine: () => Promise<boolean>;
  /** Ends the saving, because it becomes a product; gives the draft as it was last saved. */
  finish: () => Promise<DraftStand | null>;
  /** Goes on saving, because it became none. */
  resume: () => void;
}

const pauseMs = 1500;
const retryMs = 10_000;

/** Saves a draft while it is typed, one request at a time; says what happened where it cannot. */
export function useDraft({ form, start, unsaved, outdated, began, onSaved }: Options): Draft {
  const [saving, show] = useState<DraftSaving>({
    stage: firstStage(start.version, { unsaved, outdated }),
    savedAt: start.savedAt,
    message: null,
  });
  const [saver] = useState(
    (): Saver => ({
      id: start.id,
      version: start.version,
      dirty: unsaved,
      stopped: outdated,
      busy: null,
      timer: undefined,
      values: form.getValues,
      began,
      show,
      onSaved,
    }),
  );
  useEffect(() => {
    if (saver.dirty && !saver.stopped) saveLater(saver, pauseMs);
    const subscription = form.watch(() => noteTyping(saver));
    const online = (): void => void (saver.dirty && save(saver));
    window.addEventListener('online', online);
    return () => {
      subscription.unsubscribe();
      window.removeEventListener('online', online);
      clearTimeout(saver.timer);
      // Whoever leaves the page within a second after typing loses nothing either.
      if (saver.dirty && !saver.stopped) void save(saver);
    };
  }, [form, saver]);
  // Made once, so that whoever listens to the form need not begin anew with each letter.
  const [acts] = useState(() => actsOf(saver));
  return { ...saving, ...acts };
}

interface Saver extends DraftStand {
  /** Something was typed since the last saving. */
  dirty: boolean;
  stopped: boolean;
  busy: Promise<boolean> | null;
  timer: ReturnType<typeof setTimeout> | undefined;
  values: () => DraftValues;
  began: (() => Began) | undefined;
  show: (change: (before: DraftSaving) => DraftSaving) => void;
  onSaved: (draft: DraftStand) => void;
}

const standingOf = ({ id, version }: Saver): DraftStand => ({ id, version });

function actsOf(saver: Saver): Omit<Draft, keyof DraftSaving> {
  return {
    standing: () => standingOf(saver),
    save: () => {
      // Pressing the button makes a draft of an empty form, too.
      saver.dirty ||= saver.version === 0;
      return save(saver);
    },
    keepMine: async () => {
      await takeOver(saver);
      saver.stopped = false;
      saver.dirty = true;
      return save(saver);
    },
    finish: async () => {
      clearTimeout(saver.timer);
      while (saver.busy) await saver.busy;
      saver.stopped = true;
      return saver.version > 0 ? standingOf(saver) : null;
    },
    resume: () => {
      saver.stopped = false;
      if (saver.dirty) saveLater(saver, pauseMs);
    },
  };
}

function saveLater(saver: Saver, ms: number): void {
  clearTimeout(saver.timer);
  saver.timer = setTimeout(() => void save(saver), ms);
}

function noteTyping(saver: Saver): void {
  saver.dirty = true;
  if (saver.stopped) return;
  saver.show((before) => (before.stage === 'typing' ? before : { ...before, stage: 'typing' }));
  saveLater(saver, pauseMs);
}

async function save(saver: Saver): Promise<boolean> {
  clearTimeout(saver.timer);
  while (saver.busy) await saver.busy;
  if (saver.stopped) return false;
  if (!saver.dirty && saver.version > 0) return true;
  saver.busy = send(saver).finally(() => {
    saver.busy = null;
  });
  const done = await saver.busy;
  if (saver.dirty && !saver.stopped) saveLater(saver, done ? pauseMs : retryMs);
  return done;
}

async function send(saver: Saver): Promise<boolean> {
  saver.dirty = false;
  saver.show((before) => ({ ...before, stage: 'saving', message: null }));
  try {
    const input = { ...standingOf(saver), values: saver.values(), began: saver.began?.() };
    const { draft } = (await api.productDrafts.saveDraft(input)).data;
    saver.version = draft.version;
    const { savedAt } = draft;
    saver.show(() => ({ stage: saver.dirty ? 'typing' : 'saved', savedAt, message: null }));
    if (!saver.dirty) saver.onSaved(standingOf(saver));
    return true;
  } catch (error) {
    saver.dirty = true;
    const { code, reason, message } = problemOf(error);
    const stage = stageAfter(code, reason);
    saver.stopped = stage === 'changed' || stage === 'gone';
    saver.show((before) => ({ ...before, stage, message }));
    return false;
  }
}

/** Starts from what stands on the server, or anew where nothing does. */
async function takeOver(saver: Saver): Promise<void> {
  try {
    saver.version = (await api.productDrafts.getDraft({ id: saver.id })).data.draft.version;
  } catch (error) {
    if (problemOf(error).code !== 'not_found') return;
    if (!saver.began) saver.id = newId();
    saver.version = 0;
  }
}

function firstStage(version: number, { unsaved, outdated }: { unsaved: boolean; outdated: boolean }) {
  if (outdated) return 'changed';
  if (unsaved) return 'typing';
  return version > 0 ? 'saved' : 'new';
}

function stageAfter(code: string, reason: string | undefined): DraftStage {
  if (reason === 'draft_changed') return 'changed';
  if (reason === 'draft_gone') return 'gone';
  return ['network', 'unavailable', 'internal', 'rate_limited'].includes(code) ? 'offline' : 'refused';
}
