import type { RequestState, UsedCategory } from './contract.ts';

/** Requests of a store that may wait at once. */
export const mostWaiting = 10;

/** What can be done to a request. */
export type RequestAction = 'accept' | 'decline' | 'withdraw';

/** State → action → next state. What is missing cannot be done. */
export const transitions: Record<RequestState, Partial<Record<RequestAction, RequestState>>> = {
  waiting: { accept: 'accepted', decline: 'declined', withdraw: 'withdrawn' },
  accepted: {},
  declined: {},
  withdrawn: {},
};

/** The state after an action, or null when the action is not possible. */
export const nextState = (state: RequestState, action: RequestAction): RequestState | null =>
  transitions[state][action] ?? null;

/** States as people read them. */
export const stateWords: Record<RequestState, { label: string; look: 'ok' | 'warn' | 'bad' | 'neutral' }> = {
  waiting: { label: 'Waiting for us', look: 'warn' },
  accepted: { label: 'Has its place', look: 'ok' },
  declined: { label: 'Declined', look: 'bad' },
  withdrawn: { label: 'Taken back', look: 'neutral' },
};

/** Names that differ in case and spaces only are the same. */
export const sameName = (name: string): string => name.trim().toLowerCase().replace(/\s+/g, ' ');

/** Categories in whose name or path every word occurs. */
export function matching(categories: readonly UsedCategory[], typed: string): UsedCategory[] {
  const words = sameName(typed).split(' ').filter(Boolean);
  return categories.filter(({ name, path }) => {
    const text = sameName([...path.map((part) => part.name), name].join(' '));
    return words.every((word) => text.includes(word));
  });
}
