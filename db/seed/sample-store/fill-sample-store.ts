import { accounts } from '#features/identity/accounts/server/tables.ts';
import type { Transaction } from '#platform/database/database.ts';
import { loadPastRequests } from '../buyer-activity/load-past-requests.ts';
import { loadQuestions } from '../buyer-activity/load-questions.ts';
import { loadStoreQuotes } from '../buyer-activity/load-quotes.ts';
import { loadStoreRequests } from '../buyer-activity/load-store-requests.ts';
import { fillCompany } from '../demo-store/company.ts';
import { hireTeam, type StorePeople } from '../demo-store/hire-team.ts';
import { loadCategoryRequests } from '../demo-store/load-category-requests.ts';
import { loadDocument } from '../demo-store/load-document.ts';
import { loadInquiries } from '../demo-store/load-inquiries.ts';
import { bringOrdersUpToDate } from '../demo-store/load-orders.ts';
import { loadTicks } from '../demo-store/load-ticks.ts';
import { insertSeedProducts } from '../load-products.ts';
import { insertSuppliers } from '../load-suppliers.ts';
import { loadDrafts } from '../product-details/load-drafts.ts';
import { loadPin } from '../product-details/load-pin.ts';
import { loadVariants } from '../product-details/load-variants.ts';
import { loadVersions } from '../product-details/load-versions.ts';
import { sampleStoreId, seedId } from '../seed-id.ts';
import { sampleProducts, sampleSupplier } from './company.ts';
import { loadRequirements } from './load-requirements.ts';

export interface Filling {
  /** Seals the bank details. */
  serverSecret: string;
  now: Date;
}

const supplier = sampleSupplier();

const people: StorePeople = {
  owner: seedId(`owner ${supplier.key}`),
  sales: seedId(`sales ${supplier.key}`),
  warehouse: seedId(`warehouse ${supplier.key}`),
};
const colleagues = [
  { id: people.sales, name: 'Tanvi Kale', email: 'tanvi.kale@rangoli-packworks.example' },
  { id: people.warehouse, name: 'Yusuf Tamboli', email: 'yusuf.tamboli@rangoli-packworks.example' },
];

/** Fills the empty tables of the sample store: a year of trade that ends now. */
export async function fillSampleStore(db: Transaction, { serverSecret, now }: Filling): Promise<void> {
  const [supplierId, authors] = [sampleStoreId, [people.owner, people.sales]];
  await insertSuppliers(db, { batch: [supplier], now });
  await insertSeedProducts(db, sampleProducts(supplier));
  await loadVariants(db, { demoStoreId: supplierId });
  await db.insert(accounts).values(
    colleagues.map((person) => ({
      ...person,
      phone: '+912066801250',
      role: 'supplier' as const,
      createdAt: new Date('2026-03-02T05:30:00Z'),
    })),
  );
  await loadInquiries(db, { supplierId, ownerAccountId: people.owner, now });
  await loadStoreQuotes(db, { supplierId, now });
  await loadPastRequests(db, { supplierId, now });
  await loadStoreRequests(db, { supplierId, now });
  await hireTeam(db, { supplierId, people });
  await loadTicks(db, { supplierId, now, people });
  await loadCategoryRequests(db, { supplierId, now });
  await loadVersions(db, { demoStoreId: supplierId, authors, now });
  await loadDrafts(db, { supplierId, authors, now });
  await loadPin(db, { supplierId, now });
  await loadRequirements(db, { supplierId, now });
  await loadQuestions(db, { demoStoreId: supplierId, now });
  const store = { supplierId, name: supplier.name, gstin: supplier.gstin ?? '' };
  await loadDocument(db, { ...store, ownerAccountId: people.owner, files: null, now });
  await fillCompany(db, {
    store: { ...store, upiId: 'rangoli.packworks@demobank' },
    bank: {
      bankName: 'Demo Bank',
      branch: 'Main branch',
      accountNumber: '994401107919',
      ifsc: 'DEMO0000002',
      swift: 'DEMOINF0',
    },
    planId: 'gold',
    serverSecret,
    now,
  });
  await bringOrdersUpToDate(db, { supplierId, now });
}
