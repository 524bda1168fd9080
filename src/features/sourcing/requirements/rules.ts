import type { Fit } from '#features/sourcing/capabilities/rules/title-matches.ts';

/** Returns the first name, which is all a supplier sees before answering: `Daniel Reyes` → `Daniel`. */
export const firstNameOf = (name: string): string => name.trim().split(/\s+/)[0] ?? '';

/** Returns why a requirement is shown to a supplier, as a sentence for the supplier. */
export function reasonOf(fit: Fit): string {
  if (fit.by === 'product') return `You sell “${fit.title}”`;
  if (fit.by === 'category') return `You sell in ${fit.name}`;
  return fit.name === 'Others' ? 'You make many types of packaging' : `You registered for ${fit.name}`;
}
