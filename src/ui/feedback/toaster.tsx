import { lazy, Suspense, useSyncExternalStore } from 'react';
import { onToast, toastCount } from './toast.ts';

const ToastStack = lazy(() => import('./toast-stack.tsx').then((module) => ({ default: module.ToastStack })));

/** Renders toasts; used once, in root.tsx. Loads nothing until the first toast. */
export function Toaster() {
  const count = useSyncExternalStore(onToast, toastCount, () => 0);
  return (
    count > 0 && (
      <Suspense>
        <ToastStack count={count} />
      </Suspense>
    )
  );
}
