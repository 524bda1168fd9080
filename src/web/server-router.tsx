import { Link as RouterLink, type LinkProps } from 'react-router';

export * from 'react-router';

/**
 * A link as the server renders it: HTML needs its address only, and a page has up to two hundred links whose handlers
 * nobody could call. The server's build gives it to our screens in place of the router's own, which renders the same.
 */
export function Link(props: LinkProps) {
  const { to, reloadDocument, replace, state, preventScrollReset, viewTransition, prefetch, ...attributes } = props;
  const isPlain = typeof to === 'string' && /^\/(?!\/)/.test(to) && prefetch === undefined;
  return isPlain ? <a {...attributes} href={to} /> : <RouterLink {...props} />;
}
