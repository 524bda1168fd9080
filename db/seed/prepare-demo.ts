import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { readLoadedVersion, saveLoadedVersion } from '#platform/database/loaded-version.ts';
import type { Kernel } from '#platform/kernel.ts';
import { loadCommunity } from './community/load-community.ts';
import { bringOrdersUpToDate } from './demo-store/load-orders.ts';
import type { MarketplaceSize } from './load-marketplace.ts';
import { loadMagazines } from './publications/load-magazines.ts';
import { loadApplications, loadVacancies } from './publications/load-vacancies.ts';
import { demoStoreId } from './seed-id.ts';

const turn = 7_046_029_255;

const demoSize: MarketplaceSize = { suppliers: 60, products: 1500 };

/**
 * Fills a new database with the demo marketplace, whole or not at all; later only brings the demo store's
 * days and the events up to now. What only a new database needs is loaded for it alone.
 */
export async function prepareDemo(
  { database, clock, config, files }: Kernel,
  size: MarketplaceSize = demoSize,
): Promise<void> {
  const now = clock();
  const isFilled = await database.db.transaction(async (db) => {
    // Processes that start together take turns.
    await db.execute(sql`select pg_advisory_xact_lock(${turn})`);
    const isNew = !(await readLoadedVersion(db, 'demo'));
    if (isNew) {
      const { fillDemo } = await import('./fill-demo.ts');
      await fillDemo(db, { files, serverSecret: config.sessionSecret, now, size });
      await saveLoadedVersion(db, { name: 'demo', version: '1' });
    }
    await loadCommunity(db, now);
    if (isNew) {
      const { loadParticipation } = await import('./community/load-participation.ts');
      await loadParticipation(db, now);
    }
    await loadMagazines(db);
    await loadVacancies(db, { now });
    if (!(await readLoadedVersion(db, 'applications'))) {
      await loadApplications(db, files);
      await saveLoadedVersion(db, { name: 'applications', version: '1' });
    }
    await bringOrdersUpToDate(db, { supplierId: demoStoreId, now });
    if (!(await readLoadedVersion(db, 'questions'))) {
      const [{ loadQuestions }, { loadFavourites }] = await Promise.all([
        import('./buyer-activity/load-questions.ts'),
        import('./buyer-activity/load-favourites.ts'),
      ]);
      await loadQuestions(db, { demoStoreId, now });
      await loadFavourites(db, now);
      await saveLoadedVersion(db, { name: 'questions', version: '1' });
    }
    if (!(await readLoadedVersion(db, 'bank-accounts'))) {
      const { loadBankAccounts } = await import('./demo-store/load-bank-accounts.ts');
      await loadBankAccounts(db, { serverSecret: config.sessionSecret, now });
      await saveLoadedVersion(db, { name: 'bank-accounts', version: '1' });
    }
    if (!(await readLoadedVersion(db, 'capabilities'))) {
      const { loadCapabilities } = await import('./buyer-activity/load-capabilities.ts');
      await loadCapabilities(db, { demoStoreId, now });
      await saveLoadedVersion(db, { name: 'capabilities', version: '1' });
    }
    if (isNew) {
      await loadTrade(db, now);
      const { loadReviews } = await import('./reviews/load-reviews.ts');
      await loadReviews(db, { demoStoreId, now });
      await loadSourcing(db, { files, now });
    }
    return isNew;
  });
  // If the process dies before this, the index is missing, and a job that the next start queues builds it.
  if (isFilled) {
    const { rebuildIndex } = await import('#features/search/index/server/commands/rebuild.ts');
    await rebuildIndex(database.db);
  }
}

/** Loads quotes and requests, and the proofs and changes of the orders that came of them. */
async function loadSourcing(
  db: Database,
  { files, now }: Pick<Kernel, 'files'> & { now: Date },
): Promise<void> {
  const [{ loadQuotes }, { loadProofs }, { loadAmendments }, { loadRequests }, { loadPastRequests }] =
    await Promise.all([
      import('./buyer-activity/load-quotes.ts'),
      import('./buyer-activity/load-proofs.ts'),
      import('./buyer-activity/load-amendments.ts'),
      import('./buyer-activity/load-requests.ts'),
      import('./buyer-activity/load-past-requests.ts'),
    ]);
  await loadQuotes(db, { demoStoreId, now });
  await loadProofs(db, { demoStoreId, files, now });
  await loadAmendments(db, now);
  await loadPastRequests(db, { supplierId: demoStoreId, now });
  await loadRequests(db, { demoStoreId, now });
}

/** Loads the orders of all stores, and computes their figures from them. */
async function loadTrade(db: Database, now: Date): Promise<void> {
  const [{ loadOwnOrders }, { loadStoreOrders }, { refreshTrackRecords }, { refreshReplyTimes }] =
    await Promise.all([
      import('./demo-store/load-own-orders.ts'),
      import('./demo-store/load-store-orders.ts'),
      import('#features/orders/order-record/server/commands/refresh-track-records.ts'),
      import('#features/analytics/reports/server/commands/refresh-reply-times.ts'),
    ]);
  await loadStoreOrders(db, { demoStoreId, now });
  await loadOwnOrders(db, { supplierId: demoStoreId, now });
  await refreshTrackRecords(db, now);
  await refreshReplyTimes(db, now);
}
