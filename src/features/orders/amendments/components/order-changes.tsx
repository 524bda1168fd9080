import { PencilLine } from 'lucide-react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Address } from '#features/orders/addresses/contract.ts';
import type { Order } from '#features/orders/order-record/contract.ts';
import { Button } from '#ui/controls/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Card } from '#ui/layout/card.tsx';
import { Cluster, Stack } from '#ui/layout/layout.tsx';
import { Accordion } from '#ui/navigation/accordion.tsx';
import { api } from '#web/api.ts';
import { useAction } from '#web/use-action.ts';
import type { Amendment, OrderChanges as Changes } from '../contract.ts';
import { DecisionButtons } from './decision-buttons.tsx';
import { Proposal, ProposalState } from './proposal.tsx';
import { ProposeDialog } from './propose-dialog.tsx';
import type { Side } from './use-changes.ts';

interface OrderChangesProps {
  order: Order;
  /** Null for the warehouse, or if they could not be loaded. */
  changes: Changes | null;
  side: Side;
  /** The sample store cannot be changed. */
  sample?: boolean;
}

/** Renders the changes of an order: the open proposal, earlier ones, and a button that proposes one. */
export function OrderChanges({ order, changes, side, sample = false }: OrderChangesProps) {
  const { revalidate, state } = useRevalidator();
  const [addresses, setAddresses] = useState<Address[] | null>(null);
  const opening = useAction({
    send: async () => (side === 'buyer' ? (await api.addresses.listAddresses()).data.addresses : []),
    onSuccess: setAddresses,
    failure: 'Your addresses could not be loaded. Please try again.',
  });
  if (!changes && !order.showsMoney) return null;
  if (!changes)
    return (
      <Banner
        title="The changes of this order could not be loaded"
        action={
          <Button variant="line" size="sm" busy={state !== 'idle'} onClick={() => void revalidate()}>
            Try again
          </Button>
        }
      />
    );
  const isFixed = sample || order.supplier.isSuspended;
  const canPropose = changes.canPropose && !isFixed;
  if (changes.amendments.length === 0 && !canPropose) return null;
  const open = changes.amendments.find((one) => one.state === 'open');
  const done = async (message: string): Promise<void> => {
    setAddresses(null);
    toast.success(message);
    await revalidate();
  };
  return (
    <Card
      title="Changes"
      actions={
        canPropose && (
          <Button
            size="sm"
            variant="line"
            icon={<PencilLine aria-hidden />}
            busy={opening.busy}
            onClick={() => void opening.start()}
          >
            Propose a change
          </Button>
        )
      }
    >
      <Stack gap={4}>
        {open && (
          <Stack gap={3}>
            <Cluster gap={3} rowGap={1} justify="between">
              <h3>{headingOf(open, { side, order })}</h3>
              <ProposalState state={open.state} />
            </Cluster>
            <Proposal amendment={open} currency={order.currency} />
            {!isFixed && <DecisionButtons order={order} amendment={open} side={side} onDone={done} />}
          </Stack>
        )}
        <History amendments={changes.amendments.filter((one) => one !== open)} currency={order.currency} />
        {changes.amendments.length === 0 && (
          <p className="muted small">Nothing has changed since the order was placed.</p>
        )}
      </Stack>
      {addresses && (
        <ProposeDialog
          order={order}
          changes={changes}
          addresses={addresses}
          side={side}
          onClose={() => setAddresses(null)}
          onDone={done}
        />
      )}
    </Card>
  );
}

function headingOf({ proposedBy }: Amendment, { side, order }: { side: Side; order: Order }): string {
  if (proposedBy === side) return 'You proposed a change';
  const other = side === 'buyer' ? order.supplier.name : (order.buyer.company ?? order.buyer.name);
  return `${other} proposes a change`;
}

function History({ amendments, currency }: { amendments: Amendment[]; currency: string }) {
  if (amendments.length === 0) return null;
  return (
    <Accordion
      items={amendments.map((amendment) => ({
        id: amendment.id,
        title: (
          <Cluster as="span" gap={2} rowGap={1}>
            Change {amendment.number} <ProposalState state={amendment.state} />
          </Cluster>
        ),
        body: <Proposal amendment={amendment} currency={currency} />,
      }))}
    />
  );
}
