/** Toasts: top centre, 4 s. The code that draws them is loaded with the first one. */

export interface ToastMessage {
  id: number;
  look: 'success' | 'error';
  text: string;
  /** Where to go next. */
  action?: ToastAction | undefined;
}

interface ToastAction {
  label: string;
  to: string;
}

const waiting: ToastMessage[] = [];
const listeners = new Set<() => void>();
let count = 0;

function show(look: ToastMessage['look'], text: string, action?: ToastAction) {
  count += 1;
  waiting.push({ id: count, look, text, action });
  for (const listener of listeners) listener();
}

export const toast = {
  /** Ink on orange, role status. */
  success: (text: string, action?: ToastAction) => show('success', text, action),
  /** White on red, role alert. */
  error: (text: string) => show('error', text),
};

/** For the Toaster: the messages not yet shown; the list is empty afterwards. */
export const takeToasts = (): ToastMessage[] => waiting.splice(0);

/** For the Toaster: calls back when a message waits. */
export function onToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Changes with every message. */
export const toastCount = (): number => count;
