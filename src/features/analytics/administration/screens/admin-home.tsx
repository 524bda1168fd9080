import { Boxes, ClipboardCheck, ReceiptText, Store } from 'lucide-react';
import { type ClientLoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx';
import { Grid, Stack } from '#ui/layout/layout.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { api } from '#web/api.ts';
import { hiddenMeta } from '#web/page-meta.ts';
import { AdminFigure } from '../components/admin-figure.tsx';
import { AdminSearch } from '../components/admin-search.tsx';
import { TaskGroup } from '../components/task-group.tsx';
import { Trends } from '../components/trends.tsx';
import { taskGroups } from '../rules/task-groups.ts';
import { describeWait } from '../rules/waiting-time.ts';

const head = { title: 'Overview', lead: 'Open tasks and key figures.' };

export const meta: MetaFunction = () => hiddenMeta({ title: 'Administration', description: head.lead });

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const q = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, 100);
  const [overview, trends, search] = await Promise.all([
    api.administration.overview(),
    api.administration.trends(),
    q ? api.administration.search({ q }) : null,
  ]);
  return {
    ...overview.data.overview,
    trends: trends.data.trends,
    q,
    results: search?.data.results ?? null,
    loadedAt: Date.now(),
  };
}

export function HydrateFallback() {
  return (
    <>
      <PageHead {...head} />
      <Loading label="Loading the overview">
        <Stack gap={5}>
          <Skeleton height={44} />
          <Grid columns={4} medium={2} gap={4}>
            {[1, 2, 3, 4].map((figure) => (
              <Skeleton key={figure} height={116} />
            ))}
          </Grid>
          <Grid columns={2} below={960} gap={4}>
            <Skeleton height={370} />
            <Skeleton height={318} />
          </Grid>
        </Stack>
      </Loading>
    </>
  );
}

export default function AdminHome() {
  const { tasks, figures, oldest, loadedAt, trends, q, results } = useLoaderData<typeof clientLoader>();
  return (
    <>
      <PageHead {...head} />
      <Stack gap={5}>
        <AdminSearch q={q} results={results} />
        <Grid columns={4} medium={2} gap={4}>
          <AdminFigure label="Suppliers" Icon={Store} value={figures.suppliers} note="with a public page" />
          <AdminFigure
            label="Live products"
            Icon={Boxes}
            value={figures.liveProducts}
            note="visible to buyers"
          />
          <AdminFigure
            label="Orders, last 7 days"
            Icon={ReceiptText}
            value={figures.ordersThisWeek}
            note={`vs ${figures.ordersWeekBefore} the week before`}
          />
          <AdminFigure
            label="Open applications"
            Icon={ClipboardCheck}
            value={tasks.applications}
            note={
              oldest.applications ? `oldest: ${describeWait(oldest.applications, loadedAt)}` : 'none waiting'
            }
          />
        </Grid>
        <Grid columns={2} below={960} gap={4} align="start">
          {taskGroups.map((group) => (
            <TaskGroup key={group.title} {...group} tasks={tasks} oldest={oldest} loadedAt={loadedAt} />
          ))}
        </Grid>
        <Trends trends={trends} />
      </Stack>
    </>
  );
}
