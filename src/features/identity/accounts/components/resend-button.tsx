import { Button } from '#ui/controls/button.tsx';
import { api } from '#web/api.ts';
import { useAction } from '#web/use-action.ts';

/** A button that sends the confirmation email again. */
export function ResendButton({ size = 'md' }: { size?: 'sm' | 'md' }) {
  const { start: resend, busy } = useAction({
    send: () => api.accounts.resendVerification(),
    success: 'We’ve sent you a new link.',
    failure: 'We could not send the link. Please try again.',
  });
  return (
    <Button variant="line" size={size} busy={busy} busyLabel="Sending..." onClick={() => void resend()}>
      Send a new link
    </Button>
  );
}
