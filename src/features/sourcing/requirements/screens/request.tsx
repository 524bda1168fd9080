import { Page, Split, Stack } from '#ui/layout/layout.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { Breadcrumbs } from '#ui/navigation/breadcrumbs.tsx';
import { type Api, apiContext } from '#web/api-context.ts';
import { findOrNull } from '#web/find-or-null.ts';
import { pageMeta } from '#web/page-meta.ts';
import { RequirementForm } from '../components/requirement-form.tsx';
import { type RequestPrefill, requestSubject } from '../rules/request-subject.ts';
import type { Route } from './+types/request.ts';
import styles from './request.module.css';

const maxNameLength = 160;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { origin, searchParams: asked } = new URL(request.url);
  const from = asked.get('from');
  const searchParams = from === null ? asked : requestSubject(from);
  return { prefill: await prefillOf(context.get(apiContext), { searchParams, origin }), origin };
}

/** Returns what the form starts with: the product, the category or the words that the URL names, or those of the page it names. */
async function prefillOf(
  api: Api,
  { searchParams, origin }: { searchParams: URLSearchParams; origin: string },
): Promise<RequestPrefill> {
  const [product, category] = [searchParams.get('product'), searchParams.get('category')];
  const need = textOf(searchParams.get('need'));
  const quantity = /^\d{1,9}$/.exec(searchParams.get('quantity') ?? '')?.[0];
  const amount = quantity ? { quantity } : {};
  if (product) {
    const found = await findOrNull(api.catalog.getProduct({ slug: product }));
    if (found) {
      const { title, slug } = found.data.product;
      const details = `Like “${title}”: ${origin}/products/${slug}`;
      return { productName: textOf(title), details, ...amount };
    }
  }
  if (need) return { productName: need, ...amount };
  const found = category ? await findOrNull(api.categories.getCategory({ slug: category })) : null;
  return found ? { productName: textOf(found.data.category.name), ...amount } : amount;
}

const textOf = (text: string | null): string =>
  (text ?? '')
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ')
    .trim()
    .slice(0, maxNameLength)
    .toWellFormed();

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta({
    title: 'Tell us what you need',
    description:
      'Post a packaging requirement: what, how many and by when. Up to 10 matching suppliers reply with a quote.',
    url: `${loaderData?.origin ?? ''}/request`,
  });

const steps = [
  'Describe the pack: product, size, print and quantity.',
  'Up to 10 suppliers who make it see your requirement within minutes.',
  'They call you, or write to you here if you are signed in. Compare their quotes.',
];

export default function RequestScreen({ loaderData: { prefill } }: Route.ComponentProps) {
  return (
    <Page>
      <PageHead
        before={<Breadcrumbs items={[{ label: 'Home', to: '/' }, { label: 'Tell Us What You Need' }]} />}
        title="Tell Us What You Need"
        lead="Name the product, size and quantity. Matching suppliers reply with a quote."
      />
      <Split columns="7fr 5fr" below={900} gap={7} rowGap={6} align="start">
        <div className={`panel ${styles.panel}`}>
          <RequirementForm prefill={prefill} />
        </div>
        <section aria-labelledby="next" className={styles.next}>
          <h2 id="next">What happens next</h2>
          <Stack as="ol" gap={3} className={styles.steps}>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </Stack>
          <p className="muted small">Posting is free, and you are not committed to an order.</p>
        </section>
      </Split>
    </Page>
  );
}
