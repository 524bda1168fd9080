import { type LinkProps, Link as RouterLink } from 'react-router';

/**
 * A link as the server renders it: HTML needs its address only, and a page has up to two hundred links whose handlers
 * nobody could call. The server's build gives it to our screens in place of the router's own, which renders the same.
 */
export function Link(props: LinkProps) {
  const { to, children, reloadDocument: _1, replace: _2, preventScrollReset: _3, ...attributes } = props;
  const isPlain = typeof to === 'string' && /^\/(?!\/)/.test(to);
  if (!isPlain || 'state' in attributes || 'viewTransition' in attributes) return <RouterLink {...props} />;
  return (
    <a {...attributes} href={to}>
      {children}
    </a>
  );
}
