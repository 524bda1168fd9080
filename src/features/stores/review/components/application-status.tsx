import type { SupplierStatus } from '#features/stores/suppliers/contract/options.ts';
import { type Status, StatusChip } from '#ui/marks/status-chip.tsx';

/** Labels of the statuses for admins. */
export const statusLabels: Record<SupplierStatus, { label: string; look: Status }> = {
  submitted: { label: 'Waiting', look: 'warn' },
  changes_requested: { label: 'Changes requested', look: 'neutral' },
  approved: { label: 'Approved', look: 'ok' },
  suspended: { label: 'Suspended', look: 'bad' },
  draft: { label: 'Draft', look: 'neutral' },
};

export function ApplicationStatus({ status }: { status: SupplierStatus }) {
  const { label, look } = statusLabels[status];
  return <StatusChip status={look}>{label}</StatusChip>;
}
