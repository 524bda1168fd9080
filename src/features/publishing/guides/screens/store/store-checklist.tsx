import { useState } from 'react';
import { data } from 'react-router';
import { Button } from '#ui/controls/button.tsx';
import { ProgressBar } from '#ui/facts/progress-bar.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { Loading, SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Card } from '#ui/layout/card.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';
import { api } from '#web/api.ts';
import { hiddenMeta } from '#web/page-meta.ts';
import { toProblem } from '#web/problem.ts';
import { isSampleView } from '#web/sample-view.ts';
import { currentSession } from '#web/session.ts';
import { ChecklistPoints } from '../../components/checklist-points.tsx';
import { PrintButton } from '../../components/print-button.tsx';
import { LibraryBreadcrumbs } from '../../components/print-page.tsx';
import type { Tick } from '../../contract.ts';
import { type Checklist, findChecklist } from '../../rules/checklists.ts';
import type { Route } from './+types/store-checklist.ts';
import styles from './store-checklist.module.css';

export const meta = ({ loaderData }: Route.MetaArgs) =>
  hiddenMeta({
    title: loaderData?.checklist.title ?? 'Checklist',
    description: 'Points to see to, kept for the whole store.',
  });

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const checklist = findChecklist(params.checklist);
  if (!checklist) throw data(null, { status: 404 });
  const { data: kept } = await api.guidelines.listTicks();
  return {
    checklist,
    ticks: kept.ticks,
    isSample: isSampleView(),
    me: currentSession()?.user.name ?? '',
  };
}

export const HydrateFallback = () => (
  <Loading label="Loading the checklist">
    <Card flush>
      <SkeletonRows rows={7} columns={2} />
    </Card>
  </Loading>
);

export default function StoreChecklist({ loaderData }: Route.ComponentProps) {
  return <TickableChecklist key={loaderData.checklist.id} {...loaderData} />;
}

interface TickableChecklistProps {
  checklist: Checklist;
  ticks: readonly Tick[];
  isSample: boolean;
  me: string;
}

function TickableChecklist({ checklist, ticks: stored, isSample, me }: TickableChecklistProps) {
  const [ticks, setTicks] = useState(stored);
  const [problem, setProblem] = useState<string | null>(null);
  const done = ticks.filter((tick) => tick.checklist === checklist.id).length;
  const set = async (point: string, ticked: boolean): Promise<void> => {
    const before = ticks;
    const others = ticks.filter((tick) => tick.checklist !== checklist.id || tick.point !== point);
    // Shown immediately; a tick that could not be saved is reverted with an error message.
    const now = { checklist: checklist.id, point, by: me, at: new Date().toISOString() };
    setTicks(ticked ? [...others, now] : others);
    setProblem(null);
    try {
      setTicks((await api.guidelines.setTick({ checklist: checklist.id, point, ticked })).data.ticks);
    } catch (error) {
      setTicks(before);
      setProblem(toProblem(error).message ?? 'The tick could not be kept. Please try again.');
    }
  };
  return (
    <>
      <PageHead
        before={<LibraryBreadcrumbs place="dashboard" here={checklist.title} />}
        title={checklist.title}
        lead={checklist.lead}
        actions={<PrintButton />}
      />
      {problem && <Banner look="bad">{problem}</Banner>}
      <Card
        className={styles.card ?? ''}
        actions={
          !isSample &&
          done > 0 && (
            <ClearTicks
              checklist={checklist}
              onCleared={() => setTicks(ticks.filter((tick) => tick.checklist !== checklist.id))}
            />
          )
        }
        title={
          <span className="num" aria-live="polite">
            {done} of {checklist.points.length} seen to
          </span>
        }
      >
        <ProgressBar label="Seen to" value={(done / checklist.points.length) * 100} />
        <div className={styles.points}>
          {isSample ? (
            <ChecklistPoints checklist={checklist} ticks={ticks} />
          ) : (
            <ChecklistPoints
              checklist={checklist}
              ticks={ticks}
              onSet={(point, ticked) => void set(point, ticked)}
            />
          )}
        </div>
      </Card>
    </>
  );
}

function ClearTicks({ checklist, onCleared }: { checklist: Checklist; onCleared: () => void }) {
  const [busy, setBusy] = useState(false);
  const [open, setOpen] = useState(false);
  const clear = async (): Promise<void> => {
    setBusy(true);
    try {
      await api.guidelines.clearChecklist({ checklist: checklist.id });
      onCleared();
      setOpen(false);
    } catch (error) {
      toast.error(toProblem(error).message ?? 'The ticks could not be taken away. Please try again.');
    } finally {
      setBusy(false);
    }
  };
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={setOpen}
      title="Begin this checklist again?"
      confirmLabel="Begin again"
      busy={busy}
      onConfirm={() => void clear()}
      trigger={
        <Button size="sm" variant="quiet">
          Begin again
        </Button>
      }
    >
      All its ticks are taken away, for everybody in your store.
    </ConfirmDialog>
  );
}
