import { eq } from 'drizzle-orm';
import {
  createDocumentLook,
  type DrawLogo,
} from '#features/orders/documents/server/queries/document-look.ts';
import type { FrozenSeller } from '#features/orders/order-record/contract.ts';
import { getQuote, type OneQuery } from '#features/sourcing/quotes/server/queries/quotes.ts';
import { countryName } from '#features/stores/locations/server/queries.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import { notFound } from '#lib/errors.ts';
import type { Database } from '#platform/database/database.ts';
import { createPdf, finishPdf } from '#platform/documents/pdf-document.ts';
import type { Kernel } from '#platform/kernel.ts';
import { drawQuotation } from './draw-quotation.ts';

export interface QuotationFile {
  name: string;
  bytes: Buffer;
}

/** Returns the current version of a quote of the viewer as PDF. Throws 404 for a quote that the viewer cannot read. */
export async function renderQuotation(
  { kernel: { database, files, config }, drawLogo }: { kernel: Kernel; drawLogo: DrawLogo },
  query: OneQuery & { id: string },
): Promise<QuotationFile> {
  const { db } = database;
  const quote = await getQuote(db, query);
  const { seller, logo } = await getSeller(db, quote.supplier.id);
  const pdf = await createPdf({
    size: 'A4',
    margin: 48,
    title: `Quotation ${quote.reference}`,
    author: seller.name,
    createdAt: new Date(quote.sentAt),
  });
  const look = await createDocumentLook(
    { db, files, publicUrl: config.publicUrl, drawLogo },
    { path: `/quotes/${quote.id}`, logo },
  );
  drawQuotation(pdf, { quote, seller, look });
  const name = `quotation-${quote.reference}-v${quote.version}.pdf`.replace(/[^\w.-]+/g, '');
  return { name, bytes: await finishPdf(pdf) };
}

async function getSeller(db: Database, id: string) {
  const [store] = await db.select().from(suppliers).where(eq(suppliers.id, id));
  if (!store) throw notFound('Quote');
  const { businessName: name, registeredAddress: address, pincode, gstin, logoFileId, logoSeed } = store;
  const { city, state, country, email } = store;
  const seller: FrozenSeller = {
    name,
    address,
    city,
    state,
    postcode: pincode ?? '',
    country,
    countryName: countryName(country),
    taxId: gstin ?? '',
    email,
  };
  return { seller, logo: { fileId: logoFileId, seed: logoSeed, name } };
}
