import type { Viewer } from '#features/conversations/inquiries/server/queries/viewer.ts';
import { contentDisposition } from '#features/files/files/rules.ts';
import { getQuote } from '#features/sourcing/quotes/server/queries/quotes.ts';
import { getBillingLines } from '#features/stores/suppliers/server/queries.ts';
import type { Database } from '#platform/database/database.ts';
import { createQrCode } from '#platform/documents/qr-code.ts';
import { drawQuotation } from './draw-quotation.ts';

interface QuotationQuery {
  id: string;
  viewer: Viewer;
  now: Date;
  publicUrl: string;
}

/** Returns the current version of a quote of a side as a PDF. */
export async function renderQuotation(db: Database, { publicUrl, ...query }: QuotationQuery) {
  const quote = await getQuote(db, query);
  const store = await getBillingLines(db, quote.supplier.id);
  const code = await createQrCode(`${publicUrl}/account/quotes/${quote.id}`);
  const bytes = await drawQuotation({ quote, store, code });
  const name = `quotation-${quote.reference}-v${quote.version}.pdf`;
  return {
    file: new File([new Uint8Array(bytes)], name, { type: 'application/pdf' }),
    disposition: contentDisposition(name),
  };
}
