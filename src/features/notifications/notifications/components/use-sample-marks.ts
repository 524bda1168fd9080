import { useSyncExternalStore } from 'react';
import type { Notification } from '../contract.ts';
import type { LocalMarks } from '../rules.ts';

type Touched = Pick<Notification, 'id' | 'type' | 'isRead'>;

interface Marks extends LocalMarks {
  /** As the server told them, so that counts can be corrected. */
  touched: readonly Touched[];
}

let marks: Marks = { read: new Set(), deleted: new Set(), touched: [] };
const listeners = new Set<() => void>();

/** What a visitor did to the sample store's notifications; forgotten when the page is loaded again. */
export const sampleMarks = (): Marks => marks;

export function onSampleMarks(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The same, as it changes. */
export const useSampleMarks = (): Marks => useSyncExternalStore(onSampleMarks, sampleMarks, sampleMarks);

/** Marks or deletes notifications of the sample store, in this window only. */
export function markSample(rows: readonly Notification[], what: 'read' | 'deleted'): void {
  const known = new Set(marks.touched.map(({ id }) => id));
  marks = {
    ...marks,
    [what]: new Set([...marks[what], ...rows.map(({ id }) => id)]),
    touched: [...marks.touched, ...rows.filter(({ id }) => !known.has(id))],
  };
  for (const listener of listeners) listener();
}
