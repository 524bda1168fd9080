import { FolderPlus, Plus } from 'lucide-react';
import { useState } from 'react';
import { type MetaFunction, useLoaderData, useRevalidator } from 'react-router';
import { roleAllows } from '#features/stores/suppliers/rules/store-roles.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Loading, Skeleton, SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { Art } from '#ui/media/art.tsx';
import { api } from '#web/api.ts';
import { toProblem } from '#web/problem.ts';
import { isSampleView } from '#web/sample-view.ts';
import { useAction } from '#web/use-action.ts';
import { RelatedCategories } from '../components/related-categories.tsx';
import { emptyRequest, RequestDialog } from '../components/request-dialog.tsx';
import { RequestList } from '../components/request-list.tsx';
import { UsedCategories } from '../components/used-categories.tsx';
import type { CategoryRequest } from '../contract.ts';

const head = { title: 'Categories', lead: 'Categories you sell in.' };

export const meta: MetaFunction = () => [
  { title: `${head.title} · Packwright dashboard` },
  { name: 'robots', content: 'noindex' },
];

/** Loads the groups of the taxonomy for the request form. */
async function loadGroups() {
  const { data } = await api.categories.listCategories();
  return data.tiles.flatMap((tile) =>
    tile.groups.map((group) => ({ value: group.id, label: group.name, note: tile.name })),
  );
}

export async function clientLoader() {
  const sample = isSampleView();
  const reads = api.categoryRequests.store;
  try {
    const [overview, requests, own, groups] = await Promise.all([
      reads.overview(),
      reads.requests({}),
      sample ? null : api.suppliers.getOwnStore(),
      loadGroups(),
    ]);
    const role = own?.data.store?.role;
    return {
      unfinished: false as const,
      ...overview.data,
      ...requests.data,
      groups,
      sample,
      adds: Boolean(role && roleAllows(role, 'products.write')),
    };
  } catch (error) {
    if (toProblem(error).reason !== 'registration_unfinished') throw error;
    return { unfinished: true as const };
  }
}

export function HydrateFallback() {
  return (
    <>
      <PageHead {...head} />
      <Loading label="Loading your categories">
        <Stack>
          <Card flush>
            <SkeletonRows rows={7} columns={6} />
          </Card>
          <Skeleton height={220} />
        </Stack>
      </Loading>
    </>
  );
}

export default function StoreCategories() {
  const loaded = useLoaderData<typeof clientLoader>();
  if (!loaded.unfinished) return <Categories {...loaded} />;
  return (
    <>
      <PageHead {...head} />
      <Card>
        <EmptyState
          title="Finish your registration first"
          action={<ButtonLink to="/registration">Continue registration</ButtonLink>}
        >
          Finish it to see the categories you sell in and related ones.
        </EmptyState>
      </Card>
    </>
  );
}

type StoreCategoriesData = Extract<Awaited<ReturnType<typeof clientLoader>>, { unfinished: false }>;

function Categories({
  categories,
  related,
  requests,
  nextCursor,
  groups,
  adds,
  sample,
}: StoreCategoriesData) {
  const { revalidate } = useRevalidator();
  const [asking, setAsking] = useState(false);
  const [typed, setTyped] = useState(emptyRequest);
  const ask = (
    <Button variant="line" icon={<FolderPlus aria-hidden />} onClick={() => setAsking(true)}>
      Request a category
    </Button>
  );
  return (
    <>
      <PageHead {...head} actions={adds && ask} />
      <Stack>
        {categories.length === 0 ? (
          <NoCategoriesYet adds={adds} />
        ) : (
          <UsedCategories {...{ categories, adds }} />
        )}
        <RelatedCategories related={related} adds={adds} />
        <Card title={sample ? 'Requested categories' : 'Categories you requested'}>
          {requests.length === 0 ? (
            <EmptyState level={3} title="Missing a category?" action={adds && ask}>
              Tell us what you sell and where it belongs. We review every request.
            </EmptyState>
          ) : (
            <CategoryRequestList
              key={requests[0]?.id}
              first={requests}
              cursor={nextCursor}
              {...{ adds, sample }}
            />
          )}
        </Card>
      </Stack>
      {asking && (
        <RequestDialog
          typed={typed}
          groups={groups}
          onClose={(now) => {
            setAsking(false);
            setTyped(now);
          }}
          onSent={() => {
            setAsking(false);
            setTyped(emptyRequest);
            void revalidate();
          }}
        />
      )}
    </>
  );
}

function NoCategoriesYet({ adds }: { adds: boolean }) {
  return (
    <Card>
      <EmptyState
        title="No categories in use yet"
        drawing={
          <Art
            spec={{ kind: 'sheets', seed: 'categories', ink: 'teal', ink2: 'orange' }}
            width={240}
            height={180}
            eager
          />
        }
        action={
          adds ? (
            <ButtonLink to="/dashboard/add-product" icon={<Plus aria-hidden />}>
              Add New Product
            </ButtonLink>
          ) : (
            <ButtonLink to="/categories" variant="line">
              Browse all categories
            </ButtonLink>
          )
        }
      >
        Add a product to see its category here.
      </EmptyState>
    </Card>
  );
}

interface CategoryRequestListProps {
  first: CategoryRequest[];
  cursor: string | null;
  adds: boolean;
}

/** The first page of requests, with a button that loads more. */
function CategoryRequestList({ first, cursor, adds }: CategoryRequestListProps) {
  const [more, setMore] = useState<{ rows: CategoryRequest[]; next: string | null } | null>(null);
  const next = more ? more.next : cursor;
  const { start: load, busy } = useAction({
    send: (after: string) => api.categoryRequests.store.requests({ cursor: after }),
    onSuccess: ({ data }) =>
      setMore({ rows: [...(more?.rows ?? []), ...data.requests], next: data.nextCursor }),
    failure: 'We could not load more. Please try again.',
  });
  return (
    <Stack>
      <RequestList requests={[...first, ...(more?.rows ?? [])]} may={adds} />
      {next && (
        <p>
          <Button variant="line" busy={busy} busyLabel="Loading..." onClick={() => void load(next)}>
            Earlier requests
          </Button>
        </p>
      )}
    </Stack>
  );
}
