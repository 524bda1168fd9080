import {
  type ClientLoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
  useNavigate,
  useNavigation,
  useRevalidator,
} from 'react-router';
import { useLiveRevalidation } from '#features/notifications/notifications/components/use-live-revalidation.ts';
import { boardStates } from '#features/orders/order-record/rules/store-moves.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { Segmented } from '#ui/controls/segmented.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Loading, SkeletonButton } from '#ui/feedback/skeleton.tsx';
import { Card } from '#ui/layout/card.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { TabLinks } from '#ui/navigation/tab-links.tsx';
import { api } from '#web/api.ts';
import { hiddenMeta } from '#web/page-meta.ts';
import { toProblem } from '#web/problem.ts';
import { isSampleView } from '#web/sample-view.ts';
import { BoardSkeleton } from '../components/board/board-skeleton.tsx';
import { DispatchBoard } from '../components/board/dispatch-board.tsx';
import { TrackedDispatches } from '../components/tracked-dispatches.tsx';
import { dispatchFilters } from '../contract.ts';
import styles from './dispatch-tracker.module.css';

const head = {
  title: 'Dispatch tracker',
  lead: 'Every order from placed to delivered.',
};
const path = '/dashboard/dispatch-tracker';

export const meta: MetaFunction = () => hiddenMeta({ title: head.title, description: head.lead });

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const search = new URL(request.url).searchParams;
  const sample = isSampleView();
  try {
    return search.get('view') === 'list' ? await loadList(search, sample) : await loadBoard(sample);
  } catch (error) {
    if (toProblem(error).reason !== 'registration_unfinished') throw error;
    return { view: 'unfinished' as const };
  }
}

async function loadBoard(sample: boolean) {
  const side = api.orders.store;
  const [counts, ...lists] = await Promise.all([
    side.counts(),
    ...boardStates.map((status) => side.list({ status, sort: 'due', limit: 20 })),
  ]);
  const columns = lists.map(({ data }, i) => ({
    state: boardStates[i] ?? 'placed',
    rows: data.orders,
    nextCursor: data.nextCursor,
  }));
  return { view: 'board' as const, sample, columns, counts: counts.data.counts };
}

async function loadList(search: URLSearchParams, sample: boolean) {
  const status = dispatchFilters.find((known) => known === search.get('status')) ?? 'on_the_way';
  const cursor = search.get('cursor');
  const { data } = await api.dispatches.list({ status, ...(cursor ? { cursor } : {}) });
  return { view: 'list' as const, sample, status, ...data };
}

export function HydrateFallback() {
  return (
    <>
      <PageHead {...head} actions={<SkeletonButton width={154} height={36} />} />
      <Loading label="Loading board">
        <BoardSkeleton />
      </Loading>
    </>
  );
}

const views = [
  { value: 'board', label: 'Board' },
  { value: 'list', label: 'Dispatches' },
];

const tabs = [
  { status: 'on_the_way', label: 'In transit' },
  { status: 'late', label: 'Late' },
  { status: 'delivered', label: 'Delivered' },
  { status: 'all', label: 'All' },
];

const listPath = (changes: Record<string, string>): string =>
  `${path}?${new URLSearchParams({ view: 'list', ...changes })}`;

export default function DispatchTracker() {
  useLiveRevalidation(['orders']);
  const loaded = useLoaderData<typeof clientLoader>();
  const { revalidate } = useRevalidator();
  const navigation = useNavigation();
  const navigate = useNavigate();
  if (loaded.view === 'unfinished') {
    return (
      <>
        <PageHead {...head} />
        <Card>
          <EmptyState
            title="Finish your registration first"
            action={<ButtonLink to="/registration">Continue registration</ButtonLink>}
          >
            Buyers can order from you once your store is approved.
          </EmptyState>
        </Card>
      </>
    );
  }
  const changed = () => void revalidate();
  return (
    <>
      <PageHead
        {...head}
        actions={
          <Segmented
            label="View"
            options={views}
            value={loaded.view}
            onValueChange={(view) => void navigate(view === 'list' ? listPath({}) : path)}
          />
        }
      />
      {loaded.view === 'board' ? (
        <Board {...loaded} onChanged={changed} />
      ) : (
        <>
          <div className={styles.tabs}>
            <TabLinks
              label="Dispatches"
              items={tabs.map(({ status, label }) => ({
                label,
                to: listPath({ status }),
                current: status === loaded.status,
              }))}
            />
          </div>
          <TrackedDispatches
            key={loaded.status}
            rows={loaded.dispatches}
            sample={loaded.sample}
            busy={navigation.state === 'loading'}
            nextTo={loaded.nextCursor && listPath({ status: loaded.status, cursor: loaded.nextCursor })}
            onChanged={changed}
          />
        </>
      )}
    </>
  );
}

type BoardData = Extract<Awaited<ReturnType<typeof clientLoader>>, { view: 'board' }>;

function Board({ columns, counts, sample, onChanged }: BoardData & { onChanged: () => void }) {
  if (columns.some(({ rows }) => rows.length > 0))
    return <DispatchBoard columns={columns} counts={counts} sample={sample} onChanged={onChanged} />;
  return (
    <Card>
      <EmptyState
        title="No open orders"
        action={
          <ButtonLink to="/dashboard/my-products" variant="line">
            View products
          </ButtonLink>
        }
      >
        New orders appear here as soon as buyers place them.
      </EmptyState>
    </Card>
  );
}
