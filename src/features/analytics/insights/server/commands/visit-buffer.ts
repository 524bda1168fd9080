import type { Kernel } from '#platform/kernel.ts';
import { countVisits, type Visit } from './count-visits.ts';

const flushAfterSeconds = 3;
/** Maximum number of buffered visits; further ones are dropped, because counting must never slow down the pages. */
const maxBufferedVisits = 5_000;
/** Maximum number of calls per IP address between two flushes; a person makes far fewer. */
const maxCallsPerIp = 40;

interface VisitBuffer {
  visits: Visit[];
  addresses: Map<string, number>;
  flushing: Promise<void>;
}

const buffers = new WeakMap<Kernel, VisitBuffer>();

function bufferOf(kernel: Kernel): VisitBuffer {
  const known = buffers.get(kernel);
  if (known) return known;
  const created = { visits: [], addresses: new Map<string, number>(), flushing: Promise.resolve() };
  buffers.set(kernel, created);
  return created;
}

/** Adds a visit to the buffer; it is counted within seconds, together with others. */
export function bufferVisit(kernel: Kernel, visit: Visit): void {
  const buffer = bufferOf(kernel);
  const calls = (buffer.addresses.get(visit.ip) ?? 0) + 1;
  buffer.addresses.set(visit.ip, calls);
  if (calls > maxCallsPerIp || buffer.visits.length >= maxBufferedVisits) return;
  buffer.visits.push(visit);
  if (buffer.visits.length === 1)
    setTimeout(() => void flushVisits(kernel), flushAfterSeconds * 1000).unref();
}

/** Counts the buffered visits. A failure loses these visits but never affects a page. */
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
