import { isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { isLocalHost } from '../config/local-host.ts';

/** Returns the caller's IP as throttling counts it: a single IPv4 address, or a /64 network of IPv6. */
export function callerIp({ ip }: { ip: FastifyRequest['ip'] | undefined }): string {
  // A caller that hung up early has no IP any more; all of them count as one.
  if (!ip) return 'gone';
  const plainIp = ip.startsWith('::ffff:') ? ip.slice(7) : ip;
  if (!isIPv6(plainIp)) return plainIp;
  const [head = '', tail] = plainIp.split('::');
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

/** Returns a device name from a user agent, which users recognise in their list of sessions. */
export function deviceName(userAgent = ''): string {
  const find = (list: readonly (readonly [string, string])[]) =>
    list.find(([mark]) => userAgent.includes(mark))?.[1];
  const [browser, system] = [find(browsers), find(systems)];
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? 'Unknown device';
}

const robots =
  /bot|crawl|spider|slurp|headless|preview|scan|monitor|lighthouse|fetch|curl|wget|python|java\/|axios|okhttp|go-http|node/i;

/** True if the caller seems to be a program rather than a person: it says so, or sends no user agent. */
export const isAutomatedCaller = (userAgent = ''): boolean => userAgent.length < 20 || robots.test(userAgent);

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

const forwardingHeaders = ['forwarded', 'via', 'x-real-ip', 'x-client-ip'];

/**
 * Returns whether the request comes from this machine, under one of its own names. Requests forwarded by a local proxy
 * do not count, nor do pages of other sites whose domain points to 127.0.0.1.
 */
export function isLocalCall({ headers, socket }: FastifyRequest): boolean {
  const isForwarded = Object.keys(headers).some(
    (name) => name.startsWith('x-forwarded-') || forwardingHeaders.includes(name),
  );
  return loopback.has(socket.remoteAddress ?? '') && !isForwarded && isLocalHost(headers.host ?? '');
}
