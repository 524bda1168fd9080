/**
 * Presses a form's button that moved away while it was being pressed. Leaving a field may show an error below it, which
 * pushes the button down between pressing and releasing the mouse; the browser then clicks nothing.
 * Returns the function that stops it.
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
