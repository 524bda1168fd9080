import { eq, inArray } from 'drizzle-orm';
import { createAccount } from '#features/accounts/server/factory.ts';
import { accounts } from '#features/accounts/server/tables.ts';
import { storeMembers, suppliers } from '#features/suppliers/server/tables.ts';
import type { Database } from '#platform/database/database.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { loadContent } from './content/load-content.ts';
import { demoAccounts, demoColleagues } from './demo-accounts.ts';
import { loadDrafts } from './finished/load-drafts.ts';
import { loadPapers } from './finished/load-papers.ts';
import { loadVersions } from './finished/load-versions.ts';
import { loadMarketplace } from './load-marketplace.ts';
import { fillCompany } from './sample-store/company.ts';
import { hireTeam } from './sample-store/hire-team.ts';
import { loadCategoryRequests } from './sample-store/load-category-requests.ts';
import { loadInquiries } from './sample-store/load-inquiries.ts';
import { loadTicks } from './sample-store/load-ticks.ts';
import { sampleStoreId } from './seed-id.ts';

const demoSize = { suppliers: 60, products: 1500 };

interface Filling {
  files: FileStore;
  /** Seals the bank details. */
  serverSecret: string;
  now: Date;
}

/** Fills a database that has no demo yet: people, texts, companies, products, and the sample store's own things. */
export async function fillDemo(db: Database, { files, serverSecret, now }: Filling): Promise<void> {
  await loadAccounts(db);
  await loadContent(db);
  await loadMarketplace(db, demoSize);
  await openSampleStore(db, now);
  await hireTeam(db, sampleStoreId);
  await loadTicks(db, { supplierId: sampleStoreId, now });
  await loadCategoryRequests(db, { supplierId: sampleStoreId, now });
  await finishProducts(db, { files, now });
  await fillCompany(db, { supplierId: sampleStoreId, serverSecret, now });
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
