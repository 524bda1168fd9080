import { useSyncExternalStore } from 'react';
import {
  notifySavedListChange,
  onSavedListChange as onKeptChange,
  readStorage,
} from './saved-list-events.ts';
import { currentSession, onSessionChange } from './session.ts';

/** A list of ids in the browser's storage: a guest's own, or a copy of an account's list on the server. */
export interface SavedList {
  /** Key in the browser's storage. */
  name: string;
  most: number;
  /** True if it belongs to the user, not the browser: other users who sign in here do not see it. */
  personal: boolean;
}

/** A change that a user made to a list; the code that saves it on the server listens for it. */
export interface SavedListChange {
  name: string;
  id: string;
  isIn: boolean;
}

interface SavedIds {
  owner: string | null;
  ids: readonly string[];
}

const noIds: readonly string[] = [];
const listeners = new Set<(change: SavedListChange) => void>();
/** Changes of a signed-in user before the code that saves them on the server has loaded. */
const pendingChanges: SavedListChange[] = [];
const listCache = new Map<string, { raw: string | null; kept: SavedIds }>();

function readSavedList({ name, most }: SavedList): SavedIds {
  const raw = readStorage(name);
  const cached = listCache.get(name);
  if (cached && cached.raw === raw) return cached.kept;
  const savedIds = parseSavedList(raw, most);
  listCache.set(name, { raw, kept: savedIds });
  return savedIds;
}

/** Storage can be modified by anyone, so invalid content is ignored. */
function parseSavedList(raw: string | null, most: number): SavedIds {
  try {
    const stored = JSON.parse(raw ?? 'null') as Partial<SavedIds> | null;
    if (!Array.isArray(stored?.ids)) return { owner: null, ids: noIds };
    const ids = stored.ids.filter((id) => typeof id === 'string' && /^[\w-]{1,160}$/.test(id));
    return { owner: typeof stored.owner === 'string' ? stored.owner : null, ids: ids.slice(0, most) };
  } catch {
    return { owner: null, ids: noIds };
  }
}

/** Stores the whole list; false if the browser cannot store it. */
export function saveIds(list: SavedList, { owner, ids }: SavedIds): boolean {
  const raw = JSON.stringify({ owner, ids: ids.slice(0, list.most) });
  try {
    localStorage.setItem(list.name, raw);
  } catch {
    return false;
  }
  notifySavedListChange();
  return true;
}

/** Returns the current user's list; a list of another user is ignored. */
export function readSavedIds(list: SavedList): readonly string[] {
  const { owner, ids } = readSavedList(list);
  return owner === null || owner === currentSession()?.user.id ? ids : noIds;
}

export const readOwner = (list: SavedList): string | null => readSavedList(list).owner;

type ToggleResult = 'in' | 'out' | 'full' | 'refused';

/** Adds an id, or removes it if it is in the list. */
export function toggleSaved(list: SavedList, id: string): ToggleResult {
  const ids = readSavedIds(list);
  const isIn = !ids.includes(id);
  if (isIn && ids.length >= list.most) return 'full';
  // A guest's list that has not been merged into the account yet keeps its owner.
  const isExistingList = ids === readSavedList(list).ids && ids.length > 0;
  const accountId = list.personal ? (currentSession()?.user.id ?? null) : null;
  const owner = isExistingList ? readOwner(list) : accountId;
  if (!saveIds(list, { owner, ids: isIn ? [id, ...ids] : ids.filter((one) => one !== id) })) return 'refused';
  const change: SavedListChange = { name: list.name, id, isIn };
  for (const listener of listeners) listener(change);
  if (listeners.size === 0 && currentSession()) pendingChanges.push(change);
  return isIn ? 'in' : 'out';
}

/** Calls back when the user adds to or removes from a list in this tab. */
export function onSavedToggle(callback: (change: SavedListChange) => void): () => void {
  listeners.add(callback);
  for (const change of pendingChanges.splice(0)) callback(change);
  return () => void listeners.delete(callback);
}

function subscribe(callback: () => void): () => void {
  const stops = [onSessionChange(callback), onKeptChange(callback)];
  return () => stops.forEach((stop) => stop());
}

/** Returns the list, updated when another tab changes it; empty on the server and in the first render. */
export const useSavedIds = (list: SavedList): readonly string[] =>
  useSyncExternalStore(
    subscribe,
    () => readSavedIds(list),
    () => noIds,
  );
