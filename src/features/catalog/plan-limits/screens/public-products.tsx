import { replace, useRevalidator } from 'react-router';
import { formatCount, formatDate } from '#lib/formats.ts';
import { displayNumber } from '#lib/ids.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { SearchBox } from '#ui/controls/search-box.tsx';
import { DateText } from '#ui/facts/date-text.tsx';
import { ProgressBar } from '#ui/facts/progress-bar.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Loading, SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Cluster, Stack } from '#ui/layout/layout.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { StatusChip } from '#ui/marks/status-chip.tsx';
import { Art } from '#ui/media/art.tsx';
import { Table, type TableColumn } from '#ui/tables/table.tsx';
import { TableName } from '#ui/tables/table-name.tsx';
import { api } from '#web/api.ts';
import { hiddenMeta } from '#web/page-meta.ts';
import { currentSession } from '#web/session.ts';
import { usePublicProductsChoice } from '../components/use-public-products-choice.ts';
import type { PublicProductLimit, RankedProduct } from '../contract.ts';
import type { Route } from './+types/public-products.ts';
import styles from './public-products.module.css';

export const meta: Route.MetaFunction = () =>
  hiddenMeta({
    title: 'Live products',
    description: 'Choose which products your plan shows to buyers.',
  });

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  if (currentSession()?.user.role !== 'supplier') throw replace('/dashboard/my-products');
  const q = new URL(request.url).searchParams.get('q')?.trim().slice(0, 200) ?? '';
  const { data } = await api.publicPlaces.listPublicPlaces(q ? { q } : {});
  return { ...data, q };
}

const title = 'Live products';

export function HydrateFallback() {
  return (
    <>
      <PageHead title={title} />
      <Loading label="Loading your products">
        <Card flush>
          <SkeletonRows rows={8} columns={4} />
        </Card>
      </Loading>
    </>
  );
}

export default function PublicProducts({ loaderData }: Route.ComponentProps) {
  const { places, q, products } = loaderData;
  const needed = places.next !== null || places.hidden > 0;
  return (
    <>
      <PageHead title={title} lead={introFor(places)} />
      {needed ? (
        <PublicProductsForm
          key={`${q}-${products.map(({ id, stays }) => id + stays).join()}`}
          {...loaderData}
        />
      ) : (
        <Card>
          <EmptyState
            title="All products are live"
            action={<ButtonLink to="/dashboard/my-products">View products</ButtonLink>}
          >
            {places.limit === null
              ? 'Your plan includes unlimited products.'
              : `${places.shown} of ${places.limit} products are live.`}{' '}
            If you downgrade, select here which products stay live.
          </EmptyState>
        </Card>
      )}
    </>
  );
}

function introFor({ limit, next, hidden }: PublicProductLimit): string {
  if (next)
    return `On ${formatDate(next.from)} your plan changes to ${next.plan}, which includes ${next.limit} products. Select which ones stay live. Until then, all of them are live.`;
  if (hidden === 0) return 'All your published products are live.';
  return `Your plan includes ${limit} live products. Your best sellers stay live unless you select others. The rest are hidden, not deleted.`;
}

const columns: TableColumn<RankedProduct>[] = [
  {
    key: 'title',
    header: 'Product',
    cell: ({ title: name, number, pack, imageUrl }) => (
      <TableName
        name={name}
        note={<span className="num">{displayNumber(number)}</span>}
        picture={
          imageUrl ? (
            <img src={imageUrl} alt="" width={48} height={44} loading="lazy" />
          ) : (
            <Art spec={pack} width={48} height={44} pad={2} />
          )
        }
      />
    ),
  },
  {
    key: 'sold',
    header: 'Sold',
    align: 'end',
    phone: 'note',
    cell: ({ salesCount }) => `${formatCount(salesCount)} sold`,
  },
  {
    key: 'added',
    header: 'Added',
    phone: 'hide',
    cell: ({ createdAt }) => <DateText when={createdAt} format="numeric" zone="viewer" />,
  },
  {
    key: 'now',
    header: 'Now',
    phone: 'side',
    cell: ({ shown }) => (
      <StatusChip status={shown ? 'ok' : 'neutral'}>{shown ? 'Public' : 'Hidden'}</StatusChip>
    ),
  },
];

type PublicProductsData = Route.ComponentProps['loaderData'];

function PublicProductsForm({ q, ...loaded }: PublicProductsData) {
  const { revalidate } = useRevalidator();
  const choice = usePublicProductsChoice(loaded, { q, onSaved: () => void revalidate() });
  const { products, room, taken, changed, loading, saving } = choice;
  const over = taken - room;
  return (
    <>
      <Card flush>
        <div className={styles.search}>
          <SearchBox label="Find a product" name="q" defaultValue={q} placeholder="Find a product by name" />
        </div>
        <Table
          caption={title}
          columns={columns}
          rows={products}
          rowKey={({ id }) => id}
          rowName={({ title: name }) => name}
          selection={{
            selected: new Set(products.filter(choice.stays).map(({ id }) => id)),
            onChange: choice.choose,
          }}
          empty={<EmptyState title="No products found">Search for another name.</EmptyState>}
        />
        {choice.nextCursor && (
          <p className={styles.more}>
            <Button variant="line" size="sm" busy={loading.busy} onClick={() => void loading.start()}>
              Show more
            </Button>
          </p>
        )}
      </Card>
      <Cluster gap={5} rowGap={3} justify="between" className={styles.bar}>
        <Stack gap={1.5} className={`small ${styles.places}`} role="status">
          <ProgressBar
            label="Products selected"
            value={Math.min(100, (taken / room) * 100)}
            look={over > 0 ? 'bad' : 'spruce'}
          />
          <span className="num">
            {taken} of {room} places{over > 0 && `: remove ${over}`}
          </span>
        </Stack>
        <Button
          variant="go"
          disabled={changed === 0 || over > 0}
          busy={saving.busy}
          busyLabel="Saving..."
          onClick={() => void saving.start()}
        >
          Save selection
        </Button>
      </Cluster>
    </>
  );
}
