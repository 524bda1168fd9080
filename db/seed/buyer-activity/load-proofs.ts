import { and, asc, eq, isNull } from 'drizzle-orm';
import { products } from '#features/catalog/products/server/tables.ts';
import { createStoredFile } from '#features/files/files/server/factory.ts';
import { fileReaders } from '#features/files/files/server/tables.ts';
import { accounts } from '#features/identity/accounts/server/tables.ts';
import { addresses } from '#features/orders/addresses/server/tables.ts';
import { orderLines } from '#features/orders/order-record/server/tables.ts';
import type { SeedOrder } from '#features/orders/orders/server/factory.ts';
import { createProof } from '#features/orders/proofs/server/factory.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import { addDays } from '#lib/calendar.ts';
import type { Database } from '#platform/database/database.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { demoAccounts } from '../demo-accounts.ts';
import { nextNumber } from '../demo-store/load-own-orders.ts';
import { numberInvoices, sellerOf, writeOrders } from '../demo-store/order-book.ts';
import { onePagePdf } from '../publications/one-page-pdf.ts';
import { seedId } from '../seed-id.ts';
import { artworkSvg, pins, printedOrders } from './proof-story.ts';

interface Demo {
  demoStoreId: string;
  files: FileStore;
  now: Date;
}

type Printed = (typeof printedOrders)[number];

const leadTimeDays = 14;

/** Orders of printed boxes of the demo customer at the demo store, with proofs in different states. */
export async function loadProofs(db: Database, demo: Demo): Promise<void> {
  const people = await peopleOf(db, demo);
  if (!people) return;
  for (const printed of printedOrders) {
    const orderId = await placeOrder(db, { ...demo, ...people, printed });
    await sendProofs(db, { ...demo, ...people, printed, orderId });
  }
  await numberInvoices(db, demo.demoStoreId);
}

async function peopleOf(db: Database, { demoStoreId }: Demo) {
  const customer = demoAccounts.find(({ role }) => role === 'customer');
  const [buyer] = await db
    .select()
    .from(accounts)
    .where(eq(accounts.email, customer?.email ?? ''));
  const [store] = await db.select().from(suppliers).where(eq(suppliers.id, demoStoreId));
  const [address] = await db
    .select()
    .from(addresses)
    .where(eq(addresses.id, seedId('demo address warehouse')));
  const [product] = await db
    .select()
    .from(products)
    .where(and(eq(products.supplierId, demoStoreId), isNull(products.deletedAt), eq(products.isShown, true)))
    .orderBy(asc(products.number))
    .limit(1);
  return buyer && store && address && product ? { buyer, store, address, product } : null;
}

type People = NonNullable<Awaited<ReturnType<typeof peopleOf>>>;
type PrintedInput = Demo & People & { printed: Printed };

async function placeOrder(db: Database, input: PrintedInput): Promise<string> {
  const { demoStoreId, buyer, address, product, printed, now } = input;
  const id = seedId(`printed order ${printed.key}`);
  const {
    id: _,
    accountId: __,
    createdAt: ___,
    isDefaultBilling: ____,
    isDefaultDelivery: _____,
    ...words
  } = address;
  const order: SeedOrder = {
    id,
    number: await nextNumber(db, demoStoreId),
    supplierId: demoStoreId,
    seller: await sellerOf(db, demoStoreId),
    buyer: { accountId: buyer.id, name: buyer.name, company: address.company },
    address: { ...words, countryName: 'India' },
    paymentTerm: 'Partial Payment',
    lines: [
      {
        kind: 'made',
        productId: product.id,
        title: printed.title,
        packagingType: 'Corrugated Boxes',
        unit: product.unit,
        hsCode: product.hsCode ?? '48191010',
        leadTimeDays,
        quantity: printed.quantity,
        unitPriceMinor: 2450,
      },
    ],
    deliveryMinor: 320_000,
    history: historyOf(printed, now),
    carrier: 'TCI Express',
    trackingNumber: 'TCX441977',
    paysLate: false,
    purchaseOrderNumber: `RP-P${printed.quantity / 100}`,
    ...proofFacts(printed, now),
    now,
  };
  await writeOrders(db, [order]);
  return id;
}

const placedOn = ({ daysAgo }: Printed, now: Date): Date => addDays(now, -daysAgo);

