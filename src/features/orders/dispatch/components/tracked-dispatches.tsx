import { PackageCheck, Printer } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Card } from '#ui/layout/card.tsx';
import { BulkBar } from '#ui/tables/bulk-bar.tsx';
import { api } from '#web/api.ts';
import { useAction } from '#web/use-action.ts';
import { useDownload } from '#web/use-download.ts';
import type { TrackedDispatch } from '../contract.ts';
import { DispatchTable } from './dispatch-table.tsx';
import styles from './tracked-dispatches.module.css';

interface TrackedDispatchesProps {
  rows: readonly TrackedDispatch[];
  sample: boolean;
  busy: boolean;
  /** URL of the next page; null on the last page. */
  nextTo: string | null;
  onChanged: () => void;
}

/** Renders a store's dispatches as a list in which several can be selected. */
export function TrackedDispatches({ rows, sample, busy, nextTo, onChanged }: TrackedDispatchesProps) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const { busy: downloading, open } = useDownload();
  const selectedRows = rows.filter(({ id }) => selected.has(id));
  const onTheWay = selectedRows.filter(({ deliveredAt }) => deliveredAt === null);
  /** How many of the selected dispatches the running action has delivered. */
  const delivered = useRef(0);
  const settle = (): void => {
    const count = delivered.current;
    if (count > 0) toast.success(`${count} ${count === 1 ? 'dispatch' : 'dispatches'} delivered.`);
    setSelected(new Set());
    onChanged();
  };
  const delivering = useAction({
    send: async () => {
      delivered.current = 0;
      for (const { id, order } of onTheWay) {
        await api.orders.store.deliverDispatch({ id: order.id, dispatchId: id });
        delivered.current += 1;
      }
    },
    onSuccess: settle,
    failure: 'The dispatches could not be updated. Please try again.',
    // The dispatches before the failed one are delivered.
    onFailure: settle,
  });
  const labels = () =>
    open({ path: `/store/dispatches/labels?ids=${selectedRows.map(({ id }) => id).join(',')}` });
  return (
    <>
      <Card as="div" flush>
        <DispatchTable
          rows={rows}
          selection={sample ? undefined : { selected, onChange: setSelected }}
          busy={busy || delivering.busy}
        />
        {nextTo && (
          <p className={styles.more}>
            <ButtonLink to={nextTo} variant="line" size="sm">
              Show more
            </ButtonLink>
          </p>
        )}
      </Card>
      <BulkBar
        count={selectedRows.length}
        noun={['dispatch', 'dispatches']}
        onClear={() => setSelected(new Set())}
      >
        <Button
          size="sm"
          variant="go"
          icon={<Printer aria-hidden />}
          busy={downloading !== null}
          onClick={() => void labels()}
        >
          {selectedRows.length === 1 ? 'Print label' : `Print ${selectedRows.length} labels`}
        </Button>
        {onTheWay.length > 0 && (
          <Button
            size="sm"
            variant="go"
            icon={<PackageCheck aria-hidden />}
            busy={delivering.busy}
            onClick={() => void delivering.start()}
          >
            Mark as delivered
          </Button>
        )}
      </BulkBar>
    </>
  );
}
