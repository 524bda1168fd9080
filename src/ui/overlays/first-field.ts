const fields =
  'input:not([type="hidden"], [type="file"], :disabled), select:not(:disabled), textarea:not(:disabled)';

/** Returns the first field somebody can fill in inside `place`; a chosen radio stands for its group. */
export function firstField(place: Element | null): HTMLElement | null {
  const [first] = [...(place?.querySelectorAll<HTMLElement>(fields) ?? [])].filter((field) =>
    field.checkVisibility(),
  );
  if (!(first instanceof HTMLInputElement) || first.type !== 'radio') return first ?? null;
  return place?.querySelector<HTMLElement>(`[name="${CSS.escape(first.name)}"]:checked`) ?? first;
}
