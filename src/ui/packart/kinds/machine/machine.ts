import type { KindContext } from '../context.ts';
import { lines } from './lines.ts';
import { stations } from './stations.ts';
import { tools } from './tools.ts';

/** Machines and tools, simplified: what goes in, what it does, and what comes out. */
export function machine(c: KindContext): void {
  const forms: Record<string, (c: KindContext) => void> = { ...lines, ...stations, ...tools };
  (forms[c.spec.style ?? ''] ?? lines.tunnel)?.(c);
}
