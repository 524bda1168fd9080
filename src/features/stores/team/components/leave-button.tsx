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
    success: `You no longer work in ${storeName}.`,
    onSuccess: () => navigate('/registration'),
    failure: 'We could not reach the server. Please try again.',
    onFailure: () => setOpen(false),
  });
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={setOpen}
      trigger={<Button variant="bad">Leave the store</Button>}
      title={`Leave ${storeName}?`}
      confirmLabel="Leave"
      busy={busy}
      busyLabel="Leaving..."
      onConfirm={() => void leave()}
    >
      You can come back only if the owner invites you again. Your account stays yours.
    </ConfirmDialog>
  );
}
