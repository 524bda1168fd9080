import { isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { isLocalHost } from '../config/local-host.ts';

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

const forwardingHeaders = ['forwarded', 'via', 'x-real-ip', 'x-client-ip'];

/**
 * Returns whether somebody on this machine calls, under one of its own names. Behind a proxy on this machine every
 * connection is local, and a page from elsewhere can point a name of its own at 127.0.0.1: neither counts.
 */
export function isLocalCall({ headers, socket }: FastifyRequest): boolean {
  const isForwarded = Object.keys(headers).some(
    (name) => name.startsWith('x-forwarded-') || forwardingHeaders.includes(name),
  );
  return loopback.has(socket.remoteAddress ?? '') && !isForwarded && isLocalHost(headers.host ?? '');
}
