/** State of a form after a refused submission. */
export interface FormErrorState {
  /** Current number of fields with errors. */
  count: number;
  /** Number of fields with errors when the submission was refused. */
  announcedCount: number;
  /** True if the form is longer than the window, so that errors may be out of view. */
  isLong: boolean;
}

/**
 * Calls back when a submission leaves fields with errors and whenever their number changes; focuses the first of them.
 * Call `expect` when the form is submitted.
 *
 * Errors from the server may arrive much later than the submission. Until the user types or presses a button again, a
 * new error belongs to the submission; after that, the focus stays where it is.
 */
export function watchRefusedSubmissions(form: HTMLFormElement, report: (refusal: FormErrorState) => void) {
  let isAwaitingErrors = false;
  let announcedCount = 0;
  const check = (): void => {
    const fields = fieldsInError(form);
    if (isAwaitingErrors && fields.length > 0) {
      announcedCount = fields.length;
      focusField(fields[0]);
    }
    if (fields.length === 0) announcedCount = 0;
    // An error that appears while the user fills in the form is only shown at its field.
    report({ count: announcedCount > 0 ? fields.length : 0, announcedCount, isLong: isLong(form) });
  };
  const stopAwaiting = (): void => {
    isAwaitingErrors = false;
  };
  const observer = new MutationObserver(check);
  observer.observe(form, { childList: true, subtree: true });
  document.addEventListener('keydown', stopAwaiting, true);
  document.addEventListener('pointerdown', stopAwaiting, true);
  // Typing without keys: pasting from a menu, dictation, a password manager.
  form.addEventListener('input', stopAwaiting, true);
  return {
    expect: (): void => {
      isAwaitingErrors = true;
      announcedCount = 0;
      // Errors that already exist may not change, and then the observer does not fire.
      requestAnimationFrame(() => setTimeout(check));
    },
    stop: (): void => {
      observer.disconnect();
      document.removeEventListener('keydown', stopAwaiting, true);
      document.removeEventListener('pointerdown', stopAwaiting, true);
      form.removeEventListener('input', stopAwaiting, true);
    },
  };
}

/** Returns the controls or groups with visible error messages, in page order. */
export function fieldsInError(form: HTMLFormElement): HTMLElement[] {
  return [...form.querySelectorAll<HTMLElement>('[data-field-error]')].flatMap((message) => {
    const field = form.querySelector<HTMLElement>(`[aria-describedby~="${CSS.escape(message.id)}"]`);
    return field ?? message;
  });
}

/** Focuses the field after `current` in page order, or the first one after the last. */
export function focusNextField(fields: readonly HTMLElement[], current: Element | null): void {
  const next = fields.find(
    (field) =>
      current &&
      !field.contains(current) &&
      current.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  focusField(next ?? fields[0]);
}

const focusable = 'input:not([type="hidden"]), select, textarea, button, [tabindex]';

function focusField(field: HTMLElement | undefined): void {
  if (!field) return;
  for (
    let details = field.closest('details');
    details;
    details = details.parentElement?.closest('details') ?? null
  )
    details.open = true;
  const control = field.matches(focusable)
    ? field
    : (field.querySelector<HTMLElement>(focusable) ??
      field.parentElement?.querySelector<HTMLElement>(focusable));
  control?.focus({ preventScroll: true });
  // Centred, so that neither a header nor a bar at the bottom covers it.
  (control ?? field).scrollIntoView({ block: 'center' });
}

const isLong = (form: HTMLFormElement): boolean =>
  !form.closest('[role="dialog"], [role="alertdialog"]') && form.offsetHeight > window.innerHeight;
