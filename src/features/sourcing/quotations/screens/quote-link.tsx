import { replace } from 'react-router';
import { Loading, SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { Page } from '#ui/layout/layout.tsx';
import { api } from '#web/api.ts';
import { guard } from '#web/guard.ts';
import { hiddenMeta } from '#web/page-meta.ts';
import { toProblem } from '#web/problem.ts';
import { currentSession } from '#web/session.ts';
import type { Route } from './+types/quote-link.ts';

export const clientMiddleware = [guard(['customer', 'supplier'])];

export const meta = () =>
  hiddenMeta({ title: 'Quote', description: 'Opens a quote for its buyer or its supplier.' });

/**
 * Opens `/quotes/{id}`, the URL in the QR codes of quotations, which buyer and supplier scan alike: on the quote page of
 * the store that sent it, otherwise on that of the buyer.
 */
export async function clientLoader({ params: { id } }: Route.ClientLoaderArgs) {
  throw replace((await isOfOwnStore(id)) ? `/dashboard/quotes/${id}` : `/account/quotes/${id}`);
}
clientLoader.hydrate = true as const;

async function isOfOwnStore(id: string): Promise<boolean> {
  if (currentSession()?.user.role !== 'supplier') return false;
  try {
    await api.quotes.store.get({ id });
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

export default function QuoteLink() {
  return <Opening />;
}