function historyOf(printed: Printed, now: Date): SeedOrder['history'] {
  const placedAt = placedOn(printed, now);
  return [
    { status: 'placed', at: placedAt },
    { status: 'confirmed', at: addDays(placedAt, 0.3) },
    ...(printed.proofs === 'approved-with-sample'
      ? [{ status: 'in_production' as const, at: addDays(placedAt, 9) }]
      : []),
  ];
}

function proofFacts(printed: Printed, now: Date): Pick<SeedOrder, 'proofWait' | 'proofsApprovedAt'> {
  if (printed.proofs === 'approved-with-sample')
    return { proofsApprovedAt: addDays(placedOn(printed, now), 8) };
  return { proofWait: printed.proofs === 'none' ? 'supplier' : 'buyer' };
}

async function sendProofs(db: Database, input: PrintedInput & { orderId: string }): Promise<void> {
  const { printed, orderId, buyer, store, now } = input;
  if (printed.proofs === 'none') return;
  const [line] = await db.select().from(orderLines).where(eq(orderLines.orderId, orderId));
  if (!line) return;
  const placedAt = placedOn(printed, now);
  const first = {
    kind: 'proof' as const,
    sentAt: addDays(placedAt, 1),
    note: 'Two Pantone colors on brown kraft. Black lines are cuts and creases and are not printed.',
    files: [
      { id: await storePicture(db, { ...input, version: 1 }), role: 'proof' as const },
      { id: await storeArtwork(db, input), role: 'source' as const },
    ],
    decision: {
      outcome: 'returned' as const,
      decidedAt: addDays(placedAt, 2),
      comment: 'Nearly there. Two changes, see the pins.',
      pins,
    },
  };
  const second = {
    kind: 'proof' as const,
    sentAt: addDays(placedAt, 3),
    note: 'Both changes are made.',
    files: [{ id: await storePicture(db, { ...input, version: 2 }), role: 'proof' as const }],
  };
  const people = {
    orderId,
    lineId: line.id,
    authorAccountId: store.ownerAccountId,
    buyerAccountId: buyer.id,
  };
  if (printed.proofs === 'second-version') {
    await createProof(db, { ...people, steps: [first, second] });
    return;
  }
  const approval = (days: number) => ({ outcome: 'approved' as const, decidedAt: addDays(placedAt, days) });
  const sample = {
    kind: 'sample' as const,
    sentAt: addDays(placedAt, 5),
    carrier: 'Blue Dart',
    trackingNumber: 'BD77120443',
    note: 'From the first sheet, creased and glued by hand.',
    decision: approval(8),
  };
  await createProof(db, { ...people, steps: [first, { ...second, decision: approval(4) }, sample] });
}

type FileInput = PrintedInput & { orderId: string };

async function storePicture(db: Database, input: FileInput & { version: 1 | 2 }): Promise<string> {
  const { default: sharp } = await import('sharp');
  const { data, info } = await sharp(Buffer.from(artworkSvg(input.version)))
    .webp({ quality: 84 })
    .toBuffer({ resolveWithObject: true });
  return storeBytes(db, {
    ...input,
    key: `proof ${input.version}`,
    name: `proof-v${input.version}.webp`,
    bytes: data,
    row: { purpose: 'order-proof', contentType: 'image/webp', width: info.width, height: info.height },
  });
}

const storeArtwork = (db: Database, input: FileInput): Promise<string> =>
  storeBytes(db, {
    ...input,
    key: 'artwork',
    name: 'print-and-dieline.ai',
    bytes: onePagePdf(['Print and dieline', input.printed.title]),
    row: { purpose: 'order-artwork', contentType: 'application/octet-stream' },
  });

interface BytesInput extends FileInput {
  key: string;
  name: string;
  bytes: Uint8Array;
  row: Pick<Parameters<typeof createStoredFile>[1], 'purpose' | 'contentType' | 'width' | 'height'>;
}

async function storeBytes(
  db: Database,
  { files, key, name, bytes, row, printed, store, buyer, now }: BytesInput,
): Promise<string> {
  const id = seedId(`${key} ${printed.key}`);
  const storageKey = `files/${id}`;
  await files.put(storageKey, { bytes, contentType: row.contentType ?? 'application/pdf' });
  const at = placedOn(printed, now);
  await createStoredFile(db, {
    ...row,
    id,
    ownerAccountId: store.ownerAccountId,
    name,
    bytes: bytes.byteLength,
    storageKey,
    attachedAt: at,
    createdAt: at,
  });
  await db.insert(fileReaders).values({ fileId: id, accountId: buyer.id });
  return id;
}
