import { indexTag, searchResultsTag } from '#features/search/index/contract.ts';
import { addSeconds, shareOfDayOver } from '#lib/calendar.ts';
import { findStoredPage, type StoredPage, storePage } from '#platform/cache/page-store.ts';
import { createTaskQueue } from '#platform/http/task-queue.ts';
import type { Kernel } from '#platform/kernel.ts';

/** Pages in the database, which outlive a restart and are shared by all processes. */
interface PageStore {
  /**
   * Looks for a page. A page that is rendered afterwards is stored with the snapshot. Null if the database does not
   * answer: some pages can be rendered without it.
   */
  find(key: string): Promise<{ page: StoredPage | null; snapshot: string } | null>;
  /** Stores a page in the background; under load, pages are left out. */
  keep(key: string, rendered: { snapshot: string; page: () => Promise<StoredPage> }): void;
}

/** Time in which a process has read a change of the search index; until then it may render what was before. */
const indexSettlesMs = 5_000;

/** Opens the stored pages of a build; null if none are stored. */
export function openPageStore(kernel: Kernel, build: string | null): PageStore | null {
  const { database, clock, live, config } = kernel;
  if (!build || config.pageStoreMb === 0) return null;
  const queue = createTaskQueue({ concurrency: 1, maxWaiting: 32 });
  let settledAt = 0;
  live.onMessage((message) => {
    if (message.kind !== 'pages') return;
    if (message.tags.includes(indexTag)) settledAt = clock().getTime() + indexSettlesMs;
    else if (message.tags.includes(searchResultsTag)) settledAt = 0;
  });
  return {
    find: (key) => findStoredPage(database.db, { build, key, now: clock() }).catch(() => null),
    keep(key, { snapshot, page }) {
      const now = clock();
      if (now.getTime() < settledAt) return;
      const store = async () =>
        storePage(database.db, { build, key, page: await page(), snapshot, now, expiresAt: endOfDay(now) });
      queue(store).catch((error: unknown) => kernel.log.debug({ err: error }, 'a page was not stored'));
    },
  };
}

/** Dates that pages show or depend on change with the day. */
const endOfDay = (now: Date): Date => addSeconds(now, Math.ceil((1 - shareOfDayOver(now)) * 86_400));
