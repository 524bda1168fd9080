/** What is known about the last refused submission of a form. */
export interface Refusal {
  /** Fields in error now. */
  count: number;
  /** Fields in error when the submission was refused. */
  announced: number;
  /** The form is longer than the window, so its errors may be out of sight. */
  isLong: boolean;
}

/**
 * Calls back when a submission leaves fields in error, and whenever their number changes after that; moves the focus
 * to the first of them. `expect` says that the form was just submitted.
 *
 * Errors may arrive much later than the submission, from the server. Until the person presses a key or a button
 * again, an error that appears is the answer to the submission; after that the focus is left alone.
 */
export function watchRefusals(form: HTMLFormElement, report: (refusal: Refusal) => void) {
  let isAwaiting = false;
  let announced = 0;
  const check = (): void => {
    const fields = fieldsInError(form);
    if (isAwaiting && fields.length > 0) {
      announced = fields.length;
      focusField(fields[0]);
    }
    if (fields.length === 0) announced = 0;
    // An error that appears while a form is filled in is shown at its field alone.
    report({ count: announced > 0 ? fields.length : 0, announced, isLong: isLong(form) });
  };
  const stopAwaiting = (): void => {
    isAwaiting = false;
  };
  const observer = new MutationObserver(check);
  observer.observe(form, { childList: true, subtree: true });
  document.addEventListener('keydown', stopAwaiting, true);
  document.addEventListener('pointerdown', stopAwaiting, true);
  return {
    expect: (): void => {
      isAwaiting = true;
      announced = 0;
      // Errors that are there already may stay as they are; then nothing in the page changes.
      requestAnimationFrame(() => setTimeout(check));
    },
    stop: (): void => {
      observer.disconnect();
      document.removeEventListener('keydown', stopAwaiting, true);
      document.removeEventListener('pointerdown', stopAwaiting, true);
    },
  };
}

/** Returns what the visible error messages of a form belong to, in the order of the page: a control or a group. */
export function fieldsInError(form: HTMLFormElement): HTMLElement[] {
  return [...form.querySelectorAll<HTMLElement>('[data-field-error]')].flatMap((message) => {
    const field = form.querySelector<HTMLElement>(`[aria-describedby~="${CSS.escape(message.id)}"]`);
    return field ?? message;
  });
}

/** Focuses the field that comes after `current` in the page, or the first one after the last. */
export function focusAfter(fields: readonly HTMLElement[], current: Element | null): void {
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
  // In the middle, so that neither a header nor a bar at the foot covers it.
  (control ?? field).scrollIntoView({ block: 'center' });
}

const isLong = (form: HTMLFormElement): boolean =>
  !form.closest('[role="dialog"], [role="alertdialog"]') && form.offsetHeight > window.innerHeight;
