import { useState } from 'react';
import { type ClientLoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { Banner } from '#ui/feedback/banner.tsx';
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { Breadcrumbs } from '#ui/navigation/breadcrumbs.tsx';
import { api } from '#web/api.ts';
import { hiddenMeta } from '#web/page-meta.ts';
import { ReceiptRecord } from '../components/order/receipt-record.tsx';
import { OwnVersion } from '../components/receive/own-version.tsx';
import { ReceiptForm } from '../components/receive/receipt-form.tsx';
import { useReceipt } from '../components/receive/use-receipt.ts';
import { useSubmit } from '../components/receive/use-submit.ts';
import { resultLabels } from '../rules/plan-text.ts';

export const meta: MetaFunction<typeof clientLoader> = ({ loaderData }) =>
  hiddenMeta({
    title: `Receive goods${loaderData ? ` of order ${loaderData.order.reference}` : ''}`,
    description: 'Record what arrived and check a sample.',
  });

export async function clientLoader({ params }: ClientLoaderFunctionArgs) {
  const { data } = await api.inspections.buyer.get({
    id: params.id ?? '',
    dispatchId: params.dispatchId ?? '',
  });
  return data.reception;
}

export function HydrateFallback() {
  return (
    <>
      <PageHead title="Receive goods" lead={<Skeleton width={240} height={18} />} />
      <Loading>
        <Skeleton height={420} round="card" />
      </Loading>
    </>
  );
}

/** The screen on which a buyer receives a dispatch, made for phones. */
export default function ReceiveGoods() {
  const loaded = useLoaderData<typeof clientLoader>();
  const [reception, setReception] = useState(loaded);
  const [isDiscarded, setDiscarded] = useState(false);
  const typed = useReceipt(reception);
  const submission = useSubmit({
    reception,
    typed,
    onReception: (latest, isOwn) => {
      setReception(latest);
      if (!isOwn || !latest.receipt) return;
      setDiscarded(true);
      toast.success(`Receipt submitted: ${resultLabels[latest.receipt.result].toLowerCase()}.`);
    },
  });
  const { order, dispatch, receipt, refusal } = reception;
  const isOpen = refusal === null;
  const hasOwn = !isDiscarded && (typed.receipt.isChanged || typed.receipt.isQueued);
  return (
    <>
      <PageHead
        title="Receive goods"
        lead={`Dispatch ${dispatch.number} of ${order.supplierName} with ${dispatch.carrier}`}
        before={
          <Breadcrumbs
            items={[
              { label: 'Orders', to: '/account/orders' },
              { label: order.reference, to: `/account/orders/${order.id}` },
              { label: 'Receive goods' },
            ]}
          />
        }
      />
      {isOpen && <ReceiptForm reception={reception} typed={typed} submission={submission} />}
      {!isOpen && (
        <Stack gap={4}>
          {receipt && (
            <Card as="div">
              <ReceiptRecord receipt={receipt} level={2} />
            </Card>
          )}
          {hasOwn && (
            <OwnVersion
              reception={reception}
              typed={typed}
              onDiscard={() => {
                typed.discard();
                setDiscarded(true);
              }}
            />
          )}
          {!receipt && !hasOwn && <Banner look="warn">{refusal}</Banner>}
        </Stack>
      )}
    </>
  );
}
