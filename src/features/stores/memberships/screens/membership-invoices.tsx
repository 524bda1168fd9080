import { useRevalidator } from 'react-router';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { Loading, SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { Card } from '#ui/layout/card.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';
import { api } from '#web/api.ts';
import { hiddenMeta } from '#web/page-meta.ts';
import { useAction } from '#web/use-action.ts';
import { InvoiceTable } from '../components/billing/invoice-table.tsx';
import type { MembershipInvoice } from '../contract.ts';
import type { Route } from './+types/membership-invoices.ts';

export const meta: Route.MetaFunction = () =>
  hiddenMeta({
    title: 'Membership invoices · Administration',
    description: 'Unpaid supplier invoices, oldest first.',
  });

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const cursor = new URL(request.url).searchParams.get('cursor');
  return (await api.memberships.listInvoices(cursor ? { cursor } : {})).data;
}

const head = <PageHead title="Membership invoices" lead="Unpaid supplier invoices, oldest first." />;

export function HydrateFallback() {
  return (
    <>
      {head}
      <Loading label="Loading invoices">
        <Card flush>
          <SkeletonRows rows={6} columns={5} />
        </Card>
      </Loading>
    </>
  );
}

export default function MembershipInvoices({ loaderData: { invoices, nextCursor } }: Route.ComponentProps) {
  return (
    <>
      {head}
      <Card flush as="div">
        <InvoiceTable
          caption="Open membership invoices"
          invoices={invoices}
          filePath={(id) => `/admin/membership-invoices/${id}/file`}
          empty="No open invoices. New invoices appear here when a paid cycle starts."
          owner={({ businessName }) => businessName}
          Actions={InvoiceActions}
        />
      </Card>
      {nextCursor && (
        <ButtonLink variant="line" to={`?cursor=${nextCursor}`}>
          Next page
        </ButtonLink>
      )}
    </>
  );
}

/** An admin's actions on an invoice: mark it as paid or write it off. */
function InvoiceActions({ invoice: { id, number, state } }: { invoice: MembershipInvoice }) {
  const { revalidate } = useRevalidator();
  const failure = 'This could not be recorded. Please try again.';
  const payment = useAction({
    send: () => api.memberships.payInvoice({ id }),
    success: `${number} marked as paid.`,
    onSuccess: revalidate,
    failure,
  });
  const writeOff = useAction({
    send: () => api.memberships.writeOffInvoice({ id }),
    success: `${number} written off.`,
    onSuccess: revalidate,
    failure,
  });
  return (
    <>
      <ConfirmDialog
        title={`Has ${number} been paid?`}
        confirmLabel="Mark as paid"
        onConfirm={() => void payment.start()}
        busy={payment.busy}
        trigger={
          <Button size="sm" variant="line">
            Mark as paid
          </Button>
        }
      >
        Confirm only payments that have arrived in the bank account. You can’t undo this.
      </ConfirmDialog>
      {state === 'lapsed' && (
        <ConfirmDialog
          title={`Write ${number} off?`}
          confirmLabel="Write off"
          onConfirm={() => void writeOff.start()}
          busy={writeOff.busy}
          trigger={
            <Button size="sm" variant="quiet">
              Write off
            </Button>
          }
        >
          The store no longer owes this amount and can select a paid plan again.
        </ConfirmDialog>
      )}
    </>
  );
}
