import { type ReactNode, useEffect } from 'react';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';

interface LeaveGuardProps {
  isDirty: boolean;
  /** The consequence of leaving, as a sentence. */
  children: ReactNode;
}

/** Asks for confirmation before unsaved changes are lost by following a link or closing the tab. */
export function LeaveGuard({ isDirty, children }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && currentLocation.pathname !== nextLocation.pathname && !isSaved(nextLocation.state),
  );
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      onOpenChange={(open) => !open && blocker.reset?.()}
      title="Leave without saving?"
      confirmLabel="Leave"
      cancelLabel="Stay"
      variant="main"
      onConfirm={() => blocker.proceed?.()}
    >
      {children}
    </ConfirmDialog>
  );
}

/** After saving, a form navigates away with `{ isSaved: true }` before it is rendered as saved. */
const isSaved = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isSaved' in state && state.isSaved === true;
