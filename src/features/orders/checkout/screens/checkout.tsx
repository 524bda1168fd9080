import { type ClientLoaderFunctionArgs, type MetaFunction, replace, useLoaderData } from 'react-router';
import { loadBasket } from '#features/orders/baskets/components/use-basket-screen.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Loading, SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Split, Stack } from '#ui/layout/layout.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { Breadcrumbs } from '#ui/navigation/breadcrumbs.tsx';
import { api } from '#web/api.ts';
import { guard } from '#web/guard.ts';
import { hiddenMeta } from '#web/page-meta.ts';
import { storedSession } from '#web/session.ts';
import { useEndedSession } from '#web/use-ended-session.ts';
import { useUser } from '#web/use-session.ts';
import { CheckoutSummary } from '../components/checkout-summary.tsx';
import { DeliverySection } from '../components/delivery-section.tsx';
import { SupplierOrder } from '../components/supplier-order.tsx';
import { useCheckout } from '../components/use-checkout.ts';
import type { CheckoutSelection } from '../components/use-quotes.ts';
import styles from './checkout.module.css';

const title = 'Checkout';

export const meta: MetaFunction = () =>
  hiddenMeta({ title, description: 'Delivery, payment and order total.' });

/** Guests are sent to sign-in directly; the guard would tell them that their session ended. */
export const clientMiddleware = [
  ({ request }: { request: Request }): void => {
    const { pathname, search } = new URL(request.url);
    if (!storedSession()) throw replace(`/sign-in?next=${encodeURIComponent(pathname + search)}`);
    guard(['customer', 'supplier'])({ request });
  },
];

// Without a loader, the client middleware does not run on the first load of a page.
export const loader = () => null;
clientLoader.hydrate = true as const;

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const selection = selectionFrom(new URL(request.url).searchParams);
  const [basket, { data: book }, { data: world }] = await Promise.all([
    selection.lines ? null : loadBasket(),
    api.addresses.listAddresses(),
    api.locations.listCountries(),
  ]);
  if (basket?.lineCount === 0) throw replace('/basket');
  return { selection, addresses: book.addresses, countries: world.countries };
}

/** Returns what the URL selects: one product, some suppliers of the basket, or all of it. */
function selectionFrom(search: URLSearchParams): CheckoutSelection {
  const productId = search.get('product');
  const quantity = Number(search.get('quantity'));
  if (productId && Number.isSafeInteger(quantity) && quantity > 0)
    return {
      lines: [{ productId, variantId: search.get('variant'), quantity, isSample: search.has('sample') }],
    };
  const supplierIds = search.getAll('supplier');
  return supplierIds.length > 0 ? { supplierIds } : {};
}

const head = (
  <PageHead
    title={title}
    lead="You won’t be charged now. Each supplier confirms your order first, then you pay on the terms below."
    before={<Breadcrumbs items={[{ label: 'Basket', to: '/basket' }, { label: title }]} />}
  />
);

export function HydrateFallback() {
  return (
    <div className={`wrap ${styles.page}`}>
      {head}
      <Loading label="Loading checkout">
        <Card as="div">
          <SkeletonRows rows={5} columns={2} />
        </Card>
      </Loading>
    </div>
  );
}

export default function CheckoutScreen() {
  useEndedSession();
  const { selection, addresses, countries } = useLoaderData<typeof clientLoader>();
  const checkout = useCheckout({ selection, addresses });
  const user = useUser();
  const { result, problem } = checkout.quotes;
  return (
    <div className={`wrap ${styles.page}`}>
      {head}
      <Split gap={5} columns="1fr 360px" below={960} align="start">
        <Stack shrink>
          <DeliverySection
            checkout={checkout}
            countries={countries}
            defaults={{ recipient: user?.name ?? '', phone: user?.phone ?? '' }}
          />
          {problem && (
            <Banner
              action={
                <ButtonLink to="/basket" variant="line" size="sm">
                  Back to basket
                </ButtonLink>
              }
            >
              {problem}
            </Banner>
          )}
          {result?.quotes.map((quote) => (
            <SupplierOrder
              key={quote.supplier.id}
              quote={quote}
              fromBasket={checkout.fromBasket}
              fields={checkout.fieldsFor(quote.supplier.id)}
              onTerm={(term) => checkout.setTerm(quote.supplier.id, term)}
              onFields={(changes) => checkout.changeFields(quote.supplier.id, changes)}
            />
          ))}
          {!result && !problem && <Waiting hasAddress={checkout.deliveryId !== null} />}
        </Stack>
        <CheckoutSummary checkout={checkout} />
      </Split>
    </div>
  );
}

function Waiting({ hasAddress }: { hasAddress: boolean }) {
  return (
    <Card as="div">
      {hasAddress ? (
        <Loading label="Calculating delivery and tax">
          <SkeletonRows rows={4} columns={2} />
        </Loading>
      ) : (
        <EmptyState title="Delivery address needed">
          Add a delivery address to see delivery, tax and payment.
        </EmptyState>
      )}
    </Card>
  );
}
