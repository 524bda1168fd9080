import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { memberRoles, roleLabels } from '#features/stores/suppliers/rules/store-roles.ts';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { EmailText } from '#ui/facts/email-text.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Cluster } from '#ui/layout/layout.tsx';
import { Tag } from '#ui/marks/tag.tsx';
import { Portrait } from '#ui/media/portrait.tsx';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';
import { Menu, MenuItem, MenuSeparator } from '#ui/overlays/menu.tsx';
import { api } from '#web/api.ts';
import { toProblem } from '#web/problem.ts';
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
  const [busy, setBusy] = useState(false);
  const { accountId, name } = member;
  async function act(work: () => Promise<unknown>, done: string): Promise<void> {
    setBusy(true);
    try {
      await work();
      toast.success(done);
    } catch (error) {
      toast.error(toProblem(error).message ?? 'We could not reach the server. Please try again.');
    }
    setBusy(false);
    setRemoving(false);
    await revalidate();
  }
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
            <MenuItem
              key={role}
              onSelect={() =>
                void act(
                  () => api.team.setRole({ accountId, role }),
                  `${name} is now ${roleLabels[role].label.toLowerCase()}.`,
                )
              }
            >
              Make {roleLabels[role].label.toLowerCase()}
            </MenuItem>
          ))}
        <MenuSeparator />
        <MenuItem bad onSelect={() => setRemoving(true)}>
          Remove from the store
        </MenuItem>
      </Menu>
      <ConfirmDialog
        open={removing}
        onOpenChange={setRemoving}
        title={`Remove ${name}?`}
        confirmLabel="Remove"
        busy={busy}
        busyLabel="Removing..."
        onConfirm={() => void act(() => api.team.removeFromTeam({ accountId }), `${name} is removed.`)}
      >
        They can no longer open your store, from this moment on. What they did in it stays.
      </ConfirmDialog>
    </>
  );
}
