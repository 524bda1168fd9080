import { eq, inArray, sql } from 'drizzle-orm';
import { createAccount } from '#features/accounts/server/factory.ts';
import { accounts } from '#features/accounts/server/tables.ts';
import { storeMembers, suppliers } from '#features/suppliers/server/tables.ts';
import type { Database } from '#platform/database/database.ts';
import { loadedVersion, markLoaded } from '#platform/database/loaded-version.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import type { Kernel } from '#platform/kernel.ts';
import { loadFavourites } from './asked/load-favourites.ts';
import { loadQuestions } from './asked/load-questions.ts';
import { loadCommunity } from './community/load-community.ts';
import { loadParticipation } from './community/load-participation.ts';
import { loadContent } from './content/load-content.ts';
import { demoAccounts, demoColleagues } from './demo-accounts.ts';
import { loadDrafts } from './finished/load-drafts.ts';
import { loadPapers } from './finished/load-papers.ts';
import { loadVersions } from './finished/load-versions.ts';
import { loadMarketplace } from './load-marketplace.ts';
import { supplierIdOf } from './load-suppliers.ts';
import { loadApplications, loadJobs } from './reading/load-jobs.ts';
import { loadMagazines } from './reading/load-magazines.ts';
import { fillCompany } from './sample-store/company.ts';
import { hireTeam } from './sample-store/hire-team.ts';
import { loadCategoryRequests } from './sample-store/load-category-requests.ts';
import { loadInquiries } from './sample-store/load-inquiries.ts';
import { bringOrdersUpToDate } from './sample-store/load-orders.ts';
import { loadOwnOrders } from './sample-store/load-own-orders.ts';
import { loadTicks } from './sample-store/load-ticks.ts';

const demoSize = { suppliers: 60, products: 1500 };
const turn = 7_046_029_255;
const sampleStoreId = supplierIdOf('s00001');

/**
 * Fills a new database with the demo marketplace, whole or not at all; later only brings the sample store's
 * days and the events up to now.
 */
export async function prepareDemo({ database, clock, config, files }: Kernel): Promise<void> {
  const now = clock();
  await database.db.transaction(async (db) => {
    // Processes that start together take turns.
    await db.execute(sql`select pg_advisory_xact_lock(${turn})`);
    const isNew = !(await loadedVersion(db, 'demo'));
    if (isNew) {
      await loadAccounts(db);
      await loadContent(db);
      await loadMarketplace(db, demoSize);
      await openSampleStore(db, now);
      await hireTeam(db, sampleStoreId);
      await loadTicks(db, { supplierId: sampleStoreId, now });
      await loadCategoryRequests(db, { supplierId: sampleStoreId, now });
      await finishProducts(db, { files, now });
      await fillCompany(db, { supplierId: sampleStoreId, serverSecret: config.sessionSecret, now });
      await markLoaded(db, 'demo', '1');
    }
    await loadCommunity(db, now);
    if (isNew) await loadParticipation(db, now);
    await loadMagazines(db);
    await loadJobs(db, { now, sampleStoreId });
    if (!(await loadedVersion(db, 'applications'))) {
      await loadApplications(db, files);
      await markLoaded(db, 'applications', '1');
    }
    await bringOrdersUpToDate(db, { supplierId: sampleStoreId, now });
    if (!(await loadedVersion(db, 'questions'))) {
      await loadQuestions(db, { sampleStoreId, now });
      await loadFavourites(db, now);
      await markLoaded(db, 'questions', '1');
    }
    if (isNew) await loadOwnOrders(db, { supplierId: sampleStoreId, now });
  });
}

/** Papers, earlier versions and drafts, so that their screens are alive. */
async function finishProducts(db: Database, { files, now }: { files: FileStore; now: Date }): Promise<void> {
  const people = await db
    .select({ id: accounts.id, role: storeMembers.role })
    .from(accounts)
    .leftJoin(storeMembers, eq(storeMembers.accountId, accounts.id))
    .where(
      inArray(
        accounts.email,
        [...demoAccounts, ...demoColleagues].filter(isOffice).map(({ email }) => email),
      ),
    );
  const authors = people.sort((a) => (a.role === null ? -1 : 1)).map(({ id }) => id);
  await loadPapers(db, { files, sampleStoreId, now });
  await loadVersions(db, { sampleStoreId, authors, now });
  await loadDrafts(db, { supplierId: sampleStoreId, authors, now });
}

const isOffice = (account: { role?: string; member?: string }): boolean =>
  account.role === 'supplier' || account.member === 'sales';

async function loadAccounts(db: Database): Promise<void> {
  const there = await db
    .select({ email: accounts.email })
    .from(accounts)
    .where(
      inArray(
        accounts.email,
        demoAccounts.map(({ email }) => email),
      ),
    );
  for (const account of demoAccounts) {
    if (!there.some(({ email }) => email === account.email)) await createAccount(db, account);
  }
}

/** The first company is the sample store, and the demo supplier runs it. */
async function openSampleStore(db: Database, now: Date): Promise<void> {
  const owner = demoAccounts.find(({ role }) => role === 'supplier');
  const [account] = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.email, owner?.email ?? ''));
  if (!account) throw new Error('The demo supplier is missing.');
  await db
    .update(suppliers)
    .set({ isSample: true, ownerAccountId: account.id })
    .where(eq(suppliers.id, sampleStoreId));
  await loadInquiries(db, { supplierId: sampleStoreId, ownerAccountId: account.id, now });
}
