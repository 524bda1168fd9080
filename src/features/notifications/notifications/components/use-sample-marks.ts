import { useSyncExternalStore } from 'react';
import type { Notification } from '../contract.ts';
import type { LocalMarks } from '../rules.ts';

type AffectedNotification = Pick<Notification, 'id' | 'type' | 'isRead'>;

interface SampleMarks extends LocalMarks {
  /** Notifications as the server sent them, to correct the counts. */
  affected: readonly AffectedNotification[];
}

let marks: SampleMarks = { read: new Set(), deleted: new Set(), affected: [] };
const listeners = new Set<() => void>();

/** Returns a guest's marks on the sample store's notifications; they are lost when the page is reloaded. */
export const sampleMarks = (): SampleMarks => marks;

export function onSampleMarks(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the same marks and rerenders when they change. */
export const useSampleMarks = (): SampleMarks =>
  useSyncExternalStore(onSampleMarks, sampleMarks, sampleMarks);

/** Marks notifications of the sample store as read or deleted, in this window only. */
export function markSample(rows: readonly Notification[], mark: 'read' | 'deleted'): void {
  const affectedIds = new Set(marks.affected.map(({ id }) => id));
  marks = {
    ...marks,
    [mark]: new Set([...marks[mark], ...rows.map(({ id }) => id)]),
    affected: [...marks.affected, ...rows.filter(({ id }) => !affectedIds.has(id))],
  };
  for (const listener of listeners) listener();
}
