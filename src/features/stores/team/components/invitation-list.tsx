import { Mail } from 'lucide-react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { roleLabels } from '#features/stores/suppliers/rules/store-roles.ts';
import { Button } from '#ui/controls/button.tsx';
import { DateText } from '#ui/facts/date-text.tsx';
import { EmailText } from '#ui/facts/email-text.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Cluster } from '#ui/layout/layout.tsx';
import { api } from '#web/api.ts';
import { toProblem } from '#web/problem.ts';
import type { Invitation } from '../contract.ts';
import styles from './invitation-list.module.css';

/** A list of the open invitations. */
export function InvitationList({ invitations }: { invitations: readonly Invitation[] }) {
  return (
    <ul>
      {invitations.map((invitation) => (
        <Row key={invitation.id} invitation={invitation} />
      ))}
    </ul>
  );
}

function Row({ invitation: { id, email, role, expiresAt } }: { invitation: Invitation }) {
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState<'again' | 'back' | null>(null);
  async function act(action: 'again' | 'back', work: () => Promise<unknown>): Promise<void> {
    setBusy(action);
    try {
      await work();
      toast.success(
        action === 'again' ? `A new link is on its way to ${email}.` : 'The invitation is cancelled.',
      );
    } catch (error) {
      toast.error(toProblem(error).message ?? 'We could not reach the server. Please try again.');
    }
    await revalidate();
    setBusy(null);
  }
  return (
    <Cluster as="li" gap={3} rowGap={2} className={styles.row}>
      <Mail aria-hidden strokeWidth={1.8} />
      <p className={styles.words}>
        <b>
          <EmailText>{email}</EmailText>
        </b>
        <span>
          {roleLabels[role].label}, until <DateText when={expiresAt} />
        </span>
      </p>
      <Cluster gap={2} nowrap align="stretch">
        <Button
          variant="quiet"
          size="sm"
          busy={busy === 'again'}
          aria-label={`Send again to ${email}`}
          onClick={() => act('again', () => api.team.invite({ email, role }))}
        >
          Send again
        </Button>
        <Button
          variant="line"
          size="sm"
          busy={busy === 'back'}
          aria-label={`Cancel the invitation of ${email}`}
          onClick={() => act('back', () => api.team.cancelInvitation({ id }))}
        >
          Cancel invitation
        </Button>
      </Cluster>
    </Cluster>
  );
}
