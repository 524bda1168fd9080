import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { toast } from '#ui/feedback/toast.ts';
import { toProblem } from '#web/problem.ts';
import { useAction } from '#web/use-action.ts';
import type { Notification, NotificationTab } from '../contract.ts';
import { withLocalMarks } from '../rules.ts';
import { refreshLiveCounts } from './use-live-counts.ts';
import { markSample, useSampleMarks } from './use-sample-marks.ts';

export interface NotificationsData {
  tab: NotificationTab;
  notifications: Notification[];
  nextCursor: string | null;
  /** True if these are the sample store's notifications, shown to a guest. Changes to them stay in the browser. */
  sample: boolean;
}

/** Returns the current list and its actions. Changes are shown immediately and reverted if saving fails. */
export function useNotifications(loaded: NotificationsData) {
  const { tab, sample } = loaded;
  const { revalidate } = useRevalidator();
  const more = useMorePages(loaded);
  const ownMarks = useOwnMarks();
  const guestMarks = useSampleMarks();
  const first = new Set(loaded.notifications.map(({ id }) => id));
  const all = [...loaded.notifications, ...more.rows.filter(({ id }) => !first.has(id))];
  const rows = withLocalMarks(all, { tab, marks: sample ? guestMarks : ownMarks.marks });

  async function change(
    targets: Notification[],
    { mark, save }: { mark: 'read' | 'deleted'; save: () => Promise<unknown> },
  ): Promise<void> {
    if (sample) return markSample(targets, mark);
    ownMarks.add(targets, mark);
    try {
      await save();
      refreshLiveCounts();
      await revalidate();
    } catch (error) {
      ownMarks.takeBack(targets);
      toast.error(toProblem(error).message ?? 'The notification could not be updated. Please try again.');
    }
  }

  return {
    rows,
    nextCursor: more.nextCursor,
    loadMore: more.load,
    loadingMore: more.busy,
    markRead: (row: Notification) =>
      row.isRead
        ? Promise.resolve()
        : change([row], {
            mark: 'read',
            save: async () => (await notificationsApi()).markRead({ id: row.id }),
          }),
    remove: (row: Notification) =>
      change([row], { mark: 'deleted', save: async () => (await notificationsApi()).remove({ id: row.id }) }),
    markAllRead: () =>
      change(
        all.filter(({ isRead }) => !isRead),
        { mark: 'read', save: async () => (await notificationsApi()).markAllRead() },
      ),
  };
}

const notificationsApi = async () => (await import('#web/api.ts')).api.notifications;

/**
 * Returns the marks made in this window. They are shown before the server has responded, and on further pages, which
 * are not reloaded.
 */
function useOwnMarks() {
  const [marks, setMarks] = useState({ read: new Set<string>(), deleted: new Set<string>() });
  return {
    marks,
    add: (rows: Notification[], mark: 'read' | 'deleted') =>
      setMarks((known) => ({ ...known, [mark]: new Set([...known[mark], ...rows.map(({ id }) => id)]) })),
    takeBack: (rows: Notification[]) => {
      const ids = new Set(rows.map(({ id }) => id));
      const without = (marked: Set<string>) => new Set([...marked].filter((id) => !ids.has(id)));
      setMarks(({ read, deleted }) => ({ read: without(read), deleted: without(deleted) }));
    },
  };
}

/** Returns the pages after the first; changing the tab starts over. */
function useMorePages({ tab, nextCursor }: NotificationsData) {
  const [pages, setPages] = useState<{ of: string; rows: Notification[]; nextCursor: string | null } | null>(
    null,
  );
  const ownMarks = pages?.of === tab ? pages : { rows: [], nextCursor };
  const cursor = ownMarks.nextCursor;
  const { start, busy } = useAction({
    send: async (after: string) => (await notificationsApi()).list({ tab, cursor: after }),
    onSuccess: ({ data }) =>
      setPages({ of: tab, rows: [...ownMarks.rows, ...data.notifications], nextCursor: data.nextCursor }),
    failure: 'More notifications could not be loaded. Please try again.',
  });
  return {
    rows: ownMarks.rows,
    nextCursor: cursor,
    busy,
    load: async (): Promise<void> => {
      if (cursor) await start(cursor);
    },
  };
}
