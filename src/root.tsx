import { useContext, useEffect } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import '#ui/tokens/global.css';
import { LinkPrefetch } from '#app/layouts/link-prefetch.tsx';
import { RatesContext } from '#ui/facts/currency/rates.ts';
import { ProgressLine } from '#ui/feedback/progress-line.tsx';
import { Toaster } from '#ui/feedback/toaster.tsx';
import { IconShapes } from '#ui/marks/icon.tsx';
import { markBeforePaint } from '#web/before-paint.ts';

export function Layout({ children }: { children: React.ReactNode }) {
  const rates = useContext(RatesContext);
  return (
    <html lang="en" data-rates={rates ? JSON.stringify(rates) : undefined} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link
          rel="preload"
          href="/fonts/archivo-latin.woff2"
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
        />
        <link rel="icon" href="/favicon.ico" sizes="48x48" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" sizes="any" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <meta name="theme-color" content="#0f231b" />
        <Meta />
        <script dangerouslySetInnerHTML={{ __html: markBeforePaint }} />
        <Links />
      </head>
      <body>
        {children}
        <IconShapes />
        <Toaster />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

/**
 * Renders what was skipped below the first view until hydration (see base.css). If the user is there already, heights
 * above become known: what is in view stays where it is, so that a click does not miss its button.
 */
function renderBelow(): void {
  const anchor = window.scrollY > 0 ? document.elementFromPoint(innerWidth / 2, innerHeight / 2) : null;
  const before = anchor?.getBoundingClientRect().top ?? 0;
  document.documentElement.dataset.hydrated = '';
  const moved = (anchor?.getBoundingClientRect().top ?? 0) - before;
  if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
}

/** Title of screens that fail before they have one of their own. */
export const meta = () => [{ title: 'Packwright' }];

export default function Root() {
  useEffect(renderBelow, []);
  return (
    <>
      <ProgressLine />
      <LinkPrefetch />
      <Outlet />
    </>
  );
}

export { ErrorBoundary } from '#app/error-boundary.tsx';
