import { type RequestState, requestStates, type UsedCategory } from './contract.ts';

/** Requests of a store that may wait at once. */
export const mostWaiting = 10;

/** What can be done to a request. */
type RequestAction = 'accept' | 'decline' | 'withdraw';

/** State → action → next state. What is missing cannot be done. */
export const transitions: Record<RequestState, Partial<Record<RequestAction, RequestState>>> = {
  waiting: { accept: 'accepted', decline: 'declined', withdraw: 'withdrawn' },
  accepted: {},
  declined: {},
  withdrawn: {},
};

/** Returns the states in which an action is possible, for the condition of the statement that does it. */
export const statesBefore = (action: RequestAction): RequestState[] =>
  requestStates.filter((state) => transitions[state][action] !== undefined);

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
