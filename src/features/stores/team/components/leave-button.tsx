import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#ui/controls/button.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';
import { api } from '#web/api.ts';
import { toProblem } from '#web/problem.ts';

/** A button with which members leave the store. */
export function LeaveButton({ storeName }: { storeName: string }) {
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  async function leave(): Promise<void> {
    setBusy(true);
    try {
      await api.team.leaveTeam();
      toast.success(`You no longer work in ${storeName}.`);
      await navigate('/registration');
    } catch (error) {
      toast.error(toProblem(error).message ?? 'We could not reach the server. Please try again.');
      setBusy(false);
      setOpen(false);
    }
  }
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
