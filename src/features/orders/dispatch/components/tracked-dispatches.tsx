import { PackageCheck, Printer } from 'lucide-react';
import { useState } from 'react';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Card } from '#ui/layout/card.tsx';
import { BulkBar } from '#ui/tables/bulk-bar.tsx';
import { api } from '#web/api.ts';
import { toProblem } from '#web/problem.ts';
import { useDownload } from '#web/use-download.ts';
import type { TrackedDispatch } from '../contract.ts';
import { DispatchTable } from './dispatch-table.tsx';
import styles from './tracked-dispatches.module.css';

interface TrackedDispatchesProps {
  rows: readonly TrackedDispatch[];
  sample: boolean;
  busy: boolean;
  /** Address of the next page; null at the end. */
  nextTo: string | null;
  onChanged: () => void;
}

/** Dispatches as a list: what is on its way, what is late, and what can be done with several at once. */
export function TrackedDispatches({ rows, sample, busy, nextTo, onChanged }: TrackedDispatchesProps) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [delivering, setDelivering] = useState(false);
  const { busy: fetching, open } = useDownload();
  const chosen = rows.filter(({ id }) => selected.has(id));
  const onTheWay = chosen.filter(({ deliveredAt }) => deliveredAt === null);

  async function deliver(): Promise<void> {
    setDelivering(true);
    let arrived = 0;
    try {
      for (const { id, order } of onTheWay) {
        await api.orders.store.deliverDispatch({ id: order.id, dispatchId: id });
        arrived += 1;
      }
    } catch (error) {
      toast.error(toProblem(error).message ?? 'That did not work. Please try again.');
    }
    if (arrived > 0) toast.success(`${arrived} ${arrived === 1 ? 'dispatch' : 'dispatches'} delivered.`);
    setDelivering(false);
    setSelected(new Set());
    onChanged();
  }
  /** All labels in one file, where it can be printed. */
  const labels = () => open({ path: `/store/dispatches/labels?ids=${chosen.map(({ id }) => id).join(',')}` });
  return (
    <>
      <Card as="div" flush>
        <DispatchTable
          rows={rows}
          selection={sample ? undefined : { selected, onChange: setSelected }}
          busy={busy || delivering}
        />
        {nextTo && (
          <p className={styles.more}>
            <ButtonLink to={nextTo} variant="line" size="sm">
              Next dispatches
            </ButtonLink>
          </p>
        )}
      </Card>
      <BulkBar count={chosen.length} noun={['dispatch', 'dispatches']} onClear={() => setSelected(new Set())}>
        <Button
          size="sm"
          variant="go"
          icon={<Printer aria-hidden />}
          busy={fetching !== null}
          onClick={() => void labels()}
        >
          {chosen.length === 1 ? 'Print label' : `Print ${chosen.length} labels`}
        </Button>
        {onTheWay.length > 0 && (
          <Button
            size="sm"
            variant="go"
            icon={<PackageCheck aria-hidden />}
            busy={delivering}
            onClick={() => void deliver()}
          >
            Mark as delivered
          </Button>
        )}
      </BulkBar>
    </>
  );
}
