import type { Kernel } from '#platform/kernel.ts';
import type { SearchEngine } from './port.ts';
import { postgresEngine } from './postgres-engine.ts';

const engines = new WeakMap<Kernel, SearchEngine>();

/** The engine that this process searches with, as SEARCH_ENGINE says. */
export function engineOf(kernel: Kernel): SearchEngine {
  const known = engines.get(kernel);
  if (known) return known;
  const engine = postgresEngine(kernel.database.db);
  engines.set(kernel, engine);
  return engine;
}
