import { ORPCError } from '@orpc/client';
import { data, Link } from 'react-router';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Select } from '#ui/fields/choices/select.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { Tiles } from '#ui/layout/grid.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { CertificateMark } from '#ui/marks/certificate-mark.tsx';
import { SupplierLogo } from '#ui/media/supplier-logo.tsx';
import { apiContext } from '#web/api-context.ts';
import { placeOf } from '../components/public/supplier-words.tsx';
import type { SupplierCard } from '../contract/public-suppliers.ts';
import { registrationCategories } from '../contract/words.ts';
import type { Route } from './+types/suppliers.ts';
import styles from './suppliers.module.css';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams: query, origin } = new URL(request.url);
  const asked = {
    q: query.get('q') ?? '',
    country: query.get('country') ?? '',
    category: query.get('category') ?? '',
  };
  const category = registrationCategories.find((known) => known === asked.category);
  const cursor = query.get('cursor');
  try {
    const answer = await context.get(apiContext).suppliers.listSuppliers({
      q: asked.q.slice(0, 80),
      ...(/^[A-Z]{2}$/.test(asked.country) ? { country: asked.country } : {}),
      ...(category ? { category } : {}),
      ...(cursor ? { cursor } : {}),
    });
    return { ...answer.data, asked, first: !cursor, origin };
  } catch (error) {
    if (!(error instanceof ORPCError)) throw error;
    throw data({ message: error.message }, { status: error.status });
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: 'Packaging suppliers · Packwright' },
  {
    name: 'description',
    content:
      'Makers and traders of packaging: boxes, bottles, films and more, by country and by what they supply.',
  },
  { tagName: 'link', rel: 'canonical', href: `${loaderData?.origin ?? ''}/suppliers` },
];

export default function SuppliersScreen({ loaderData }: Route.ComponentProps) {
  const { suppliers, countries, nextCursor, asked, first } = loaderData;
  const filter = new URLSearchParams(Object.entries(asked).filter(([, value]) => value));
  return (
    <div className={`wrap ${styles.screen}`}>
      <PageHead
        title="Suppliers"
        lead="Makers and traders of packaging, each checked by hand before it appears here."
      />
      <form
        method="get"
        role="search"
        aria-label="Suppliers"
        className={styles.filter}
        key={filter.toString()}
      >
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
        <Field label="Supplies">
          <Select
            name="category"
            defaultValue={asked.category}
            placeholder="Anything"
            options={registrationCategories}
          />
        </Field>
        <Button type="submit" className={styles.show}>
          Show
        </Button>
      </form>
      {suppliers.length === 0 ? (
        <EmptyState
          title="No suppliers found"
          action={
            <ButtonLink variant="line" to="/suppliers">
              Show all suppliers
            </ButtonLink>
          }
        >
          Try a part of the name, or fewer filters.
        </EmptyState>
      ) : (
        <Tiles min={300}>
          {suppliers.map((supplier) => (
            <li key={supplier.id}>
              <Tile supplier={supplier} />
            </li>
          ))}
        </Tiles>
      )}
      {(nextCursor || !first) && (
        <nav aria-label="Pages" className={styles.pages}>
          {!first && (
            <ButtonLink variant="line" to={`/suppliers?${filter}`}>
              First page
            </ButtonLink>
          )}
          {nextCursor && (
            <ButtonLink
              variant="line"
              to={`/suppliers?${new URLSearchParams([...filter, ['cursor', nextCursor]])}`}
            >
              Next page
            </ButtonLink>
          )}
        </nav>
      )}
    </div>
  );
}

function Tile({ supplier }: { supplier: SupplierCard }) {
  const { slug, businessName, logoSeed, logoUrl, verified, primaryCategories } = supplier;
  return (
    <article className={styles.tile}>
      <SupplierLogo seed={logoSeed} name={businessName} src={logoUrl} size={52} />
      <div className={styles.words}>
        <h2 className={styles.name}>
          <Link to={`/suppliers/${slug}`} className={styles.link}>
            {businessName}
          </Link>
        </h2>
        <p className={styles.place}>{placeOf(supplier)}</p>
        {primaryCategories.length > 0 && <p className={styles.supplies}>{primaryCategories.join(', ')}</p>}
        {verified && <CertificateMark className={styles.mark} />}
      </div>
    </article>
  );
}
