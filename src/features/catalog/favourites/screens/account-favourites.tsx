import {
  type ClientLoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
  useRevalidator,
} from 'react-router';
import { orderMinimum } from '#features/orders/baskets/components/use-order-minimum.ts';
import { Loading, Skeleton, SkeletonCard } from '#ui/feedback/skeleton.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Grid } from '#ui/layout/layout.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { CursorPages } from '#ui/navigation/cursor-pages.tsx';
import { TabLinks } from '#ui/navigation/tab-links.tsx';
import { api } from '#web/api.ts';
import { hiddenMeta } from '#web/page-meta.ts';
import { toProblem } from '#web/problem.ts';
import { readSavedIds, saveIds } from '#web/saved-list.ts';
import { currentSession } from '#web/session.ts';
import { FavouriteProducts, FavouriteSuppliers } from '../components/favourite-lists.tsx';
import { favouriteSuppliers } from '../rules.ts';
import styles from './account-favourites.module.css';

const head = { title: 'Favorites', lead: 'Saved products and suppliers, newest first.' };
const favouritesPath = '/account/favourites';

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
        <Skeleton height={46} />
        <Grid min={150} gap={5} className={styles.list ?? ''}>
          {Array.from({ length: 6 }, (_, i) => (
            <SkeletonCard key={i} ratio="6 / 5" lines={6} />
          ))}
        </Grid>
      </Loading>
    </>
  );
}

export default function AccountFavourites() {
  const { products, suppliers, nextCursor, isFirst } = useLoaderData<typeof clientLoader>();
  const remove = useRemoveSupplier();
  const currentPath = suppliers ? `${favouritesPath}?show=suppliers` : favouritesPath;
  return (
    <>
      <PageHead {...head} />
      <TabLinks
        label="Favorites"
        items={[
          { to: favouritesPath, label: 'Products', current: !suppliers },
          { to: `${favouritesPath}?show=suppliers`, label: 'Suppliers', current: Boolean(suppliers) },
        ]}
      />
      <div className={styles.list}>
        {suppliers ? (
          <FavouriteSuppliers suppliers={suppliers} onRemove={(id) => void remove(id)} />
        ) : (
          <FavouriteProducts products={products ?? []} onOrder={orderMinimum} />
        )}
      </div>
      <CursorPages
        className={styles.pages ?? ''}
        path={currentPath}
        isFirst={isFirst}
        nextCursor={nextCursor}
      />
    </>
  );
}

/** Removes a favourite supplier on the server, then in the browser, then reloads the list. */
function useRemoveSupplier() {
  const { revalidate } = useRevalidator();
  return async (id: string): Promise<void> => {
    try {
      await api.favourites.removeSupplier({ id });
      const owner = currentSession()?.user.id ?? null;
      const ids = readSavedIds(favouriteSuppliers).filter((one) => one !== id);
      saveIds(favouriteSuppliers, { owner, ids });
      toast.success('Removed from your favorites.');
      await revalidate();
    } catch (error) {
      toast.error(toProblem(error).message ?? 'The favorite could not be removed. Please try again.');
    }
  };
}
