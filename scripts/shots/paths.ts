import { execFileSync } from 'node:child_process';
import type { Role } from '#lib/endpoint.ts';

export type Visitor = Role | 'visitor';

interface Route {
  path?: string;
  index?: boolean;
  file: string;
  children?: Route[];
}

/** Pages whose address no other page links to: states of the search, links from emails, a page that does not exist. */
const unlinkedPaths = [
  '/search?q=box',
  '/search?q=mailer%20box',
  '/search?q=qqqqzzzz',
  '/reset-password?token=expired',
  '/verify-email?token=expired',
  '/no-such-page',
];

/** Addresses that answer with a file or lead elsewhere. */
const withoutScreen = /\.(?:ics|rtf)$|^\/(?:signup|orders\/:id|sign-in\/google|_ui)$|\*/u;

/**
 * Every route a visitor sees, in the order of the site, as patterns of React Router; a pattern with parameters
 * stands for the first link to it found on the pages before it.
 */
export function patternsFor(visitor: Visitor): string[] {
  const all = [...new Set(readRoutes().flatMap((route) => addresses(route, '')))].filter(
    (path) => !withoutScreen.test(path),
  );
  const mine = all.filter((path) => ownerOf(path) === visitor);
  return visitor === 'visitor' ? [...mine, ...unlinkedPaths] : mine;
}

function ownerOf(path: string): Visitor {
  if (path.startsWith('/dashboard') || path === '/registration') return 'supplier';
  if (path.startsWith('/admin')) return 'admin';
  return /^\/(?:account|favourites|basket|checkout)(?:\/|$)/u.test(path) ? 'customer' : 'visitor';
}

function readRoutes(): Route[] {
  const output = execFileSync(process.execPath, ['scripts/run.mjs', 'react-router', 'routes', '--json']);
  return JSON.parse(output.toString()) as Route[];
}

function addresses({ path, index, children }: Route, above: string): string[] {
  const here = path ? `${above}/${path}` : above;
  if (!children) return [here || '/'];
  const below = children.flatMap((child) => addresses(child, here));
  return path && !index && !below.includes(here) ? [here, ...below] : below;
}

/** The first of the links that a pattern such as `/products/:slug` matches, without what other patterns name, feeds and empty editors. */
export function linkFor(
  pattern: string,
  { links, patterns }: { links: Iterable<string>; patterns: readonly string[] },
): string | undefined {
  if (!pattern.includes(':')) return pattern;
  const fixed = new Set(patterns.filter((other) => !other.includes(':')));
  const matcher = new RegExp(
    `^${pattern.replaceAll(/\/:\w+\?/gu, '(?:/[^/]+)?').replaceAll(/:\w+/gu, '[^/]+')}$`,
    'u',
  );
  for (const link of links)
    if (matcher.test(link) && !fixed.has(link) && !/\/(?:new|feed)$/u.test(link)) return link;
  return undefined;
}
