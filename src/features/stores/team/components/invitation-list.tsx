import { Mail } from 'lucide-react';
import { useRevalidator } from 'react-router';
import { roleLabels } from '#features/stores/suppliers/rules/store-roles.ts';
import { Button } from '#ui/controls/button.tsx';
import { DateText } from '#ui/facts/date-text.tsx';
import { EmailText } from '#ui/facts/email-text.tsx';
import { Cluster } from '#ui/layout/layout.tsx';
import { api } from '#web/api.ts';
import { useAction } from '#web/use-action.ts';
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
  const both = {
    onSuccess: revalidate,
    failure: 'We could not reach the server. Please try again.',
    onFailure: revalidate,
  };
  const resending = useAction({
    ...both,
    send: () => api.team.invite({ email, role }),
    success: `New link sent to ${email}.`,
  });
  const cancelling = useAction({
    ...both,
    send: () => api.team.cancelInvitation({ id }),
    success: 'Invitation canceled.',
  });
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
          busy={resending.busy}
          aria-label={`Send again to ${email}`}
          onClick={() => void resending.start()}
        >
          Send again
        </Button>
        <Button
          variant="line"
          size="sm"
          busy={cancelling.busy}
          aria-label={`Cancel the invitation of ${email}`}
          onClick={() => void cancelling.start()}
        >
          Cancel invitation
        </Button>
      </Cluster>
    </Cluster>
  );
}
