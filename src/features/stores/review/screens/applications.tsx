import { type SupplierStatus, supplierStatuses } from '#features/stores/suppliers/contract/options.ts';
import { DateText } from '#ui/facts/date-text.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Loading, SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { CertificateMark } from '#ui/marks/certificate-mark.tsx';
import { CursorPages } from '#ui/navigation/cursor-pages.tsx';
import { TabLinks } from '#ui/navigation/tab-links.tsx';
import { Table } from '#ui/tables/table.tsx';
import { TableName } from '#ui/tables/table-name.tsx';
import { api } from '#web/api.ts';
import { hiddenMeta } from '#web/page-meta.ts';
import { ApplicationStatus, statusLabels } from '../components/application-status.tsx';
import type { ApplicationRow } from '../contract.ts';
import type { Route } from './+types/applications.ts';
import styles from './applications.module.css';

export const meta: Route.MetaFunction = () =>
  hiddenMeta({
    title: 'Applications · Administration',
    description: 'Supplier applications, oldest first.',
  });

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const query = new URL(request.url).searchParams;
  const status = supplierStatuses.find((known) => known === query.get('status')) ?? 'submitted';
  const cursor = query.get('cursor');
  const { data } = await api.review.listApplications({ status, ...(cursor ? { cursor } : {}) });
  return { ...data, status, first: !cursor };
}

const tabs: SupplierStatus[] = ['submitted', 'changes_requested', 'approved', 'suspended', 'draft'];

export default function ApplicationsScreen({
  loaderData: { applications, nextCursor, status, first },
}: Route.ComponentProps) {
  return (
    <Stack shrink>
      <PageHead title="Applications" lead="Supplier applications, oldest first." />
      <TabLinks
        label="Status"
        items={tabs.map((tab) => ({
          to: `?status=${tab}`,
          label: statusLabels[tab].label,
          current: tab === status,
        }))}
      />
      <Card flush as="div" className={styles.sheet}>
        <Table
          caption={`Applications: ${statusLabels[status].label}`}
          columns={columns}
          rows={applications}
          rowKey={({ id }) => id}
          rowName={nameOf}
          empty={<EmptyState title={emptyTitles[status]}>{emptyTexts[status]}</EmptyState>}
        />
      </Card>
      <CursorPages path={`?status=${status}`} isFirst={first} nextCursor={nextCursor} />
    </Stack>
  );
}

const nameOf = ({ businessName }: ApplicationRow): string => businessName || 'Unnamed draft';

const columns = [
  {
    key: 'name',
    header: 'Business',
    phone: 'lead' as const,
    cell: (row: ApplicationRow) => (
      <TableName
        name={nameOf(row)}
        to={`/admin/applications/${row.id}`}
        note={[row.city, row.countryName].filter(Boolean).join(', ')}
      />
    ),
  },
  {
    key: 'categories',
    header: 'Categories',
    phone: 'hide' as const,
    cell: (row: ApplicationRow) => row.primaryCategories.join(', ') || 'None',
  },
  {
    key: 'document',
    header: 'Document',
    phone: 'hide' as const,
    cell: ({ hasDocument }: ApplicationRow) => (hasDocument ? <CertificateMark label="Attached" /> : 'None'),
  },
  {
    key: 'submitted',
    header: 'Submitted',
    phone: 'note' as const,
    cell: ({ submittedAt }: ApplicationRow) =>
      submittedAt ? <DateText when={submittedAt} format="short" zone="viewer" /> : 'Not submitted',
  },
  {
    key: 'status',
    header: 'Status',
    phone: 'side' as const,
    cell: ({ status }: ApplicationRow) => <ApplicationStatus status={status} />,
  },
];

const emptyTitles: Record<SupplierStatus, string> = {
  submitted: 'No pending applications',
  changes_requested: 'No supplier is making changes',
  approved: 'No supplier is approved yet',
  suspended: 'No store is suspended',
  draft: 'No supplier is registering at the moment',
};

const emptyTexts: Record<SupplierStatus, string> = {
  submitted: 'New applications appear here as soon as they are submitted.',
  changes_requested: 'Applications with requested changes appear here until they are submitted again.',
  approved: 'Approved applications appear here.',
  suspended: 'Suspended stores appear here.',
  draft: 'Registrations that have been started but not submitted appear here.',
};

export function HydrateFallback() {
  return (
    <Stack shrink>
      <PageHead title="Applications" lead="Supplier applications, oldest first." />
      <Card as="div">
        <Loading>
          <SkeletonRows rows={6} columns={4} />
        </Loading>
      </Card>
    </Stack>
  );
}
