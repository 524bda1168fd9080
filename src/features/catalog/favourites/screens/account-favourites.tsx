import {
  type ClientLoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
  useRevalidator,
} from 'react-router';
import { favouriteProducts } from '#features/catalog/products/rules/marks.ts';
import { orderMinimum } from '#features/orders/baskets/components/use-order-minimum.ts';
import { Loading, SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Card } from '#ui/layout/card.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { CursorPages } from '#ui/navigation/cursor-pages.tsx';
import { TabLinks } from '#ui/navigation/tab-links.tsx';
import { api } from '#web/api.ts';
import { type KeptList, keepIds, keptIds } from '#web/kept-list.ts';
import { hiddenMeta } from '#web/page-meta.ts';
import { problemOf } from '#web/problem.ts';
import { currentSession } from '#web/session.ts';
import { FavouriteProducts, FavouriteSuppliers } from '../components/favourite-lists.tsx';
import { favouriteSuppliers } from '../rules.ts';
import styles from './account-favourites.module.css';

const head = { title: 'Favourites', lead: 'What you marked with a heart, the latest first.' };
const here = '/account/favourites';

export const meta: MetaFunction = () => hiddenMeta({ title: head.title, description: head.lead });

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const cursor = searchParams.get('cursor') ?? undefined;
  const page = cursor ? { cursor } : {};
  if (searchParams.get('show') === 'suppliers') {
    const { data } = await api.favourites.listSuppliers(page);
    return { products: null, ...data, isFirst: !cursor };
  }
  const { data } = await api.favourites.listProducts(page);
  return { suppliers: null, ...data, isFirst: !cursor };
}

export function HydrateFallback() {
  return (
    <>
      <PageHead {...head} />
      <Loading>
        <Card as="div">
          <SkeletonRows rows={4} columns={1} />
        </Card>
      </Loading>
    </>
  );
}

export default function AccountFavourites() {
  const { products, suppliers, nextCursor, isFirst } = useLoaderData<typeof clientLoader>();
  const take = useTaking();
  const of = suppliers ? `${here}?show=suppliers` : here;
  return (
    <>
      <PageHead {...head} />
      <TabLinks
        label="Favourites"
        items={[
          { to: here, label: 'Products', current: !suppliers },
          { to: `${here}?show=suppliers`, label: 'Suppliers', current: Boolean(suppliers) },
        ]}
      />
      <div className={styles.list}>
        {suppliers ? (
          <FavouriteSuppliers
            suppliers={suppliers}
            onRemove={(id) =>
              void take(favouriteSuppliers, { id, run: () => api.favourites.removeSupplier({ id }) })
            }
          />
        ) : (
          <FavouriteProducts
            products={products ?? []}
            onOrder={orderMinimum}
            onRemove={(id) =>
              void take(favouriteProducts, { id, run: () => api.favourites.removeProduct({ id }) })
            }
          />
        )}
      </div>
      <CursorPages className={styles.pages ?? ''} path={of} isFirst={isFirst} nextCursor={nextCursor} />
    </>
  );
}

/** Takes a favourite out on the server, then in the browser, then reads the list anew. */
function useTaking() {
  const { revalidate } = useRevalidator();
  return async (list: KeptList, { id, run }: { id: string; run: () => Promise<unknown> }): Promise<void> => {
    try {
      await run();
      const owner = currentSession()?.user.id ?? null;
      keepIds(list, { owner, ids: keptIds(list).filter((one) => one !== id) });
      toast.success('Removed from your favourites.');
      await revalidate();
    } catch (error) {
      toast.error(problemOf(error).message ?? 'That did not work. Please try again.');
    }
  };
}
