import { type ClientLoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { api } from '#web/api.ts';
import { hiddenMeta } from '#web/page-meta.ts';
import { NotificationList } from '../components/notification-list.tsx';
import { NotificationSkeleton } from '../components/notification-skeleton.tsx';
import { useLiveRevalidation } from '../components/use-live-revalidation.ts';
import { notificationTabs } from '../contract.ts';

export const meta: MetaFunction = () =>
  hiddenMeta({ title: 'Notifications', description: 'Updates on your inquiries and orders.' });

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const requestedTab = new URL(request.url).searchParams.get('tab');
  const tab = notificationTabs.find((known) => known === requestedTab) ?? 'all';
  const { data } = await api.notifications.list({ tab });
  return { ...data, tab, sample: false };
}

export const HydrateFallback = NotificationSkeleton;

export default function AccountNotifications() {
  useLiveRevalidation(['notifications']);
  return <NotificationList {...useLoaderData<typeof clientLoader>()} />;
}
