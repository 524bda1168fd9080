import { variantKey } from '#features/files/files/rules.ts';
import { findPublicPicture } from '#features/files/files/server/queries.ts';
import type { Database } from '#platform/database/database.ts';
import { createQrCode, type QrCode } from '#platform/documents/qr-code.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import type { DocumentOrder } from './document-order.ts';

/** The parts of a document that do not belong to its record: the seller's current logo, and a code that opens the record. */
export interface DocumentLook {
  logo: Buffer;
  code: QrCode;
}

/** Returns the SVG of the logo that a store without one has. */
export type DrawLogo = (logo: { seed: string; name: string }) => string;

interface LookSources {
  db: Database;
  files: FileStore;
  publicUrl: string;
  drawLogo: DrawLogo;
}

/** Four times the printed size, so that the logo is sharp on paper. */
const logoPixels = 150;

export async function createDocumentLook(
  { db, files, publicUrl, drawLogo }: LookSources,
  { path, logo }: { path: string; logo: DocumentOrder['logo'] },
): Promise<DocumentLook> {
  const uploaded = logo.fileId ? await readUploadedLogo({ db, files }, logo.fileId) : null;
  const source = uploaded ?? Buffer.from(drawLogo({ seed: logo.seed, name: logo.name.slice(0, 24) }));
  const { default: sharp } = await import('sharp');
  return {
    logo: await sharp(source, { density: 300 })
      .resize(logoPixels, logoPixels, { fit: 'contain', background: '#ffffff' })
      .flatten({ background: '#ffffff' })
      .png()
      .toBuffer(),
    code: await createQrCode(`${publicUrl}${path}`),
  };
}

async function readUploadedLogo(
  { db, files }: Pick<LookSources, 'db' | 'files'>,
  fileId: string,
): Promise<Uint8Array | null> {
  const storageKey = await findPublicPicture(db, fileId);
  return storageKey ? files.read(variantKey(storageKey, 320)) : null;
}
