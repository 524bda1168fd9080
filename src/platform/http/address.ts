import { isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** The caller's address as throttling counts it: one IPv4 address, or one IPv6 network of 64 bits. */
export function callerAddress({ ip }: { ip: FastifyRequest['ip'] | undefined }): string {
  // Who hung up before being read has no address any more: all of them count as one.
  if (!ip) return 'gone';
  const bare = ip.startsWith('::ffff:') ? ip.slice(7) : ip;
  if (!isIPv6(bare)) return bare;
  const [head = '', tail] = bare.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail?.split(':').filter(Boolean) ?? [];
  const groups =
    tail === undefined
      ? left
      : [...left, ...Array.from({ length: 8 - left.length - right.length }, () => '0'), ...right];
  return `${groups.slice(0, 4).join(':')}::/64`;
}

const browsers = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;
const systems = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Mac OS', 'macOS'],
  ['Windows', 'Windows'],
  ['Linux', 'Linux'],
] as const;

/** User agent → words that its owner recognises in a list of sessions. */
export function deviceName(userAgent = ''): string {
  const find = (list: readonly (readonly [string, string])[]) =>
    list.find(([mark]) => userAgent.includes(mark))?.[1];
  const [browser, system] = [find(browsers), find(systems)];
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? 'Unknown device';
}

const robots =
  /bot|crawl|spider|slurp|headless|preview|scan|monitor|lighthouse|fetch|curl|wget|python|java\/|axios|okhttp|go-http|node/i;

/** Whether a program rather than a person seems to look: it says so, or says nothing. */
export const looksAutomatic = (userAgent = ''): boolean => userAgent.length < 20 || robots.test(userAgent);

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** Whether the call comes from this machine. Behind a proxy every connection does, so a forwarded one does not count. */
export function isLoopback({ headers, socket }: FastifyRequest): boolean {
  return loopback.has(socket.remoteAddress ?? '') && !headers['x-forwarded-for'] && !headers.forwarded;
}
