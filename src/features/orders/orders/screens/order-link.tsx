import { api } from '#web/api.ts';
import { guard } from '#web/guard.ts';
import { hiddenMeta } from '#web/page-meta.ts';
import { OpeningPage, redirectToSide } from '#web/side-link.tsx';
import type { Route } from './+types/order-link.ts';

export const clientMiddleware = [guard(['customer', 'supplier'])];

export const meta = () =>
  hiddenMeta({ title: 'Order', description: 'Opens an order for its buyer or its supplier.' });

/**
 * Opens `/orders/{id}`, the URL in the QR codes of documents, which buyer and supplier scan alike: on the order page of
 * the store that sells, otherwise on that of the buyer.
 */
export async function clientLoader({ params: { id } }: Route.ClientLoaderArgs) {
  throw await redirectToSide({
    readAsStore: () => api.orders.store.get({ id }),
    storePath: `/dashboard/order-history/${id}`,
    buyerPath: `/account/orders/${id}`,
  });
}
clientLoader.hydrate = true as const;

export const HydrateFallback = OpeningPage;

export default function OrderLink() {
  return <OpeningPage />;
}
