import { useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { api } from '#web/api.ts';
import { toProblem } from '#web/problem.ts';

/** A button that sends the confirmation email again. */
export function ResendButton({ size = 'md' }: { size?: 'sm' | 'md' }) {
  const [busy, setBusy] = useState(false);
  async function resend(): Promise<void> {
    setBusy(true);
    try {
      await api.accounts.resendVerification();
      toast.success('A new link is on its way to your inbox.');
    } catch (error) {
      toast.error(toProblem(error).message ?? 'We could not send the link. Please try again.');
    }
    setBusy(false);
  }
  return (
    <Button variant="line" size={size} busy={busy} busyLabel="Sending..." onClick={resend}>
      Send a new link
    </Button>
  );
}
