import { ArrowRight, ListPlus } from 'lucide-react';
import { type ClientLoaderFunctionArgs, type MetaFunction, replace, useLoaderData } from 'react-router';
import { ButtonLink } from '#ui/controls/button.tsx';
import { TextLink } from '#ui/controls/text-link.tsx';
import { Totals, TotalsNote } from '#ui/facts/currency/totals.tsx';
import { formatMoney } from '#ui/facts/format.ts';
import { Banner } from '#ui/feedback/banner.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Loading, Skeleton, SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Card } from '#ui/layout/card.tsx';
import { Split, Stack } from '#ui/layout/layout.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { Breadcrumbs } from '#ui/navigation/breadcrumbs.tsx';
import { hiddenMeta } from '#web/page-meta.ts';
import { useUser } from '#web/use-session.ts';
import { SupplierGroup } from '../components/lines/supplier-group.tsx';
import { putIntoBasket } from '../components/use-basket-changes.ts';
import { loadBasket, useBasketScreen } from '../components/use-basket-screen.ts';
import type { Basket } from '../contract.ts';
import styles from './basket.module.css';

const title = 'Basket';

export const meta: MetaFunction = () =>
  hiddenMeta({ title, description: 'Your items by supplier, at current prices.' });

// The basket is loaded in the browser; the page itself is the same for everyone.
export const loader = () => null;
clientLoader.hydrate = true as const;

/** Also receives the plain form of a product page whose scripts have not loaded yet. */
export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const productId = searchParams.get('add');
  if (productId) {
    const quantity = Number(searchParams.get('quantity'));
    const variantId = searchParams.get('variant');
    if (searchParams.get('then') === 'checkout')
      throw replace(
        `/checkout?${new URLSearchParams({ product: productId, quantity: String(quantity), ...(variantId && { variant: variantId }) })}`,
      );
    const problem = await putIntoBasket({ productId, variantId, quantity, isSample: false });
    if (problem) toast.error(problem);
    throw replace('/basket');
  }
  return { basket: await loadBasket() };
}

const crumbs = <Breadcrumbs items={[{ label: 'Home', to: '/' }, { label: title }]} />;

const orderByList = (
  <ButtonLink to="/basket/list" variant="line" icon={<ListPlus aria-hidden />}>
    Order by list
  </ButtonLink>
);

export function HydrateFallback() {
  return (
    <div className={`wrap ${styles.page}`}>
      <PageHead title={title} before={crumbs} actions={orderByList} />
      <Loading label="Loading your basket">
        <Split gap={5} columns="1fr 340px" below={960} align="start">
          <Card as="div">
            <SkeletonRows rows={3} columns={3} />
          </Card>
          <Card as="div">
            <Skeleton height="120px" />
          </Card>
        </Split>
      </Loading>
    </div>
  );
}

export default function BasketScreen() {
  const { basket: loaded } = useLoaderData<typeof clientLoader>();
  const { basket, busy, change } = useBasketScreen(loaded);
  const { groups, lineCount, dropped } = basket;
  return (
    <div className={`wrap ${styles.page}`}>
      <PageHead
        title={title}
        lead={lineCount > 0 && summaryText(basket)}
        before={crumbs}
        actions={orderByList}
      />
      {dropped > 0 && (
        <Banner look="warn" role="status" className={styles.note}>
          {dropped === 1 ? 'A product is' : `${dropped} products are`} no longer available and removed from
          your basket.
        </Banner>
      )}
      {groups.length === 0 ? (
        <Card as="div">
          <EmptyState
            title="Your basket is empty"
            action={<ButtonLink to="/search">Find products</ButtonLink>}
          >
            Add products from any supplier and check out once.
          </EmptyState>
        </Card>
      ) : (
        <Split gap={5} columns="1fr 340px" below={960} align="start" aria-busy={busy || undefined}>
          <Stack shrink>
            {groups.map((group) => (
              <SupplierGroup
                key={group.supplier.id}
                group={group}
                alone={groups.length === 1}
                onChange={(line, quantity) => void change(line, quantity)}
              />
            ))}
          </Stack>
          <Summary basket={basket} busy={busy} />
        </Split>
      )}
    </div>
  );
}

function summaryText({ lineCount, groups }: Basket): string {
  const products = `${lineCount} ${lineCount === 1 ? 'product' : 'products'}`;
  return groups.length === 1
    ? `${products} from one supplier`
    : `${products} from ${groups.length} suppliers. Each supplier gets a separate order.`;
}

/** Returns the request form with the products of the basket. */
function requestPath(groups: Basket['groups']): string {
  const lines = groups.flatMap((group) => group.lines).filter(({ isSample }) => !isSample);
  const products = lines.map(({ slug }) => slug).join(',');
  return `/requests/new?products=${products}&quantities=${lines.map(({ quantity }) => quantity).join(',')}`;
}

function Summary({ basket, busy }: { basket: Basket; busy: boolean }) {
  const user = useUser();
  const { groups, totals, hasProblems } = basket;
  return (
    <Card as="aside" title="Summary" className={styles.summary}>
      <Stack as="dl" gap={2} className={`small ${styles.sums}`}>
        {groups.length > 1 &&
          groups.map(({ supplier, ...group }) => (
            <div key={supplier.id}>
              <dt>{supplier.name}</dt>
              <dd className="num">{formatMoney(group.subtotalMinor, group.currency)}</dd>
            </div>
          ))}
        <div className={styles.total}>
          <dt>Goods</dt>
          <dd className="num" aria-live="polite">
            <Totals totals={totals} />
          </dd>
        </div>
      </Stack>
      <TotalsNote totals={totals} />
      <p className="muted note pretty">Tax and delivery are calculated at checkout.</p>
      {hasProblems ? (
        <Banner look="warn" role="status">
          Some items need attention. Fix or remove them to continue.
        </Banner>
      ) : (
        <ButtonLink
          to={user ? '/checkout' : '/sign-in?next=%2Fcheckout'}
          variant="go"
          size="lg"
          wide
          icon={<ArrowRight aria-hidden />}
          aria-disabled={busy || undefined}
        >
          Go to checkout
        </ButtonLink>
      )}
      <p className="muted note pretty">
        Larger quantities or your own print? <TextLink to={requestPath(groups)}>Request quotes</TextLink> for
        these products.
      </p>
      {!user && (
        <p className="muted note pretty">Next: sign in or create an account. Your basket is saved.</p>
      )}
    </Card>
  );
}
