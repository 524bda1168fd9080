import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { toast } from '#ui/feedback/toast.ts';
import { problemOf } from '#web/problem.ts';
import type { Notification, NotificationTab } from '../contract.ts';
import { withLocalMarks } from '../rules.ts';
import { refreshLiveCounts } from './use-live-counts.ts';
import { markSample, useSampleMarks } from './use-sample-marks.ts';

export interface LoadedNotifications {
  tab: NotificationTab;
  notifications: Notification[];
  nextCursor: string | null;
  /** The sample store's, for a visitor: what is done to them stays in the browser. */
  sample: boolean;
}

/** The list as it stands, and what can be done with it. Marks show at once and are taken back if they fail. */
export function useNotifications(loaded: LoadedNotifications) {
  const { tab, sample } = loaded;
  const { revalidate } = useRevalidator();
  const more = useMorePages(loaded);
  const own = useOwnMarks();
  const visitor = useSampleMarks();
  const first = new Set(loaded.notifications.map(({ id }) => id));
  const all = [...loaded.notifications, ...more.rows.filter(({ id }) => !first.has(id))];
  const rows = withLocalMarks(all, tab, sample ? visitor : own.marks);

  async function change(
    targets: Notification[],
    what: 'read' | 'deleted',
    save: () => Promise<unknown>,
  ): Promise<void> {
    if (sample) return markSample(targets, what);
    own.add(targets, what);
    try {
      await save();
      refreshLiveCounts();
      await revalidate();
    } catch (error) {
      own.takeBack(targets);
      toast.error(problemOf(error).message ?? 'We could not save this. Please try again.');
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
        : change([row], 'read', async () => (await calls()).markRead({ id: row.id })),
    remove: (row: Notification) =>
      change([row], 'deleted', async () => (await calls()).remove({ id: row.id })),
    markAllRead: () =>
      change(
        all.filter(({ isRead }) => !isRead),
        'read',
        async () => (await calls()).markAllRead(),
      ),
  };
}

const calls = async () => (await import('#web/api.ts')).api.notifications;

/** What was done here: it shows before the server has answered, and on pages that are not loaded again. */
function useOwnMarks() {
  const [marks, setMarks] = useState({ read: new Set<string>(), deleted: new Set<string>() });
  return {
    marks,
    add: (rows: Notification[], what: 'read' | 'deleted') =>
      setMarks((known) => ({ ...known, [what]: new Set([...known[what], ...rows.map(({ id }) => id)]) })),
    takeBack: (rows: Notification[]) => {
      const ids = new Set(rows.map(({ id }) => id));
      const without = (marked: Set<string>) => new Set([...marked].filter((id) => !ids.has(id)));
      setMarks(({ read, deleted }) => ({ read: without(read), deleted: without(deleted) }));
    },
  };
}

/** Pages after the first; another tab starts over. */
function useMorePages({ tab, nextCursor }: LoadedNotifications) {
  const [pages, setPages] = useState<{ of: string; rows: Notification[]; nextCursor: string | null } | null>(
    null,
  );
  const [busy, setBusy] = useState(false);
  const own = pages?.of === tab ? pages : { rows: [], nextCursor };
  const cursor = own.nextCursor;
  return {
    rows: own.rows,
    nextCursor: cursor,
    busy,
    async load(): Promise<void> {
      if (!cursor) return;
      setBusy(true);
      try {
        const { data } = await (await calls()).list({ tab, cursor });
        setPages({ of: tab, rows: [...own.rows, ...data.notifications], nextCursor: data.nextCursor });
      } catch (error) {
        toast.error(problemOf(error).message ?? 'We could not load more. Please try again.');
      } finally {
        setBusy(false);
      }
    },
  };
}
