import { api } from '#web/api.ts';
import { guard } from '#web/guard.ts';
import { hiddenMeta } from '#web/page-meta.ts';
import { OpeningPage, redirectToSide } from '#web/side-link.tsx';
import type { Route } from './+types/quote-link.ts';

export const clientMiddleware = [guard(['customer', 'supplier'])];

export const meta = () =>
  hiddenMeta({ title: 'Quote', description: 'Opens a quote for its buyer or its supplier.' });

/**
 * Opens `/quotes/{id}`, the URL in the QR codes of quotations, which buyer and supplier scan alike: on the quote page of
 * the store that sent it, otherwise on that of the buyer.
 */
export async function clientLoader({ params: { id } }: Route.ClientLoaderArgs) {
  throw await redirectToSide({
    readAsStore: () => api.quotes.store.get({ id }),
    storePath: `/dashboard/quotes/${id}`,
    buyerPath: `/account/quotes/${id}`,
  });
}
clientLoader.hydrate = true as const;

export const HydrateFallback = OpeningPage;

export default function QuoteLink() {
  return <OpeningPage />;
}
