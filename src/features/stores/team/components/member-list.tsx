import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { type MemberRole, memberRoles, roleLabels } from '#features/stores/suppliers/rules/store-roles.ts';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { EmailText } from '#ui/facts/email-text.tsx';
import { Cluster } from '#ui/layout/layout.tsx';
import { Tag } from '#ui/marks/tag.tsx';
import { Portrait } from '#ui/media/portrait.tsx';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';
import { Menu, MenuItem, MenuSeparator } from '#ui/overlays/menu.tsx';
import { api } from '#web/api.ts';
import { useAction } from '#web/use-action.ts';
import type { Member } from '../contract.ts';
import styles from './member-list.module.css';

/** A list of the store's members; the owner can change roles and remove members. */
export function MemberList({ members, mayManage }: { members: readonly Member[]; mayManage: boolean }) {
  return (
    <ul>
      {members.map((member) => (
        <Cluster as="li" gap={3} nowrap key={member.accountId} className={styles.row}>
          <Portrait name={member.name} size={36} />
          <p className={styles.words}>
            <b>
              {member.name}
              {member.isYou && <span className={`faint ${styles.you}`}> (you)</span>}
            </b>
            <span>
              <EmailText>{member.email}</EmailText>
            </span>
          </p>
          <Tag>{roleLabels[member.role].label}</Tag>
          {mayManage &&
            (member.role === 'owner' ? <span className={styles.gap} /> : <Actions member={member} />)}
        </Cluster>
      ))}
    </ul>
  );
}

function Actions({ member }: { member: Member }) {
  const { revalidate } = useRevalidator();
  const [removing, setRemoving] = useState(false);
  const { accountId, name } = member;
  const reload = async (): Promise<void> => {
    setRemoving(false);
    await revalidate();
  };
  const failure = 'We could not reach the server. Please try again.';
  const { start: setRole } = useAction<MemberRole>({
    send: (role) => api.team.setRole({ accountId, role }),
    success: (_, role) => `${name} is now ${roleLabels[role].label.toLowerCase()}.`,
    failure,
    onSuccess: reload,
    onFailure: reload,
  });
  const { start: remove, busy } = useAction({
    send: () => api.team.removeFromTeam({ accountId }),
    success: `${name} removed.`,
    failure,
    onSuccess: reload,
    onFailure: reload,
  });
  return (
    <>
      <Menu
        align="end"
        trigger={
          <IconButton label={`Change ${name}`} size="sm">
            <Ellipsis aria-hidden />
          </IconButton>
        }
      >
        {memberRoles
          .filter((role) => role !== member.role)
          .map((role) => (
            <MenuItem key={role} onSelect={() => void setRole(role)}>
              Make {roleLabels[role].label.toLowerCase()}
            </MenuItem>
          ))}
        <MenuSeparator />
        <MenuItem bad onSelect={() => setRemoving(true)}>
          Remove from store
        </MenuItem>
      </Menu>
      <ConfirmDialog
        open={removing}
        onOpenChange={setRemoving}
        title={`Remove ${name}?`}
        confirmLabel="Remove"
        busy={busy}
        busyLabel="Removing..."
        onConfirm={() => void remove()}
      >
        They lose access to your store immediately. Their past work stays.
      </ConfirmDialog>
    </>
  );
}
