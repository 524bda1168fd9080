/** For files that users uploaded or that contain their text: no content may run, load anything or be framed. */
export const fileContentPolicy =
  "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox";

/** For responses outside the server's hooks: URLs and requests that cannot be read. */
export const fallbackSecurityHeaders: Readonly<Record<string, string>> = {
  'content-security-policy':
    "default-src 'none';frame-ancestors 'none';base-uri 'none';form-action 'none';object-src 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cache-control': 'no-store',
};
