import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** What many people ask for first, and searches of several kinds: together they pass through most of what pages are made of. */
const paths = [
  '/search?q=box',
  '/',
  '/search?q=mailer',
  '/categories',
  '/search?q=kraft+tape',
  '/search?tab=suppliers',
  '/search?q=bag&sort=newest',
  '/search?q=12x10+carton',
];

/**
 * Asks for some pages once the address is open: code that has never run is slow, and the index of the search is read at
 * the first search. Without this the first people of a start would wait for seconds, all at once.
 */
export async function warmPages(app: FastifyInstance): Promise<void> {
  for (const url of paths) {
    // One after the other, with room in between for whoever is there already.
    await pause(150, undefined, { ref: false });
    if (!app.server.listening) return;
    await app.inject({ url });
  }
}
