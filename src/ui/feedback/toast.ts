/** Toasts appear at the top centre for 4 s. The code that renders them loads with the first one. */

export interface ToastMessage {
  id: number;
  look: 'success' | 'error';
  text: string;
  /** Link to continue. */
  action?: ToastAction | undefined;
}

interface ToastAction {
  label: string;
  to: string;
}

const pendingToasts: ToastMessage[] = [];
const listeners = new Set<() => void>();
let count = 0;

function addToast(look: ToastMessage['look'], { text, action }: { text: string; action?: ToastAction }) {
  count += 1;
  pendingToasts.push({ id: count, look, text, action });
  for (const listener of listeners) listener();
}

export const toast = {
  /** Dark text on orange, role status. */
  success: (text: string, action?: ToastAction) => addToast('success', { text, action }),
  /** White text on red, role alert. */
  error: (text: string) => addToast('error', { text }),
};

/** Returns and removes the messages that have not been shown; for the Toaster. */
export const takeToasts = (): ToastMessage[] => pendingToasts.splice(0);

/** Calls back when there is a message; for the Toaster. */
export function onToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns a number that changes with every message. */
export const toastCount = (): number => count;
