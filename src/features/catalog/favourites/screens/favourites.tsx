import { useEffect, useState } from 'react';
import type { ProductCard } from '#features/catalog/products/contract/product-views.ts';
import { favouriteProducts } from '#features/catalog/products/rules/browser-lists.ts';
import { orderMinimum } from '#features/orders/baskets/components/use-order-minimum.ts';
import type { SupplierCard } from '#features/stores/storefront/contract.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Loading, SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { useHydrated } from '#ui/hydrated.ts';
import { Page } from '#ui/layout/layout.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { pageMeta } from '#web/page-meta.ts';
import { readOwner, toggleSaved, useSavedIds } from '#web/saved-list.ts';
import { useUser } from '#web/use-session.ts';
import { FavouriteProducts, FavouriteSuppliers } from '../components/favourite-lists.tsx';
import { favouriteSuppliers } from '../rules.ts';
import type { Route } from './+types/favourites.ts';
import styles from './favourites.module.css';

/** As many as the contract accepts in one request. The browser stores more; an account shows all of them. */
const maxIdsPerRequest = 48;

export const loader = ({ request }: Route.LoaderArgs) => ({ origin: new URL(request.url).origin });

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta({
    title: 'Favorites',
    description: 'Saved products and suppliers.',
    url: `${loaderData?.origin ?? ''}/favourites`,
    noIndex: true,
  });

interface FavouriteCards {
  products: ProductCard[];
  suppliers: SupplierCard[];
}

export default function FavouritesScreen() {
  const isHydrated = useHydrated();
  return (
    <Page gap={6} top={6} className={styles.page}>
      <PageHead
        title="Favorites"
        lead={
          <>
            <span className="member-only">Saved to your account, on every device.</span>
            <span className="guest-only">
              Saved in this browser only. Sign in to keep them on every device.
            </span>
          </>
        }
        actions={
          <>
            <ButtonLink to="/account/favourites" className="member-only">
              Open my favorites
            </ButtonLink>
            <ButtonLink variant="line" to="/sign-in?next=%2Faccount%2Ffavourites" className="guest-only">
              Sign in to save them
            </ButtonLink>
          </>
        }
      />
      <noscript>
        <Banner look="warn" role="note">
          Favorites are stored in your browser. Turn on JavaScript to see them.
        </Banner>
      </noscript>
      {isHydrated ? <BrowserFavourites /> : <FavouritesSkeleton />}
    </Page>
  );
}

const FavouritesSkeleton = () => (
  <Loading label="Loading your favorites" className={styles.waiting}>
    <SkeletonRows rows={3} columns={1} />
  </Loading>
);

/** The favourites of this browser, with current data from the catalog. */
function BrowserFavourites() {
  const products = useSavedIds(favouriteProducts).slice(0, maxIdsPerRequest).join();
  const suppliers = useSavedIds(favouriteSuppliers).slice(0, maxIdsPerRequest).join();
  const [kept, setKept] = useState<FavouriteCards | 'failed' | null>(null);
  const [attempt, setAttempt] = useState(0);
  const isSynced = useIsSynced();
  useEffect(() => {
    if (!isSynced) return;
    let isCurrent = true;
    void fetchFavourites({ products, suppliers }).then((found) => isCurrent && setKept(found));
    return () => {
      isCurrent = false;
    };
  }, [products, suppliers, attempt, isSynced]);
  if (kept === null) return <FavouritesSkeleton />;
  if (kept === 'failed')
    return (
      <ErrorState title="Your favorites could not be loaded" onRetry={() => setAttempt((one) => one + 1)}>
        They are still saved in this browser. Please try again.
      </ErrorState>
    );
  return (
    <>
      <section aria-labelledby="products">
        <h2 id="products" className={styles.heading}>
          Products
        </h2>
        <FavouriteProducts products={kept.products} onOrder={orderMinimum} />
      </section>
      <section aria-labelledby="suppliers">
        <h2 id="suppliers" className={styles.heading}>
          Suppliers
        </h2>
        <FavouriteSuppliers
          suppliers={kept.suppliers}
          onRemove={(id) => void toggleSaved(favouriteSuppliers, id)}
        />
      </section>
    </>
  );
}

/** Time after which the favourites stored in the browser are shown, because those of the account did not arrive. */
const maxSyncMs = 8000;

/** Returns true once the browser has the favourites of the signed-in account; guests have theirs from the start. */
function useIsSynced(): boolean {
  const owner = useUser()?.id;
  useSavedIds(favouriteProducts);
  useSavedIds(favouriteSuppliers);
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), maxSyncMs);
    return () => clearTimeout(timer);
  }, []);
  const isCopied = [favouriteProducts, favouriteSuppliers].every((list) => readOwner(list) === owner);
  return !owner || isCopied || isLate;
}

async function fetchFavourites(ids: {
  products: string;
  suppliers: string;
}): Promise<FavouriteCards | 'failed'> {
  if (!ids.products && !ids.suppliers) return { products: [], suppliers: [] };
  try {
    const response = await fetch(`/api/v1/favourites/kept?${new URLSearchParams(ids)}`);
    return response.ok ? ((await response.json()) as { data: FavouriteCards }).data : 'failed';
  } catch {
    return 'failed';
  }
}
