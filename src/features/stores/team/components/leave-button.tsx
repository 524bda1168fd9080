import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#ui/controls/button.tsx';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';
import { api } from '#web/api.ts';
import { useAction } from '#web/use-action.ts';

/** A button with which members leave the store. */
export function LeaveButton({ storeName }: { storeName: string }) {
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const { start: leave, busy } = useAction({
    send: () => api.team.leaveTeam(),
    success: `You’ve left ${storeName}.`,
    onSuccess: () => navigate('/registration'),
    failure: 'We could not reach the server. Please try again.',
    onFailure: () => setOpen(false),
  });
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={setOpen}
      trigger={<Button variant="bad">Leave store</Button>}
      title={`Leave ${storeName}?`}
      confirmLabel="Leave"
      busy={busy}
      busyLabel="Leaving..."
      onConfirm={() => void leave()}
    >
      You can rejoin only if the owner invites you again. You keep your account.
    </ConfirmDialog>
  );
}
