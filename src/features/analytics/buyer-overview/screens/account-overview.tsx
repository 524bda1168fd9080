import { Banknote, MessageSquareReply, PackageCheck, Stamp } from 'lucide-react';
import { type ClientLoaderFunctionArgs, type MetaFunction, redirect, useLoaderData } from 'react-router';
import { AttentionStrip } from '#features/analytics/insights/components/attention-strip.tsx';
import { PriceChange } from '#features/catalog/favourites/components/price-change.tsx';
import { useLiveRevalidation } from '#features/notifications/notifications/components/use-live-revalidation.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { TextLink } from '#ui/controls/text-link.tsx';
import { Loading, Skeleton, SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Split, Stack } from '#ui/layout/layout.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { api } from '#web/api.ts';
import { hiddenMeta } from '#web/page-meta.ts';
import { useUser } from '#web/use-session.ts';
import { OpenConversations, Quotes } from '../components/conversation-rows.tsx';
import { FirstSteps } from '../components/first-steps.tsx';
import { OpenOrders, PastOrders } from '../components/order-rows.tsx';
import { ProductRows } from '../components/product-rows.tsx';
import { ViewedProducts } from '../components/viewed-products.tsx';

const head = { title: 'Overview', lead: 'Your orders, conversations and saved products.' };

const findProducts = <ButtonLink to="/search">Find products</ButtonLink>;

export const meta: MetaFunction = () => hiddenMeta({ title: head.title, description: head.lead });

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { search, searchParams } = new URL(request.url);
  // The inquiries used to be the first page of the account.
  if (searchParams.has('tab')) throw redirect(`/account/inquiries${search}`);
  return (await api.buyerOverview.get()).data.overview;
}

export function HydrateFallback() {
  return (
    <>
      <PageHead {...head} actions={findProducts} />
      <Loading label="Loading your overview">
        <Stack gap={5}>
          <Skeleton height={98} />
          <Split columns="7fr 5fr" below={1100} gap={4} align="start">
            <CardSkeleton title="Open orders" rows={4} />
            <CardSkeleton title="Conversations" rows={3} />
          </Split>
        </Stack>
      </Loading>
    </>
  );
}

const CardSkeleton = ({ title, rows }: { title: string; rows: number }) => (
  <Card as="div" title={title} flush>
    <SkeletonRows rows={rows} columns={2} />
  </Card>
);

export default function AccountOverview() {
  useLiveRevalidation(['orders', 'inquiries', 'requirements']);
  const { counts, openOrders, pastOrders, conversations, requirements, priceChanges, isNew } =
    useLoaderData<typeof clientLoader>();
  const name = useUser()?.name.split(' ')[0];
  if (isNew)
    return (
      <>
        <PageHead title={name ? `Welcome, ${name}` : 'Welcome'} lead="Three ways to start." />
        <Stack gap={5}>
          <FirstSteps />
          <ViewedProducts />
        </Stack>
      </>
    );
  return (
    <>
      <PageHead {...head} actions={findProducts} />
      <Stack gap={5}>
        <AttentionStrip tasks={tasksOf(counts)} />
        {/* Both columns are always there, as while loading: an empty one says so. */}
        <Split columns="7fr 5fr" below={1100} gap={4} align="start">
          <Stack gap={4}>
            <OpenOrders orders={openOrders} />
            {requirements.length > 0 && <Quotes requirements={requirements} />}
          </Stack>
          <Stack gap={4}>
            <OpenConversations conversations={conversations} />
            {pastOrders.length > 0 && <PastOrders orders={pastOrders} />}
          </Stack>
        </Split>
        {priceChanges.length > 0 && (
          <ProductRows
            title="Price changes"
            products={priceChanges}
            actions={<TextLink to="/account/favourites">All favorites</TextLink>}
            Note={PriceChange}
          />
        )}
        <ViewedProducts />
      </Stack>
    </>
  );
}

type Counts = Awaited<ReturnType<typeof clientLoader>>['counts'];

const tasksOf = ({ overduePayments, proofs, unreadReplies, arriving }: Counts) => [
  {
    count: overduePayments,
    labels: ['payment overdue', 'payments overdue'] as [string, string],
    to: '/account/orders?status=overdue',
    Icon: Banknote,
    isLate: true,
  },
  {
    count: proofs,
    labels: ['proof to approve', 'proofs to approve'] as [string, string],
    to: '/account/orders?status=proofs',
    Icon: Stamp,
  },
  {
    count: unreadReplies,
    labels: ['unread reply', 'unread replies'] as [string, string],
    to: '/account/inquiries?tab=unread',
    Icon: MessageSquareReply,
  },
  {
    count: arriving,
    labels: ['order on the way', 'orders on the way'] as [string, string],
    to: '/account/orders?status=dispatched',
    Icon: PackageCheck,
  },
];
