/**
 * Clicks a form's button that moved while it was being pressed. Leaving a field can show an error below it, which
 * pushes the button down between mouse down and mouse up; the browser then fires no click. Returns a function that
 * stops listening.
 */
export function pressMovedButton(form: HTMLFormElement): () => void {
  let pressed: { button: HTMLButtonElement; x: number; y: number } | null = null;
  const onDown = ({ target, clientX: x, clientY: y }: PointerEvent): void => {
    const button = target instanceof Element ? target.closest('button') : null;
    pressed = button?.form === form ? { button, x, y } : null;
  };
  const onUp = ({ target, clientX, clientY }: PointerEvent): void => {
    if (!pressed || !(target instanceof Node)) return;
    const { button, x, y } = pressed;
    const isStill = Math.hypot(clientX - x, clientY - y) < 4;
    if (isStill && !button.contains(target)) button.click();
  };
  document.addEventListener('pointerdown', onDown, true);
  document.addEventListener('pointerup', onUp, true);
  return () => {
    document.removeEventListener('pointerdown', onDown, true);
    document.removeEventListener('pointerup', onUp, true);
  };
}
