import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Order } from '#features/orders/order-record/contract.ts';
import { Button } from '#ui/controls/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import type { OrderInspections } from '../../contract.ts';
import { samplingText } from '../../rules/plan-text.ts';
import styles from './receipt-record.module.css';
import { ReceiptRecord } from './receipt-record.tsx';
import { SamplingPlanDialog } from './sampling-plan-dialog.tsx';

interface OrderReceiptsProps {
  order: Order;
  /** Null if they could not be loaded. */
  inspections: OrderInspections | null;
}

/** Renders how the goods of an order are sampled, and the receipts of its dispatches. */
export function OrderReceipts({ order, inspections }: OrderReceiptsProps) {
  const [open, setOpen] = useState(false);
  const { revalidate } = useRevalidator();
  if (!inspections) return <Banner>Receipts could not be loaded. Reload the page.</Banner>;
  const { receipts, canChangePlan, samplingPlan } = inspections;
  if (order.status === 'cancelled' && receipts.length === 0) return null;
  return (
    <Card
      title="Receipt of goods"
      actions={
        canChangePlan && (
          <Button size="sm" variant="line" onClick={() => setOpen(true)}>
            Change sampling
          </Button>
        )
      }
    >
      <Stack>
        <p className="muted small">{samplingText(samplingPlan)}</p>
        {receipts.map((receipt) => (
          <div key={receipt.id} className={styles.receipt}>
            <ReceiptRecord receipt={receipt} />
          </div>
        ))}
      </Stack>
      {open && (
        <SamplingPlanDialog
          order={order}
          plan={samplingPlan}
          onClose={() => setOpen(false)}
          onDone={() => {
            setOpen(false);
            toast.success('Sampling plan saved.');
            void revalidate();
          }}
        />
      )}
    </Card>
  );
}
