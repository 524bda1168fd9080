import { flushCompileCache } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Several kinds of searches and the list of categories: together they run most of the code that pages need. */
const warmUpPaths = [
  '/search?q=box',
  '/search?q=mailer',
  '/categories',
  '/search?q=kraft+tape',
  '/search?tab=suppliers',
  '/search?q=bag&sort=newest',
  '/search?q=12x10+carton',
];

/** Renders the home page, which most visitors request first. Until it is ready, nothing else should use the processor. */
export async function warmHomePage(app: FastifyInstance): Promise<void> {
  await app.inject({ url: '/' });
}

/**
 * Requests some pages right after the start: code that has never run is slow, and the search index is read at the first
 * search. Otherwise the first visitors would wait for seconds, all at the same time.
 */
export async function warmPages(app: FastifyInstance): Promise<void> {
  for (const url of warmUpPaths) {
    // One at a time, with pauses, so that real requests come through.
    await pause(150, undefined, { ref: false });
    if (!app.server.listening) return;
    await app.inject({ url });
  }
  // Node writes it when the process exits, too, but not when it is killed.
  flushCompileCache();
}
