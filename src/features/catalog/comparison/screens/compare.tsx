import { useEffect, useState } from 'react';
import { Form, useNavigate } from 'react-router';
import { comparedProducts } from '#features/catalog/products/rules/browser-lists.ts';
import { describeTypedNumber } from '#lib/describe-typed-number.ts';
import { parseTypedWhole } from '#lib/parse-typed-number.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { RatesNote } from '#ui/facts/currency/rates-note.tsx';
import { UnitsSwitch } from '#ui/facts/units/units-switch.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Loading, SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { Checkbox } from '#ui/fields/choices/checkbox.tsx';
import { QuantityInput } from '#ui/fields/choices/quantity-input.tsx';
import { Field } from '#ui/fields/field.tsx';
import { useHydrated } from '#ui/hydrated.ts';
import { Cluster, Page } from '#ui/layout/layout.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { apiContext } from '#web/api-context.ts';
import { findOrNull } from '#web/find-or-null.ts';
import { pageMeta } from '#web/page-meta.ts';
import { useSavedIds } from '#web/saved-list.ts';
import { CompareTable } from '../components/compare-table.tsx';
import { useSearchedQuantity } from '../components/use-searched-quantity.ts';
import type { ComparedProduct } from '../rules/comparison.ts';
import { comparePath, readComparedSlugs, readQuantity } from '../rules/comparison-url.ts';
import type { Route } from './+types/compare.ts';
import styles from './compare.module.css';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { origin, searchParams } = new URL(request.url);
  const slugs = readComparedSlugs(searchParams.get('products'));
  const { catalog, storefront } = context.get(apiContext);
  const read = async (slug: string): Promise<ComparedProduct | null> => {
    // A product that is no longer for sale is left out, and the page says so.
    const found = await findOrNull(catalog.getProduct({ slug }));
    if (!found) return null;
    const { product } = found.data;
    const stored = await findOrNull(storefront.getSupplier({ slug: product.supplier.slug }));
    const valid = stored?.data.supplier.certificates.filter(({ expired }) => !expired) ?? [];
    return { product, certificates: [...new Set(valid.map(({ code }) => code))] };
  };
  const compared = (await Promise.all(slugs.map(read))).filter((one) => one !== null);
  return {
    compared,
    namesProducts: slugs.length > 0,
    gone: slugs.length - compared.length,
    quantity: readQuantity(searchParams) ?? startingQuantity(compared),
    onlyDifferences: searchParams.get('differences') === 'on',
    origin,
  };
}

/** Returns the smallest quantity that can be ordered of every product. */
const startingQuantity = (compared: readonly ComparedProduct[]): number =>
  Math.max(1, ...compared.map(({ product }) => product.moq));

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta({
    title: 'Compare products',
    description: 'Compare packaging side by side: prices, terms, certificates and specifications.',
    url: `${loaderData?.origin ?? ''}/compare`,
    noIndex: true,
  });

export default function CompareScreen({ loaderData }: Route.ComponentProps) {
  const { compared, gone, namesProducts } = loaderData;
  const slugs = compared.map(({ product }) => product.slug);
  return (
    <Page gap={5} top={6} className={styles.page}>
      <PageHead
        title="Compare products"
        lead="Prices at the same quantity, terms and specifications. Copy the link to share this comparison."
      />
      {gone > 0 && (
        <Banner look="warn">
          {gone === 1 ? 'One product is' : `${gone} products are`} no longer for sale and not shown.
        </Banner>
      )}
      {compared.length > 0 && <Comparison key={slugs.join()} {...loaderData} slugs={slugs} />}
      {compared.length === 0 && (namesProducts ? <EmptyComparison /> : <BrowserSelection />)}
    </Page>
  );
}

type ComparisonProps = Route.ComponentProps['loaderData'] & { slugs: string[] };

function Comparison({ compared, slugs, ...asked }: ComparisonProps) {
  const [typed, setTyped] = useState(String(asked.quantity));
  const [onlyDifferences, setOnly] = useState(asked.onlyDifferences);
  const isHydrated = useHydrated();
  return (
    <>
      <Cluster
        as={Form}
        gap={5}
        rowGap={4}
        align="end"
        method="get"
        replace
        preventScrollReset
        aria-label="How to compare"
      >
        <input type="hidden" name="products" value={slugs.join(',')} />
        <Field label="Quantity" error={describeTypedNumber(typed, { whole: true }) ?? undefined}>
          <QuantityInput name="quantity" value={typed} onChange={({ target }) => setTyped(target.value)} />
        </Field>
        {compared.length > 1 && (
          <Checkbox
            name="differences"
            checked={onlyDifferences}
            onChange={({ target }) => setOnly(target.checked)}
          >
            Differences only
          </Checkbox>
        )}
        <UnitsSwitch />
        {!isHydrated && (
          <Button type="submit" variant="line">
            Show
          </Button>
        )}
      </Cluster>
      <CompareTable
        compared={compared}
        quantity={parseTypedWhole(typed)}
        onlyDifferences={onlyDifferences && compared.length > 1}
      />
      <RatesNote
        currencies={[...new Set(compared.map(({ product }) => product.currency))]}
        className="muted note"
      />
      {compared.length === 1 && <p className="muted">Add a second product to compare.</p>}
      {compared.length > 1 && (
        <p>
          <ButtonLink to={`/requests/new?alternatives=${slugs.join(',')}&quantity=${typed.trim()}`}>
            {compared.length === 2
              ? 'Request quotes from both'
              : `Request quotes from all ${compared.length}`}
          </ButtonLink>
        </p>
      )}
    </>
  );
}

/** Compares the products selected in this browser when the URL names none. */
function BrowserSelection() {
  const selected = useSavedIds(comparedProducts);
  const quantity = useSearchedQuantity();
  const isHydrated = useHydrated();
  const navigate = useNavigate();
  const path = comparePath(selected, quantity);
  useEffect(() => {
    if (selected.length > 0) void navigate(path, { replace: true, preventScrollReset: true });
  }, [navigate, path, selected.length]);
  if (isHydrated && selected.length === 0) return <EmptyComparison />;
  return (
    <>
      <noscript>
        <EmptyComparison />
      </noscript>
      <Loading label="Loading the selected products" className={styles.loading}>
        <SkeletonRows rows={6} columns={4} />
      </Loading>
    </>
  );
}

const EmptyComparison = () => (
  <EmptyState title="Nothing to compare yet" action={<ButtonLink to="/search">Find products</ButtonLink>}>
    Select “Compare” on up to four products, in any list or on their pages, to see them side by side.
  </EmptyState>
);
