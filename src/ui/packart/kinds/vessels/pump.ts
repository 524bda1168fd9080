import type { KindContext } from '../context.ts';
import { bottle } from './bottle.ts';

/** A bottle with a pump, or with the sprayer that is stated. */
export function pump(c: KindContext): void {
  bottle({ ...c, spec: { ...c.spec, top: c.spec.top ?? 'pump' } });
}
