import { ShoppingBasket } from 'lucide-react';
import {
  type ClientLoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
  useRevalidator,
} from 'react-router';
import { putIntoBasket } from '#features/baskets/components/use-wish.ts';
import { ProductCard } from '#features/catalog/components/product-card.tsx';
import type { ProductCard as Product } from '#features/catalog/contract/product-views.ts';
import { quantityWords } from '#features/catalog/contract/product-words.ts';
import { favouriteProducts } from '#features/catalog/rules/marks.ts';
import { placeOf } from '#features/suppliers/components/public/supplier-words.tsx';
import type { SupplierCard } from '#features/suppliers/contract/public-suppliers.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { TextLink } from '#ui/controls/text-link.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Loading, SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Card } from '#ui/layout/card.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { CertificateMark } from '#ui/marks/certificate-mark.tsx';
import { SupplierLogo } from '#ui/media/supplier-logo.tsx';
import { TabLinks } from '#ui/navigation/tab-links.tsx';
import { api } from '#web/api.ts';
import { type KeptList, keepIds, keptIds } from '#web/kept-list.ts';
import { hiddenMeta } from '#web/page-meta.ts';
import { problemOf } from '#web/problem.ts';
import { currentSession } from '#web/session.ts';
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
        {suppliers ? <Suppliers suppliers={suppliers} /> : <Products products={products ?? []} />}
      </div>
      {(nextCursor || !isFirst) && (
        <nav aria-label="Pages" className={styles.pages}>
          {!isFirst && (
            <ButtonLink variant="line" to={of}>
              The latest
            </ButtonLink>
          )}
          {nextCursor && (
            <ButtonLink
              variant="line"
              to={`${of}${suppliers ? '&' : '?'}cursor=${encodeURIComponent(nextCursor)}`}
            >
              Older
            </ButtonLink>
          )}
        </nav>
      )}
    </>
  );
}

function Products({ products }: { products: readonly Product[] }) {
  if (products.length === 0)
    return (
      <Card as="div">
        <EmptyState
          title="No favourite products yet"
          action={<ButtonLink to="/search">Find products</ButtonLink>}
        >
          Press the heart on a product to find it here again, on every device you sign in on.
        </EmptyState>
      </Card>
    );
  return (
    <ul className={styles.products}>
      {products.map((product) => (
        <li key={product.id} className={styles.product}>
          <ProductCard product={product} level={2} />
          <Acts product={product} />
        </li>
      ))}
    </ul>
  );
}

function Acts({ product: { id, title, moq, unit, stockLevel } }: { product: Product }) {
  const take = useTaking();
  const order = async (): Promise<void> => {
    const problem = await putIntoBasket({ productId: id, isSample: false, quantity: moq });
    if (problem) toast.error(problem);
    else toast.success(`${quantityWords(moq, unit)} added to your basket.`);
  };
  return (
    <div className={styles.acts}>
      <Button
        variant="line"
        size="sm"
        icon={<ShoppingBasket aria-hidden />}
        disabled={stockLevel === 'out'}
        aria-label={`Add to basket: ${title}`}
        onClick={() => void order()}
      >
        Add to basket
      </Button>
      <Button
        variant="quiet"
        size="sm"
        aria-label={`Remove ${title}`}
        onClick={() => void take(favouriteProducts, { id, run: () => api.favourites.removeProduct({ id }) })}
      >
        Remove
      </Button>
    </div>
  );
}

function Suppliers({ suppliers }: { suppliers: readonly SupplierCard[] }) {
  const take = useTaking();
  return (
    <Card as="div">
      {suppliers.length === 0 ? (
        <EmptyState
          title="No favourite suppliers yet"
          action={<ButtonLink to="/suppliers">Look at suppliers</ButtonLink>}
        >
          Press Add to favourites on a supplier’s page to find it here again.
        </EmptyState>
      ) : (
        <ul>
          {suppliers.map((supplier) => (
            <li key={supplier.id} className={styles.supplier}>
              <SupplierLogo
                seed={supplier.logoSeed}
                name={supplier.businessName}
                src={supplier.logoUrl}
                size={44}
              />
              <div className={styles.words}>
                <TextLink to={`/suppliers/${supplier.slug}`}>{supplier.businessName}</TextLink>
                <p className={styles.note}>{placeOf(supplier)}</p>
              </div>
              {supplier.verified && <CertificateMark />}
              <Button
                variant="quiet"
                size="sm"
                aria-label={`Remove ${supplier.businessName}`}
                onClick={() =>
                  void take(favouriteSuppliers, {
                    id: supplier.id,
                    run: () => api.favourites.removeSupplier({ id: supplier.id }),
                  })
                }
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Card>
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
