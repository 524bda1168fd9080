import { describe, expect, it } from 'vitest';
import type { LiveCounts, Notification } from './contract.ts';
import { countsWithMarks, withLocalMarks } from './rules.ts';

const row = (id: string, changes: Partial<Notification> = {}): Notification => ({
  id,
  type: 'message',
  title: 'New inquiry',
  message: 'Two pallets of boxes',
  href: null,
  priority: 'medium',
  isRead: false,
  createdAt: '2026-01-01T09:00:00.000Z',
  ...changes,
});
const rows = [row('a'), row('b', { type: 'order' }), row('c', { type: 'system', isRead: true })];
const counts: LiveCounts = {
  notifications: 2,
  orders: 0,
  messages: 1,
  tabs: { all: 3, unread: 2, messages: 1, orders: 1, products: 0, system: 1 },
};
const marks = (read: string[], deleted: string[] = []) => ({
  read: new Set(read),
  deleted: new Set(deleted),
});

describe('changes that a guest makes to the sample store', () => {
  it('mark notifications as read in the guest’s own list', () => {
    expect(withLocalMarks(rows, { tab: 'all', marks: marks(['a']) }).map(({ isRead }) => isRead)).toEqual([
      true,
      false,
      true,
    ]);
    expect(withLocalMarks(rows, { tab: 'unread', marks: marks(['a']) }).map(({ id }) => id)).toEqual(['b']);
  });

  it('remove deleted notifications', () => {
    expect(withLocalMarks(rows, { tab: 'all', marks: marks([], ['b', 'c']) }).map(({ id }) => id)).toEqual([
      'a',
    ]);
  });

  it('are reflected in the counts', () => {
    expect(countsWithMarks(counts, { known: rows, marks: marks(['a']) })).toMatchObject({
      notifications: 1,
      tabs: { all: 3, unread: 1 },
    });
    expect(countsWithMarks(counts, { known: rows, marks: marks(['a'], ['a', 'c']) })).toMatchObject({
      notifications: 1,
      messages: 1,
      tabs: { all: 1, unread: 1, messages: 0, orders: 1, system: 0 },
    });
  });

  it('count nothing twice: a notification that was already read stays read', () => {
    expect(countsWithMarks(counts, { known: rows, marks: marks(['c']) }).notifications).toBe(2);
  });
});
