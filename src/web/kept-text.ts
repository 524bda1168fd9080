type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface KeptField {
  name: string;
  /** Which of several controls of this name, from 0. */
  position: number;
  value: string;
  checked: boolean;
}

const keyOf = (path: string): string => `typed:${path}`;
/** How long the screen may take to draw its fields again. */
const patienceMs = 10_000;

/** Keeps what is typed into the page's fields, for this tab. Passwords and files are never kept. */
export function keepTyped(path: string): void {
  const fields = controls()
    .filter((control) => isTicked(control) || control.value !== '')
    .map((control) => describe(control));
  if (fields.length === 0) return;
  try {
    sessionStorage.setItem(keyOf(path), JSON.stringify(fields));
  } catch {
    // Without storage the fields are lost, as they would be on any page that is left.
  }
}

/** Puts back what was kept for this page, as its fields appear. Returns a function that stops waiting. */
export function giveBackTyped(path: string): () => void {
  let waiting = takeKept(path);
  if (waiting.length === 0) return () => {};
  const fill = (): void => {
    const present = controls();
    waiting = waiting.filter((field) => {
      const control = present.filter(({ name }) => name === field.name)[field.position];
      if (control) write(control, field);
      return !control;
    });
    if (waiting.length === 0) stop();
  };
  const observer = new MutationObserver(fill);
  const timer = setTimeout(() => stop(), patienceMs);
  function stop(): void {
    observer.disconnect();
    clearTimeout(timer);
  }
  observer.observe(document.body, { childList: true, subtree: true });
  fill();
  return stop;
}

function takeKept(path: string): KeptField[] {
  try {
    const kept = sessionStorage.getItem(keyOf(path));
    sessionStorage.removeItem(keyOf(path));
    return JSON.parse(kept ?? '[]') as KeptField[];
  } catch {
    return [];
  }
}

function controls(): Control[] {
  const inside = document.querySelectorAll<Control>('main :is(input, textarea, select)[name]');
  return [...inside].filter(
    (control) =>
      !['password', 'file', 'hidden', 'submit'].includes(control.type) && !control.matches('[readonly]'),
  );
}

const isTickable = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type);

const isTicked = (control: Control): boolean => isTickable(control) && control.checked;

function describe(control: Control): KeptField {
  const { name, value } = control;
  const position = controls()
    .filter((other) => other.name === name)
    .indexOf(control);
  return { name, position, value, checked: isTicked(control) };
}

/** Sets a field as typing would, so that whoever listens hears of it. */
function write(control: Control, { value, checked }: KeptField): void {
  if (isTickable(control)) {
    if (control.checked !== checked) control.click();
    return;
  }
  if (control.value === value) return;
  // React overrides `value` on the element itself; the prototype's setter tells it of the change.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
}
