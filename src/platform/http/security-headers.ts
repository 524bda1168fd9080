/**
 * For files that people brought or that are made of what they wrote: whatever is inside, nothing of it runs, loads,
 * or is framed.
 */
export const fileContentPolicy =
  "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox";

/** For answers made where the hooks of the server do not reach: addresses and requests that cannot be read. */
export const bareHeaders: Readonly<Record<string, string>> = {
  'content-security-policy':
    "default-src 'none';frame-ancestors 'none';base-uri 'none';form-action 'none';object-src 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cache-control': 'no-store',
};
