import { data, Link, useLocation } from 'react-router';
import { ProductGrid } from '#features/catalog/products/components/product-grid.tsx';
import type { ProductCard } from '#features/catalog/products/contract/product-views.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { useHydrated } from '#ui/hydrated.ts';
import { Cluster, Grid, Split, Stack } from '#ui/layout/layout.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { PackStage } from '#ui/media/pack-stage.tsx';
import { Breadcrumbs } from '#ui/navigation/breadcrumbs.tsx';
import { type Api, apiContext } from '#web/api-context.ts';
import { pageMeta } from '#web/page-meta.ts';
import { PictureZone } from '../components/picture-zone.tsx';
import type { LookAlikes } from '../contract.ts';
import type { Route } from './+types/picture-search.ts';
import styles from './picture-search.module.css';

const title = 'Search by picture';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams, origin } = new URL(request.url);
  const [look, product] = [searchParams.get('look'), searchParams.get('product')];
  const api = context.get(apiContext);
  if (!look && !product) return { found: null, starts: await findExamples(api), isWrong: false, origin };
  try {
    const query = product ? { product } : { look: look ?? '' };
    const { data: found } = await api.pictureSearch.listLookAlikes(query);
    return { found, starts: [], isWrong: false, origin };
  } catch (error) {
    if (!(error instanceof Response) || error.status >= 500) throw error;
    // The URL was truncated: the page offers the zone for another picture.
    return data({ found: null, starts: [], isWrong: true, origin }, { status: error.status });
  }
}

const maxExamples = 6;

/** Returns products of six types as examples; none while search is unavailable. */
async function findExamples(api: Api): Promise<ProductCard[]> {
  const kinds = new Set<string>();
  try {
    const { data: listed } = await api.search.search({ limit: 60 });
    const firstOfKind = listed.products.filter(({ pack }) => !kinds.has(pack.kind) && kinds.add(pack.kind));
    return firstOfKind.slice(0, maxExamples);
  } catch (error) {
    if (error instanceof Response) return [];
    throw error;
  }
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  return pageMeta({
    title,
    description: 'Upload a photo to find products with the same shape and colors, with prices.',
    url: `${loaderData?.origin ?? ''}/search/picture`,
    noIndex: location.search !== '',
  });
}

const crumbs = (
  <Breadcrumbs items={[{ label: 'Home', to: '/' }, { label: 'Search', to: '/search' }, { label: title }]} />
);

export default function PictureSearchScreen({
  loaderData: { found, starts, isWrong },
}: Route.ComponentProps) {
  return (
    <div className={`wrap ${styles.page}`}>
      <PageHead
        title={title}
        lead={found ? leadOf(found) : 'Upload a photo to find products of the same shape and colors.'}
        before={crumbs}
      />
      <Split columns="320px 1fr" below={900} gap={6} rowGap={5} align="start">
        <Stack gap={3} className={styles.zone}>
          {found && <UploadedPicture />}
          <PictureZone pastes />
          <p className="muted small pretty">
            We compare shape, edges and colors with the first picture of each product, not print, material or
            size. We don’t store your picture; only its shape and colors are used for the search.
          </p>
        </Stack>
        <div className="shrink">
          <PictureResults found={found} starts={starts} isWrong={isWrong} />
        </div>
      </Split>
    </div>
  );
}

type ResultsProps = Pick<Route.ComponentProps['loaderData'], 'found' | 'starts' | 'isWrong'>;

/** The matches, or products to start from. */
function PictureResults({ found, starts, isWrong }: ResultsProps) {
  return (
    <>
      {starts.length > 0 && (
        <section aria-labelledby="starts">
          <h2 id="starts" className={styles.heading}>
            Or start from a product
          </h2>
          <Grid as="ul" columns={3} small={2} className={styles.starts}>
            {starts.map(({ slug, title: name, pack, imageUrl }) => (
              <li key={slug}>
                <Link to={`/search/picture?${new URLSearchParams({ product: slug })}`} data-lift>
                  <PackStage spec={pack} src={imageUrl} />
                  <span>{name}</span>
                </Link>
              </li>
            ))}
          </Grid>
        </section>
      )}
      {isWrong && (
        <EmptyState title="Invalid image link" level={2}>
          The link may be incomplete. Select the image again.
        </EmptyState>
      )}
      {found && found.matches.length === 0 && (
        <EmptyState
          title={found.compared === 'all' ? 'No similar products' : 'Not available yet'}
          level={2}
          action={<ButtonLink to="/search">Search by text</ButtonLink>}
        >
          {found.compared === 'all'
            ? 'Try an image of one item on a plain background, or search by text.'
            : 'Images are still being processed. Try again in a few minutes, or search by text.'}
        </EmptyState>
      )}
      {found && found.matches.length > 0 && (
        <section aria-label="Similar-looking products">
          {found.categories.length > 1 && (
            <Cluster
              as="ul"
              gap={2}
              align="stretch"
              aria-label="Their categories"
              className={styles.categories}
            >
              {found.categories.map(({ id, name, count }) => (
                <li key={id}>
                  <Link to={`/categories/${id}`}>
                    {name} <span className="num">{count}</span>
                  </Link>
                </li>
              ))}
            </Cluster>
          )}
          <ProductGrid
            products={found.matches.map(({ product }) => product)}
            level={2}
            columns={3}
            eager={4}
          />
        </section>
      )}
    </>
  );
}

function leadOf({ like, matches, compared }: LookAlikes): string {
  const what = like ? `“${like.title}”` : 'your image';
  if (compared === 'none') return `The image of ${what} has not been processed yet.`;
  if (matches.length === 0)
    return compared === 'all'
      ? `We compared ${what} with every product.`
      : `We compared ${what} with the products processed so far.`;
  const rest = compared === 'all' ? '' : ' Some images are still being processed.';
  return `${matches.length === 1 ? 'One product looks' : `${matches.length} products look`} like ${what}, most similar first.${rest}`;
}

/** The uploaded picture, as long as this browser has it. */
function UploadedPicture() {
  const { state } = useLocation() as { state: { picture?: unknown } | null };
  const isHydrated = useHydrated();
  const picture = isHydrated && typeof state?.picture === 'string' ? state.picture : null;
  return picture?.startsWith('data:image/') ? (
    <img src={picture} alt="Your upload" className={styles.picture} />
  ) : null;
}
