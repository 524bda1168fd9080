import { eq, inArray } from 'drizzle-orm';
import { createAccount } from '#features/identity/accounts/server/factory.ts';
import { accounts } from '#features/identity/accounts/server/tables.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import type { Database } from '#platform/database/database.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { loadContent } from './content/load-content.ts';
import { demoAccounts, demoColleagues, demoSellers } from './demo-accounts.ts';
import { fillCompany } from './demo-store/company.ts';
import { hireTeam, type StorePeople } from './demo-store/hire-team.ts';
import { loadCategoryRequests } from './demo-store/load-category-requests.ts';
import { loadDocument } from './demo-store/load-document.ts';
import { loadInquiries } from './demo-store/load-inquiries.ts';
import { loadTicks } from './demo-store/load-ticks.ts';
import { loadMarketplace, type MarketplaceSize } from './load-marketplace.ts';
import { loadDocuments } from './product-details/load-documents.ts';
import { loadDrafts } from './product-details/load-drafts.ts';
import { loadPin } from './product-details/load-pin.ts';
import { loadVersions } from './product-details/load-versions.ts';
import { demoStoreId } from './seed-id.ts';

interface Filling {
  files: FileStore;
  /** Seals the bank details. */
  serverSecret: string;
  now: Date;
  size: MarketplaceSize;
}

/** Fills a database that has no demo yet: people, texts, companies, products, and the demo store's own things. */
export async function fillDemo(db: Database, { files, serverSecret, now, size }: Filling): Promise<void> {
  await loadAccounts(db);
  await loadContent(db);
  await loadMarketplace(db, { size, now });
  const people = await openDemoStore(db, now);
  await openOtherStores(db);
  await loadTicks(db, { supplierId: demoStoreId, now, people });
  await loadCategoryRequests(db, { supplierId: demoStoreId, now });
  await finishProducts(db, { files, people, now });
  const store = { supplierId: demoStoreId, name: 'Sahyadri Corrugators', gstin: '27BZHFS9900C1ZS' };
  await loadDocument(db, { ...store, ownerAccountId: people.owner, files, now });
  await fillCompany(db, {
    store: { ...store, upiId: 'sahyadri.corrugators@demobank' },
    bank: {
      bankName: 'Demo Bank',
      branch: 'Bhosari, Pune',
      accountNumber: '99213340078125',
      ifsc: 'DEMO0000412',
      swift: 'DEMOINF0',
    },
    planId: 'silver',
    serverSecret,
    now,
  });
}

interface Finishing extends Pick<Filling, 'files' | 'now'> {
  people: StorePeople;
}

/** Documents, earlier versions, drafts and a pinned product, so that their screens have something to show. */
async function finishProducts(db: Database, { files, people, now }: Finishing): Promise<void> {
  const authors = [people.owner, people.sales];
  await loadDocuments(db, { files, demoStoreId, now });
  await loadVersions(db, { demoStoreId, authors, now });
  await loadDrafts(db, { supplierId: demoStoreId, authors, now });
  await loadPin(db, { supplierId: demoStoreId, now });
}

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

/** Gives a sign-in to the owners of other stores. */
async function openOtherStores(db: Database): Promise<void> {
  for (const { store, ...seller } of demoSellers) {
    const { id: ownerAccountId } = await createAccount(db, { ...seller, role: 'supplier' });
    await db.update(suppliers).set({ ownerAccountId }).where(eq(suppliers.businessName, store));
  }
}

/** Gives the first company to the demo supplier, with an inbox and two colleagues; returns who works there. */
async function openDemoStore(db: Database, now: Date): Promise<StorePeople> {
  const supplier = demoAccounts.find(({ role }) => role === 'supplier');
  const [account] = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.email, supplier?.email ?? ''));
  if (!account) throw new Error('The demo supplier is missing.');
  const people = { owner: account.id, sales: '', warehouse: '' };
  for (const { member, ...colleague } of demoColleagues)
    people[member] = (await createAccount(db, { ...colleague, role: 'supplier' })).id;
  await db.update(suppliers).set({ ownerAccountId: account.id }).where(eq(suppliers.id, demoStoreId));
  await loadInquiries(db, { supplierId: demoStoreId, ownerAccountId: account.id, now });
  await hireTeam(db, { supplierId: demoStoreId, people });
  return people;
}
