import { ReasonDialog } from '#features/stores/review/components/reason-dialog.tsx';
import { DateText } from '#ui/facts/date-text.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { StatusChip } from '#ui/marks/status-chip.tsx';
import { api } from '#web/api.ts';
import { useAction } from '#web/use-action.ts';
import type { StoreAccount } from '../contract.ts';
import { type AccountState, bankLabels } from '../rules.ts';

const states: Record<AccountState, { look: 'ok' | 'warn' | 'neutral'; label: string }> = {
  in_review: { look: 'neutral', label: 'In review' },
  verified: { look: 'ok', label: 'Verified' },
  rejected: { look: 'warn', label: 'Not verified' },
};

interface StoreAccountCardProps {
  account: StoreAccount;
  businessName: string;
  onChanged: () => void;
}

/** The review of a store's bank account with its history; a verified account can be revoked here. */
export function StoreAccountCard({ account, businessName, onChanged }: StoreAccountCardProps) {
  const { id, state, note, isOwn, changes } = account;
  const { start: revoke, busy } = useAction<string>({
    send: (reason) => api.bankDetails.revokeAccount({ id, reason }),
    success: 'Verification revoked.',
    onSuccess: onChanged,
    failure: 'We could not reach the server. Please try again.',
  });
  const { look, label } = states[state];
  return (
    <Card title="Bank account" actions={<StatusChip status={look}>{label}</StatusChip>}>
      <Stack gap={3}>
        {note && <p>{note}</p>}
        <ul>
          {changes.map(({ at, by, fields }) => (
            <li key={at}>
              <DateText when={at} format="datetime" zone="viewer" />, {by}:{' '}
              {fields.map((field) => bankLabels[field] ?? field).join(', ')}
            </li>
          ))}
        </ul>
        {state === 'verified' && !isOwn && (
          <ReasonDialog
            title={`Revoke the bank account of ${businessName}?`}
            description="The account is removed from order pages and documents immediately. We send the supplier your reason and tell buyers with unpaid orders not to pay into it."
            verb="Revoke verification"
            bad
            limit={500}
            busy={busy}
            onSend={revoke}
          />
        )}
      </Stack>
    </Card>
  );
}
