import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';

/** Asks for confirmation before unsaved changes are lost by following a link or closing the tab. */
export function LeaveGuard({ isDirty }: { isDirty: boolean }) {
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
      You have unsaved changes. They stay in this browser and are restored when you come back.
    </ConfirmDialog>
  );
}

/** After storing a new entry, the editor navigates to its URL before it is rendered as saved. */
const isSaved = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isSaved' in state && state.isSaved === true;
