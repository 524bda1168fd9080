import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { newId } from '#lib/ids.ts';
import { api } from '#web/api.ts';
import { toProblem } from '#web/problem.ts';
import type { DraftValues, EditBase } from '../contract/draft-values.ts';
import type { DraftVersion } from './use-local-form-copy.ts';

/** Saving state of a draft. */
export type DraftStage = 'new' | 'typing' | 'saving' | 'saved' | 'offline' | 'refused' | 'changed' | 'gone';

export interface DraftSaving {
  stage: DraftStage;
  savedAt: string | null;
  /** Why the server refused it. */
  message: string | null;
}

interface UseDraftOptions {
  form: UseFormReturn<DraftValues>;
  start: DraftVersion & { savedAt: string | null };
  /** True if the form holds changes that the draft does not. */
  unsaved: boolean;
  /** True if someone else saved the draft after this form was loaded. */
  outdated: boolean;
  /** For changes to a product: the product as it was when editing began. Read on each save. */
  began?: (() => EditBase) | undefined;
  /** Called after each save, when nothing is left unsaved. */
  onSaved: (draft: DraftVersion) => void;
}

export interface Draft extends DraftSaving {
  currentVersion: () => DraftVersion;
  /** Saves immediately; false on failure. */
  save: () => Promise<boolean>;
  /** Overwrites a version that someone else saved, or creates a new draft if it no longer exists. */
  overwrite: () => Promise<boolean>;
  /** Stops saving because the draft becomes a product; returns the last saved version. */
  finish: () => Promise<DraftVersion | null>;
  /** Continues saving because publishing failed. */
  resume: () => void;
}

const pauseMs = 1500;
const retryMs = 10_000;

/** Saves a draft while the user types, one request at a time, and reports problems. */
export function useDraft({ form, start, unsaved, outdated, began, onSaved }: UseDraftOptions): Draft {
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
    const subscription = form.watch(() => markDirty(saver));
    const online = (): void => void (saver.dirty && save(saver));
    window.addEventListener('online', online);
    return () => {
      subscription.unsubscribe();
      window.removeEventListener('online', online);
      clearTimeout(saver.timer);
      // Saves what was typed within the last second before leaving the page.
      if (saver.dirty && !saver.stopped) void save(saver);
    };
  }, [form, saver]);
  // Created once, so that listeners of the form do not re-subscribe on each keystroke.
  const [actions] = useState(() => draftActions(saver));
  return { ...saving, ...actions };
}

interface Saver extends DraftVersion {
  /** True if something was typed since the last save. */
  dirty: boolean;
  stopped: boolean;
  busy: Promise<boolean> | null;
  timer: ReturnType<typeof setTimeout> | undefined;
  values: () => DraftValues;
  began: (() => EditBase) | undefined;
  show: (change: (before: DraftSaving) => DraftSaving) => void;
  onSaved: (draft: DraftVersion) => void;
}

const draftVersionOf = ({ id, version }: Saver): DraftVersion => ({ id, version });

function draftActions(saver: Saver): Omit<Draft, keyof DraftSaving> {
  return {
    currentVersion: () => draftVersionOf(saver),
    save: () => {
      // The button creates a draft of an empty form, too.
      saver.dirty ||= saver.version === 0;
      return save(saver);
    },
    overwrite: async () => {
      await adoptServerVersion(saver);
      saver.stopped = false;
      saver.dirty = true;
      return save(saver);
    },
    finish: async () => {
      clearTimeout(saver.timer);
      while (saver.busy) await saver.busy;
      saver.stopped = true;
      return saver.version > 0 ? draftVersionOf(saver) : null;
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

function markDirty(saver: Saver): void {
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
    const input = { ...draftVersionOf(saver), values: saver.values(), began: saver.began?.() };
    const { draft } = (await api.productDrafts.saveDraft(input)).data;
    saver.version = draft.version;
    const { savedAt } = draft;
    saver.show(() => ({ stage: saver.dirty ? 'typing' : 'saved', savedAt, message: null }));
    if (!saver.dirty) saver.onSaved(draftVersionOf(saver));
    return true;
  } catch (error) {
    saver.dirty = true;
    const { code, reason, message } = toProblem(error);
    const stage = stageAfter(code, reason);
    saver.stopped = stage === 'changed' || stage === 'gone';
    saver.show((before) => ({ ...before, stage, message }));
    return false;
  }
}

/** Adopts the version on the server, or starts a new draft if the server has none. */
async function adoptServerVersion(saver: Saver): Promise<void> {
  try {
    saver.version = (await api.productDrafts.getDraft({ id: saver.id })).data.draft.version;
  } catch (error) {
    if (toProblem(error).code !== 'not_found') return;
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
