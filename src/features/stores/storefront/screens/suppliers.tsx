import { ORPCError } from '@orpc/client';
import { SlidersHorizontal } from 'lucide-react';
import { data } from 'react-router';
import { knownCertificates } from '#features/stores/certificates/rules.ts';
import { LinkColumns } from '#features/stores/directory/components/link-columns.tsx';
import { registrationCategories } from '#features/stores/suppliers/contract/options.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { TextLink } from '#ui/controls/text-link.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Select } from '#ui/fields/choices/select.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { FilterSheet } from '#ui/layout/filter-sheet.tsx';
import { Cluster, Page, Stack } from '#ui/layout/layout.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { CursorPages } from '#ui/navigation/cursor-pages.tsx';
import { apiContext } from '#web/api-context.ts';
import { pageMeta, shareImage } from '#web/page-meta.ts';
import { loadShowcases, SupplierGrid } from '../components/supplier-tile.tsx';
import type { Route } from './+types/suppliers.ts';
import styles from './suppliers.module.css';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams: query, origin } = new URL(request.url);
  const filters = {
    q: query.get('q') ?? '',
    country: query.get('country') ?? '',
    // A state of the previously selected country is not valid for the current one.
    ...(query.get('from') === null || query.get('from') === query.get('country')
      ? { state: textParam(query, 'state'), city: textParam(query, 'city') }
      : { state: '', city: '' }),
    category: query.get('category') ?? '',
    certificate: textParam(query, 'certificate').slice(0, 40),
  };
  const category = registrationCategories.find((known) => known === filters.category);
  const cursor = query.get('cursor');
  try {
    const api = context.get(apiContext);
    const response = await api.storefront.listSuppliers({
      q: filters.q.slice(0, 80),
      ...(/^[A-Z]{2}$/.test(filters.country) ? { country: filters.country } : {}),
      ...(filters.state ? { state: filters.state } : {}),
      ...(filters.city ? { city: filters.city } : {}),
      ...(category ? { category } : {}),
      ...(filters.certificate ? { certificate: filters.certificate } : {}),
      ...(cursor ? { cursor } : {}),
    });
    const isPlain = !cursor && Object.values(filters).every((value) => value === '');
    const ways = isPlain ? (await api.directory.browse({ limit: 1 })).data : null;
    const showcases = await loadShowcases(api, response.data.suppliers);
    return { ...response.data, showcases, asked: filters, ways, first: !cursor, origin };
  } catch (error) {
    if (!(error instanceof ORPCError)) throw error;
    throw data({ message: error.message }, { status: error.status });
  }
}

const textParam = (query: URLSearchParams, name: string): string =>
  (query.get(name) ?? '').replace(/\p{Cc}/gu, '').slice(0, 120);

