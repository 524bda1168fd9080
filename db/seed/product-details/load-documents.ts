import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import {
  type DocumentKind,
  documentKindLabels,
} from '#features/catalog/documents/contract/document-labels.ts';
import { productDocuments } from '#features/catalog/documents/server/tables.ts';
import { products } from '#features/catalog/products/server/tables.ts';
import { createStoredFile } from '#features/files/files/server/factory.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import { addDays, toDateString } from '#lib/calendar.ts';
import type { Database } from '#platform/database/database.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { onePagePdf } from '../publications/one-page-pdf.ts';
import { seedId } from '../seed-id.ts';

interface DocumentedProduct {
  id: string;
  sku: string;
  title: string;
  businessName: string;
  ownerAccountId: string;
  food: boolean;
  board: boolean;
}

interface SampleDocument {
  kind: DocumentKind;
  /** Days until it expires; null if it never does. */
  ends: number | null;
}

/** Days until documents expire: one has expired, one expires soon, and the others are valid. */
const endings = [-12, 19, 240, 410, 130];

function documentsFor({ food, board }: DocumentedProduct, place: number): SampleDocument[] {
  const ends = endings[place % endings.length] ?? 240;
  return [
    { kind: 'declaration_of_conformity', ends: null },
    ...(board ? [{ kind: 'fsc' as const, ends }] : []),
    ...(food ? [{ kind: 'food_contact' as const, ends: board ? 330 : ends }] : []),
    ...(!food && !board ? [{ kind: 'test_report' as const, ends }] : []),
  ];
}

const sentences: Record<DocumentKind, string> = {
  declaration_of_conformity:
    'We declare under our sole responsibility that the product below conforms to the specification',
  food_contact:
    'The materials of the product below are suitable for contact with dry and fatty food for up to ten days at 40 degrees Celsius',
  fsc: 'The fiber in the product below comes from a certified chain of custody, documented on every invoice',
  pefc: 'The fiber in the product below comes from a certified chain of custody, documented on every invoice',
  test_report:
    'Five samples of the product below were conditioned for 24 hours and tested to the applicable standard',
  safety_data_sheet: 'The product below is an article and releases no substance in its intended use',
};

/** Adds PDF documents with expiry dates to some products of the demo store and of other demo suppliers. */
export async function loadDocuments(
  db: Database,
  { files, demoStoreId, now }: { files: FileStore; demoStoreId: string; now: Date },
): Promise<void> {
  const { title, number } = products;
  const isOfDemoStore = eq(products.supplierId, demoStoreId);
  const rows = await db
    .select({
      id: products.id,
      sku: sql<string>`${products.sku}`,
      title,
      businessName: sql<string>`${suppliers.businessName}`,
      ownerAccountId: sql<string>`${suppliers.ownerAccountId}`,
      food: sql<boolean>`${title} ~* 'food|pizza|cake|mango|masala|oil|sweet|meal|frozen|cup|jar|bottle'`,
      board: sql<boolean>`${title} ~* 'box|carton|board|ply|paper' and ${title} !~* 'shrink|film|tape'`,
    })
    .from(products)
    .innerJoin(suppliers, eq(suppliers.id, products.supplierId))
    .where(
      and(
        isNull(products.deletedAt),
        isNotNull(products.sku),
        isNotNull(suppliers.ownerAccountId),
        sql`case when ${isOfDemoStore} then ${number} % 4 = 2 else ${number} = 2 end`,
      ),
    )
    .orderBy(desc(isOfDemoStore), number, products.id)
    .limit(40);
  for (const [place, product] of rows.entries())
    for (const [position, document] of documentsFor(product, place).entries())
      await writeDocument(db, { product, position, document, files, now });
}

interface DocumentToWrite {
  product: DocumentedProduct;
  position: number;
  document: SampleDocument;
  files: FileStore;
  now: Date;
}

async function writeDocument(
  db: Database,
  { product, position, document, files, now }: DocumentToWrite,
): Promise<void> {
  const { id, sku, title, businessName, ownerAccountId } = product;
  const { kind, ends } = document;
  const expiresOn = ends === null ? null : toDateString(addDays(now, ends));
  const bytes = onePagePdf([
    documentKindLabels[kind],
    businessName,
    '',
    `${sentences[kind]}.`,
    `Product: ${title}`,
    `Article number: ${sku}`,
    expiresOn ? `Valid until ${expiresOn}` : 'Valid until it is withdrawn',
  ]);
  const fileId = seedId(`document ${id} ${kind}`);
  const storageKey = `files/${fileId}`;
  await files.put(storageKey, { bytes, contentType: 'application/pdf' });
  await createStoredFile(db, {
    id: fileId,
    ownerAccountId,
    purpose: 'product-document',
    name: `${documentKindLabels[kind]} ${sku}.pdf`,
    bytes: bytes.byteLength,
    storageKey,
    attachedAt: addDays(now, -40),
    createdAt: addDays(now, -40),
  });
  await db.insert(productDocuments).values({
    id: seedId(`product document ${id} ${kind}`),
    productId: id,
    fileId,
    position,
    kind,
    expiresOn,
  });
}
