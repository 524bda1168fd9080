import { type RequestState, requestStates, type UsedCategory } from './contract.ts';

/** Maximum number of waiting requests per store. */
export const maxWaitingRequests = 10;

/** Actions on a request. */
type RequestAction = 'accept' | 'decline' | 'withdraw';

/** State → action → next state. An action that is missing is not allowed. */
const transitions: Record<RequestState, Partial<Record<RequestAction, RequestState>>> = {
  waiting: { accept: 'accepted', decline: 'declined', withdraw: 'withdrawn' },
  accepted: {},
  declined: {},
  withdrawn: {},
};

/** Returns the states from which a request can move to a state. */
export const statesBefore = (next: RequestState): RequestState[] =>
  requestStates.filter((state) => Object.values(transitions[state]).includes(next));

/** Labels and chip styles of the states. */
export const requestStateLabels: Record<
  RequestState,
  { label: string; look: 'ok' | 'warn' | 'bad' | 'neutral' }
> = {
  waiting: { label: 'In review', look: 'warn' },
  accepted: { label: 'Accepted', look: 'ok' },
  declined: { label: 'Declined', look: 'bad' },
  withdrawn: { label: 'Withdrawn', look: 'neutral' },
};

/** Returns a name in the form used for comparison: lower case, without extra spaces. */
export const requestNameKey = (name: string): string => name.trim().toLowerCase().replace(/\s+/g, ' ');

/** Returns the categories in whose name or path every typed word occurs. */
export function filterCategories(categories: readonly UsedCategory[], typed: string): UsedCategory[] {
  const words = requestNameKey(typed).split(' ').filter(Boolean);
  return categories.filter(({ name, path }) => {
    const text = requestNameKey([...path.map((part) => part.name), name].join(' '));
    return words.every((word) => text.includes(word));
  });
}
