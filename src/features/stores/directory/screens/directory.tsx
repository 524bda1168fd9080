import { ORPCError } from '@orpc/client';
import { data } from 'react-router';
import { loadShowcases, SupplierGrid } from '#features/stores/storefront/components/supplier-tile.tsx';
import { formatNumber } from '#lib/formats.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { TextLink } from '#ui/controls/text-link.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Cluster, Page, Stack } from '#ui/layout/layout.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { Breadcrumbs } from '#ui/navigation/breadcrumbs.tsx';
import { CursorPages } from '#ui/navigation/cursor-pages.tsx';
import { apiContext } from '#web/api-context.ts';
import { breadcrumbListData, pageMeta } from '#web/page-meta.ts';
import { LinkColumns } from '../components/link-columns.tsx';
import type { DirectoryPage } from '../contract.ts';
import { placePath } from '../rules/paths.ts';
import type { Route } from './+types/directory.ts';
import styles from './directory.module.css';

type Params = Partial<Record<'country' | 'state' | 'city' | 'certificate' | 'capability', string>>;

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { origin, pathname, searchParams } = new URL(request.url);
  const { country, state, city, certificate, capability } = params as Params;
  const cursor = searchParams.get('cursor');
  const query = { country, state, city, certificate, capability };
  const definedParams = Object.entries(query).filter(([, value]) => value !== undefined);
  try {
    const api = context.get(apiContext);
    const { data: page } = await api.directory.browse({
      ...(Object.fromEntries(definedParams) as Params),
      ...(cursor ? { cursor } : {}),
    });
    const showcases = await loadShowcases(api, page.suppliers);
    return { page, showcases, here: pathname.replace(/\/$/, ''), isFirst: !cursor, origin };
  } catch (error) {
    if (!(error instanceof ORPCError)) throw error;
    throw data({ message: error.message }, { status: error.status });
  }
}

/**
 * Returns the title, for example `Packaging suppliers in Pune, Maharashtra, India` or `Packaging suppliers with FSC`.
 */
function titleOf({ city, state, country, certificate, capability }: DirectoryPage): string {
  if (certificate) return `Packaging suppliers with ${certificate.code}`;
  if (capability) return capability.title;
  const place = [city, state, country].flatMap((one) => (one ? [one.name] : []));
  return `Packaging suppliers in ${[...new Set(place)].join(', ')}`;
}

function leadText({ count, more, certificate, capability }: DirectoryPage): string {
  const means = certificate ? `${certificate.name}. ${certificate.means}` : capability?.means;
  if (means) return means;
  if (count === 0) return 'No suppliers here yet.';
  const number = `${formatNumber(count)}${more ? '+' : ''}`;
  return `${number} ${count === 1 ? 'maker or trader' : 'makers and traders'} of packaging. We review every application before a supplier is listed, and mark those whose business documents we checked.`;
}

/** Returns the breadcrumbs from the list of all suppliers to this page. */
function breadcrumbsFor(page: DirectoryPage): { name: string; path: string }[] {
  const { country, state, city, certificate, capability } = page;
  const places = [country, state, city].flatMap((one) => (one ? [one.name] : []));
  return [
    { name: 'Suppliers', path: '/suppliers' },
    ...places.map((name, i) => ({ name, path: placePath(...places.slice(0, i + 1)) })),
    ...(certificate ? [{ name: certificate.code, path: '' }] : []),
    ...(capability ? [{ name: capability.title, path: '' }] : []),
  ];
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [{ title: 'Not found · Packwright' }, { name: 'robots', content: 'noindex' }];
  const { page, here, origin, isFirst } = loaderData;
  const list = {
    '@type': 'ItemList',
    itemListElement: page.suppliers.map(({ slug, businessName }, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name: businessName,
      url: `${origin}/suppliers/${slug}`,
    })),
  };
  return pageMeta({
    title: titleOf(page),
    description: leadText(page),
    url: `${origin}${here}`,
    noIndex: !isFirst || page.count === 0,
    structuredData: [
      breadcrumbListData(
        origin,
        breadcrumbsFor(page).map((step) => ({ ...step, path: step.path || here })),
      ),
      ...(page.suppliers.length > 0 ? [list] : []),
    ],
  });
}

export default function DirectoryScreen({
  loaderData: { page, showcases, here, isFirst },
}: Route.ComponentProps) {
  const { suppliers, nextCursor, country, state, places, certificates, capabilities } = page;
  return (
    <Page gap={5} top={4.5} className={styles.page}>
      <PageHead
        before={
          <Breadcrumbs
            items={[
              { label: 'Home', to: '/' },
              ...breadcrumbsFor(page).map(({ name, path }, i, all) =>
                i < all.length - 1 ? { label: name, to: path } : { label: name },
              ),
            ]}
          />
        }
        title={titleOf(page)}
        lead={leadText(page)}
        actions={page.certificate && <TextLink to="/certifications">Certifications explained</TextLink>}
      />
      {suppliers.length === 0 ? (
        <EmptyState
          title="No suppliers here yet"
          action={
            <Cluster gap={3} align="stretch" justify="center">
              {country && state && (
                <ButtonLink variant="line" to={placePath(country.name)}>
                  All of {country.name}
                </ButtonLink>
              )}
              <ButtonLink variant="line" to="/suppliers">
                All suppliers
              </ButtonLink>
              <ButtonLink to="/requests/new">Get quotes</ButtonLink>
            </Cluster>
          }
        >
          Post a request. Suppliers who make it and deliver to you will reply with a quote.
        </EmptyState>
      ) : (
        <SupplierGrid suppliers={suppliers} showcases={showcases} />
      )}
      <CursorPages path={here} isFirst={isFirst} nextCursor={nextCursor} />
      <Stack gap={6} className={styles.on}>
        <LinkColumns title={placesTitle(page)} links={places} />
        <LinkColumns title={country ? 'Certificates' : 'Other certificates'} links={certificates} />
        <LinkColumns title={country ? 'Capabilities' : 'Capabilities'} links={capabilities} />
      </Stack>
    </Page>
  );
}

function placesTitle({ country, state }: DirectoryPage): string {
  if (state) return `Cities in ${state.name}`;
  return country ? `States of ${country.name}` : 'By country';
}
