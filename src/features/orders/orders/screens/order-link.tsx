import { replace } from 'react-router';
import { Loading, SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { Page } from '#ui/layout/layout.tsx';
import { api } from '#web/api.ts';
import { guard } from '#web/guard.ts';
import { hiddenMeta } from '#web/page-meta.ts';
import { toProblem } from '#web/problem.ts';
import { currentSession } from '#web/session.ts';
import type { Route } from './+types/order-link.ts';

export const clientMiddleware = [guard(['customer', 'supplier'])];

export const meta = () =>
  hiddenMeta({ title: 'Order', description: 'Opens an order for its buyer or its supplier.' });

/**
 * Opens `/orders/{id}`, the URL in the QR codes of documents, which buyer and supplier scan alike: on the order page of
 * the store that sells, otherwise on that of the buyer.
 */
export async function clientLoader({ params: { id } }: Route.ClientLoaderArgs) {
  throw replace((await isOfOwnStore(id)) ? `/dashboard/order-history/${id}` : `/account/orders/${id}`);
}
clientLoader.hydrate = true as const;

async function isOfOwnStore(id: string): Promise<boolean> {
  if (currentSession()?.user.role !== 'supplier') return false;
  try {
    await api.orders.store.get({ id });
    return true;
  } catch (error) {
    const { code } = toProblem(error);
    if (code === 'not_found' || code === 'forbidden') return false;
    throw error;
  }
}

const Opening = () => (
  <Page>
    <Loading>
      <SkeletonRows rows={6} />
    </Loading>
  </Page>
);

export const HydrateFallback = Opening;

export default function OrderLink() {
  return <Opening />;
}
