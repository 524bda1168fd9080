const fields =
  'input:not([type="hidden"], [type="file"], :disabled), select:not(:disabled), textarea:not(:disabled)';

/** Returns the first field inside `container` that can be filled in; of a radio group, the selected radio. */
export function findFirstField(container: Element | null): HTMLElement | null {
  const [first] = [...(container?.querySelectorAll<HTMLElement>(fields) ?? [])].filter((field) =>
    field.checkVisibility(),
  );
  if (!(first instanceof HTMLInputElement) || first.type !== 'radio') return first ?? null;
  return container?.querySelector<HTMLElement>(`[name="${CSS.escape(first.name)}"]:checked`) ?? first;
}