export function meta({ loaderData }: Route.MetaArgs) {
  const place = loaderData ? describePlace(loaderData) : '';
  const { country, state, city } = loaderData?.asked ?? {};
  const where = new URLSearchParams(
    Object.entries({ country, state, city }).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
  return pageMeta({
    title: `Packaging suppliers${place && ` in ${place}`}`,
    noIndex: Boolean(loaderData?.asked.certificate || loaderData?.asked.q),
    description: place
      ? `Packaging manufacturers and traders in ${place}: products, certificates and contact.`
      : 'Find packaging manufacturers and traders by country and category: boxes, bottles, films and more.',
    image: shareImage('page', 'suppliers'),
    url: `${loaderData?.origin ?? ''}/suppliers${where.size > 0 ? `?${where}` : ''}`,
  });
}

/** Returns the selected place, for example `Columbus, Ohio, United States`, as far as it is filtered. */
function describePlace({ asked, countries }: Route.ComponentProps['loaderData']): string {
  const country = countries.find(({ code }) => code === asked.country)?.name;
  return [asked.city, asked.state, country].filter(Boolean).join(', ');
}

export default function SuppliersScreen({ loaderData }: Route.ComponentProps) {
  const { suppliers, showcases, nextCursor, asked, ways, first } = loaderData;
  const place = describePlace(loaderData);
  const filter = new URLSearchParams(Object.entries(asked).filter(([, value]) => value));
  return (
    <Page gap={5} top={6} className={styles.screen}>
      <PageHead
        title={titleOf(place, asked.certificate)}
        lead="We review every application before a supplier is listed. Suppliers whose business documents we checked are marked and rank first."
      />
      <div className={styles.columns}>
        <FilterSheet
          id="supplier-filters"
          title="Filters"
          clear={filter.size > 0 && <TextLink to="/suppliers">Clear all</TextLink>}
          showLabel="Show suppliers"
        >
          <SupplierFilters key={filter.toString()} {...loaderData} />
        </FilterSheet>
        <Stack gap={4.5} className="shrink">
          <Button
            variant="line"
            icon={<SlidersHorizontal aria-hidden />}
            popoverTarget="supplier-filters"
            className={styles.open}
          >
            Filters
          </Button>
          {suppliers.length === 0 ? (
            <EmptyState
              title={place ? `No suppliers in ${place} yet` : 'No suppliers found'}
              action={<WiderLinks country={asked.state ? asked.country : ''} />}
            >
              {place
                ? 'Widen the area, or tell us what you need: matching suppliers reply with a quote.'
                : 'Try part of the name, or remove filters.'}
            </EmptyState>
          ) : (
            <SupplierGrid suppliers={suppliers} showcases={showcases} />
          )}
          <CursorPages path={`/suppliers?${filter}`} isFirst={first} nextCursor={nextCursor} />
        </Stack>
      </div>
      {ways && (
        <Stack gap={6} className={styles.directory}>
          <LinkColumns title="By country" links={ways.places} />
          <LinkColumns title="By certificate" links={ways.certificates} />
          <LinkColumns title="By capability" links={ways.capabilities} />
        </Stack>
      )}
    </Page>
  );
}

function SupplierFilters({
  asked,
  countries,
  states,
}: Pick<Route.ComponentProps['loaderData'], 'asked' | 'countries' | 'states'>) {
  return (
    <Stack as="form" method="get" role="search" aria-label="Suppliers" className={styles.filter}>
      <Field label="Name">
        <TextInput type="search" name="q" defaultValue={asked.q} maxLength={80} />
      </Field>
      <Field label="Country">
        <Select
          name="country"
          defaultValue={asked.country}
          placeholder="All countries"
          options={countries.map(({ code, name }) => ({ value: code, label: name }))}
        />
      </Field>
      {states.length > 0 && <input type="hidden" name="from" value={asked.country} />}
      {states.length > 0 && (
        <Field label="State">
          <Select
            name="state"
            defaultValue={states.find((name) => name.toLowerCase() === asked.state.toLowerCase()) ?? ''}
            placeholder="All states"
            options={states}
          />
        </Field>
      )}
      <Field label="Category">
        <Select
          name="category"
          defaultValue={asked.category}
          placeholder="All categories"
          options={registrationCategories}
        />
      </Field>
      <Field label="Valid certificate">
        <Select
          name="certificate"
          defaultValue={asked.certificate}
          placeholder="Any"
          options={certificateOptions(asked.certificate)}
        />
      </Field>
      <Button type="submit" variant="line">
        Apply
      </Button>
    </Stack>
  );
}

/** The most common certificates, and one that a link asked for. */
const certificateOptions = (asked: string): string[] => [
  ...new Set([...knownCertificates, ...(asked ? [asked] : [])]),
];

function titleOf(place: string, certificate: string): string {
  const holders = certificate ? `Suppliers with ${certificate}` : 'Suppliers';
  return place ? `${holders} in ${place}` : holders;
}

/** Links from an empty list: to a wider list, and to the requirement form. */
function WiderLinks({ country }: { country: string }) {
  return (
    <Cluster gap={3} align="stretch" justify="center">
      <ButtonLink variant="line" to={country ? `/suppliers?country=${country}` : '/suppliers'}>
        {country ? 'Show all in this country' : 'Show all suppliers'}
      </ButtonLink>
      <ButtonLink to="/requests/new">Get quotes</ButtonLink>
    </Cluster>
  );
}
