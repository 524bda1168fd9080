import type { Kernel } from '#platform/kernel.ts';
import { countVisits, type Visit } from './count-visits.ts';

const seconds = 3;
/** Beyond this many waiting visits, further ones are let go: counting must never cost the pages their speed. */
const most = 5_000;
/** Calls of one address within a wait; a person does not come near. */
const mostOfAddress = 40;

interface Buffer {
  visits: Visit[];
  addresses: Map<string, number>;
  flushing: Promise<void>;
}

const buffers = new WeakMap<Kernel, Buffer>();

function bufferOf(kernel: Kernel): Buffer {
  const known = buffers.get(kernel);
  if (known) return known;
  const made = { visits: [], addresses: new Map<string, number>(), flushing: Promise.resolve() };
  buffers.set(kernel, made);
  return made;
}

/** Takes a visit; it is counted within seconds, together with those that came meanwhile. */
export function noteVisit(kernel: Kernel, visit: Visit): void {
  const buffer = bufferOf(kernel);
  const calls = (buffer.addresses.get(visit.address) ?? 0) + 1;
  buffer.addresses.set(visit.address, calls);
  if (calls > mostOfAddress || buffer.visits.length >= most) return;
  buffer.visits.push(visit);
  if (buffer.visits.length === 1) setTimeout(() => void flushVisits(kernel), seconds * 1000).unref();
}

/** Counts what waits. A failure costs these visits, never a page. */
export async function flushVisits(kernel: Kernel): Promise<void> {
  const buffer = bufferOf(kernel);
  const visits = buffer.visits.splice(0);
  buffer.addresses.clear();
  if (visits.length === 0) return buffer.flushing;
  buffer.flushing = buffer.flushing.then(() =>
    kernel
      .write({ actor: null, log: kernel.log }, (ctx) => countVisits(ctx, visits))
      .catch((error: unknown) =>
        kernel.log.warn({ err: error, visits: visits.length }, 'visits not counted'),
      ),
  );
  return buffer.flushing;
}
