import { eq, sql } from 'drizzle-orm';
import { createStoredFile } from '#features/files/files/server/factory.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import { addDays } from '#lib/calendar.ts';
import type { Database } from '#platform/database/database.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { onePagePdf } from '../publications/one-page-pdf.ts';
import { seedId } from '../seed-id.ts';

interface DocumentOwner {
  supplierId: string;
  ownerAccountId: string;
  name: string;
  gstin: string;
  now: Date;
  /** Null for the sample store: nobody reviews it, so nobody opens its document. */
  files: FileStore | null;
}

/** Gives a verified store the document that it was verified by. */
export async function loadDocument(
  db: Database,
  { supplierId, ownerAccountId, name, gstin, now, files }: DocumentOwner,
): Promise<void> {
  const id = seedId(`registration ${supplierId}`);
  const storageKey = `files/${id}`;
  const bytes = onePagePdf(['Certificate of registration', name, '', `GSTIN: ${gstin}`]);
  await files?.put(storageKey, { bytes, contentType: 'application/pdf' });
  await createStoredFile(db, {
    id,
    ownerAccountId,
    purpose: 'verification-document',
    name: 'Certificate of registration.pdf',
    bytes: bytes.byteLength,
    storageKey,
    attachedAt: addDays(now, -90),
    createdAt: addDays(now, -90),
  });
  await db
    .update(suppliers)
    .set({
      verificationFileId: id,
      draft: sql`${suppliers.draft} || jsonb_build_object('verificationDocFile', ${id}::text)`,
    })
    .where(eq(suppliers.id, supplierId));
}
