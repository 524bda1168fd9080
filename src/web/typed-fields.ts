type FormControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface TypedField {
  name: string;
  /** Index among the controls with the same name, from 0. */
  position: number;
  value: string;
  checked: boolean;
}

const storageKeyFor = (path: string): string => `typed:${path}`;
/** Time within which the screen has to render its fields again. */
const restoreTimeoutMs = 10_000;

/** Stores the text typed into the fields of the page, for this tab. Passwords and files are never stored. */
export function saveTypedFields(path: string): void {
  const fields = listControls()
    .filter((control) => isCheckedControl(control) || control.value !== '')
    .map((control) => readField(control));
  if (fields.length === 0) return;
  try {
    sessionStorage.setItem(storageKeyFor(path), JSON.stringify(fields));
  } catch {
    // Without storage the text is lost, as on any page that the user leaves.
  }
}

/** Restores the stored text of this page as its fields appear. Returns a function that stops waiting. */
export function restoreTypedFields(path: string): () => void {
  let pendingFields = takeSavedFields(path);
  if (pendingFields.length === 0) return () => {};
  const fill = (): void => {
    const present = listControls();
    pendingFields = pendingFields.filter((field) => {
      const control = present.filter(({ name }) => name === field.name)[field.position];
      if (control) fillField(control, field);
      return !control;
    });
    if (pendingFields.length === 0) stop();
  };
  const observer = new MutationObserver(fill);
  const timer = setTimeout(() => stop(), restoreTimeoutMs);
  function stop(): void {
    observer.disconnect();
    clearTimeout(timer);
  }
  observer.observe(document.body, { childList: true, subtree: true });
  fill();
  return stop;
}

function takeSavedFields(path: string): TypedField[] {
  try {
    const stored = sessionStorage.getItem(storageKeyFor(path));
    sessionStorage.removeItem(storageKeyFor(path));
    return JSON.parse(stored ?? '[]') as TypedField[];
  } catch {
    return [];
  }
}

function listControls(): FormControl[] {
  const inside = document.querySelectorAll<FormControl>('main :is(input, textarea, select)[name]');
  return [...inside].filter(
    (control) =>
      !['password', 'file', 'hidden', 'submit'].includes(control.type) && !control.matches('[readonly]'),
  );
}

const isCheckable = (control: FormControl): control is HTMLInputElement =>
  control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type);

const isCheckedControl = (control: FormControl): boolean => isCheckable(control) && control.checked;

function readField(control: FormControl): TypedField {
  const { name, value } = control;
  const position = listControls()
    .filter((other) => other.name === name)
    .indexOf(control);
  return { name, position, value, checked: isCheckedControl(control) };
}

/** Sets a field and fires the events of typing. */
function fillField(control: FormControl, { value, checked }: TypedField): void {
  if (isCheckable(control)) {
    if (control.checked !== checked) control.click();
    return;
  }
  if (control.value === value) return;
  // React overrides `value` on the element itself; only the prototype's setter lets it notice the change.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
}
