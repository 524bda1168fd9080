import { useState } from 'react';
import { data } from 'react-router';
import { Button } from '#ui/controls/button.tsx';
import { ProgressBar } from '#ui/facts/progress-bar.tsx';
import { Loading, SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { Checkbox } from '#ui/fields/choices/checkbox.tsx';
import { Card } from '#ui/layout/card.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';
import { api } from '#web/api.ts';
import { hiddenMeta } from '#web/page-meta.ts';
import { isSampleView } from '#web/sample-view.ts';
import { currentSession } from '#web/session.ts';
import { useAction } from '#web/use-action.ts';
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
    description: 'A checklist shared with your team.',
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
  <Loading label="Loading checklist">
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
  const [ticks, setTicks] = useState<readonly Tick[]>(stored);
  const done = ticks.filter((tick) => tick.checklist === checklist.id).length;
  const setPoint = (point: string, tick: Tick | null): void =>
    setTicks((known) => [
      ...known.filter((one) => one.checklist !== checklist.id || one.point !== point),
      ...(tick ? [tick] : []),
    ]);
  return (
    <>
      <PageHead
        before={<LibraryBreadcrumbs place="dashboard" here={checklist.title} />}
        title={checklist.title}
        lead={checklist.lead}
        actions={<PrintButton />}
      />
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
            {done} of {checklist.points.length} completed
          </span>
        }
      >
        <ProgressBar label="Completed" value={(done / checklist.points.length) * 100} />
        <div className={styles.points}>
          {isSample ? (
            <ChecklistPoints checklist={checklist} ticks={ticks} />
          ) : (
            <ChecklistPoints
              checklist={checklist}
              ticks={ticks}
              renderBox={(point, isTicked) => (
                <TickBox
                  {...{ checklist, point, isTicked, me }}
                  onChange={(tick) => setPoint(point.id, tick)}
                  onSaved={setTicks}
                />
              )}
            />
          )}
        </div>
      </Card>
    </>
  );
}

interface TickBoxProps {
  checklist: Checklist;
  point: Checklist['points'][number];
  isTicked: boolean;
  me: string;
  onChange: (tick: Tick | null) => void;
  onSaved: (ticks: readonly Tick[]) => void;
}

/** A box that shows its tick immediately; a tick that could not be saved is reverted with an error message. */
function TickBox({ checklist, point, isTicked, me, onChange, onSaved }: TickBoxProps) {
  const tick = { checklist: checklist.id, point: point.id };
  const { start } = useAction({
    send: (ticked: boolean) => api.guidelines.setTick({ ...tick, ticked }),
    failure: 'The change could not be saved. Please try again.',
    onSuccess: ({ data: saved }) => onSaved(saved.ticks),
    onFailure: (_problem, ticked) => show(!ticked),
  });
  const show = (ticked: boolean): void =>
    onChange(ticked ? { ...tick, by: me, at: new Date().toISOString() } : null);
  return (
    <Checkbox
      checked={isTicked}
      hint={point.why}
      onChange={({ target: { checked } }) => {
        show(checked);
        void start(checked);
      }}
    >
      {point.text}
    </Checkbox>
  );
}

function ClearTicks({ checklist, onCleared }: { checklist: Checklist; onCleared: () => void }) {
  const [open, setOpen] = useState(false);
  const { start, busy } = useAction({
    send: () => api.guidelines.clearChecklist({ checklist: checklist.id }),
    failure: 'The checklist could not be reset. Please try again.',
    onSuccess: () => {
      onCleared();
      setOpen(false);
    },
  });
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={setOpen}
      title="Reset this checklist?"
      confirmLabel="Reset"
      busy={busy}
      onConfirm={() => void start()}
      trigger={
        <Button size="sm" variant="quiet">
          Reset
        </Button>
      }
    >
      All items are unchecked for everyone in your store.
    </ConfirmDialog>
  );
}
