import { useSyncExternalStore } from 'react';
import { onKept as onKeptChange, stored, tellKept } from './kept-change.ts';
import { currentSession, onSessionChange } from './session.ts';

/** A list of ids that the browser keeps: a visitor's own, or a copy of the one that an account has on the server. */
export interface KeptList {
  /** Its name in the browser's storage. */
  name: string;
  most: number;
  /** Belongs to the person, not to the browser: nobody else who signs in here sees it. */
  personal: boolean;
}

/** What somebody did to a list; whoever keeps it on the server listens. */
export interface KeptChange {
  name: string;
  id: string;
  isIn: boolean;
}

interface Kept {
  owner: string | null;
  ids: readonly string[];
}

const none: readonly string[] = [];
const hearers = new Set<(change: KeptChange) => void>();
/** What a signed-in person chose while whoever keeps it on the server was still on its way here. */
const unheard: KeptChange[] = [];
const known = new Map<string, { raw: string | null; kept: Kept }>();

function read({ name, most }: KeptList): Kept {
  const raw = stored(name);
  const there = known.get(name);
  if (there && there.raw === raw) return there.kept;
  const kept = parse(raw, most);
  known.set(name, { raw, kept });
  return kept;
}

/** Anybody can write into a browser's storage, so what stands there is taken only as far as it makes sense. */
function parse(raw: string | null, most: number): Kept {
  try {
    const stored = JSON.parse(raw ?? 'null') as Partial<Kept> | null;
    if (!Array.isArray(stored?.ids)) return { owner: null, ids: none };
    const ids = stored.ids.filter((id) => typeof id === 'string' && /^[\w-]{1,160}$/.test(id));
    return { owner: typeof stored.owner === 'string' ? stored.owner : null, ids: ids.slice(0, most) };
  } catch {
    return { owner: null, ids: none };
  }
}

/** Writes the whole list; false where the browser keeps nothing. */
export function keepIds(list: KeptList, { owner, ids }: Kept): boolean {
  const raw = JSON.stringify({ owner, ids: ids.slice(0, list.most) });
  try {
    localStorage.setItem(list.name, raw);
  } catch {
    return false;
  }
  tellKept();
  return true;
}

/** The list of whoever uses this browser now: what another person left behind is nobody's. */
export function keptIds(list: KeptList): readonly string[] {
  const { owner, ids } = read(list);
  return owner === null || owner === currentSession()?.user.id ? ids : none;
}

export const ownerOf = (list: KeptList): string | null => read(list).owner;

type KeptOutcome = 'in' | 'out' | 'full' | 'refused';

/** Puts an id in, or takes it out when it is there. */
export function toggleKept(list: KeptList, id: string): KeptOutcome {
  const ids = keptIds(list);
  const isIn = !ids.includes(id);
  if (isIn && ids.length >= list.most) return 'full';
  // A visitor's list that is not taken over yet stays a visitor's.
  const isKept = ids === read(list).ids && ids.length > 0;
  const me = list.personal ? (currentSession()?.user.id ?? null) : null;
  const owner = isKept ? ownerOf(list) : me;
  if (!keepIds(list, { owner, ids: isIn ? [id, ...ids] : ids.filter((one) => one !== id) })) return 'refused';
  const change: KeptChange = { name: list.name, id, isIn };
  for (const hear of hearers) hear(change);
  if (hearers.size === 0 && currentSession()) unheard.push(change);
  return isIn ? 'in' : 'out';
}

/** Calls back when somebody puts something into a list or takes it out, in this tab. */
export function onKeptChoice(callback: (change: KeptChange) => void): () => void {
  hearers.add(callback);
  for (const change of unheard.splice(0)) callback(change);
  return () => void hearers.delete(callback);
}

function onKept(callback: () => void): () => void {
  const stops = [onSessionChange(callback), onKeptChange(callback)];
  return () => stops.forEach((stop) => stop());
}

/** The list, also when another tab changes it; empty on the server and in the first render. */
export const useKept = (list: KeptList): readonly string[] =>
  useSyncExternalStore(
    onKept,
    () => keptIds(list),
    () => none,
  );
