import { Outlet } from 'react-router';
import { LazyErrorScreen } from '#app/screens/lazy-error-screen.tsx';
import { hiddenMeta, missingMeta } from '#web/page-meta.ts';
import type { Route } from './+types/public-layout.ts';
import { ArticleLoadingNotice } from './public/article-loading-notice.tsx';
import { PublicFrame } from './public/public-frame.tsx';

/** For a failed screen without a meta of its own: error pages must not be indexed. */
export function meta({ error }: Route.MetaArgs) {
  if (!error) return [{ title: 'Packwright' }];
  return (error as { status?: unknown }).status === 404
    ? missingMeta('Page')
    : hiddenMeta({ title: 'Something went wrong', description: 'This page could not be loaded.' });
}

export default function PublicLayout() {
  return (
    <PublicFrame>
      <ArticleLoadingNotice>
        <Outlet />
      </ArticleLoadingNotice>
    </PublicFrame>
  );
}

/** An error below keeps the header and the footer. */
export function ErrorBoundary() {
  return (
    <PublicFrame>
      <LazyErrorScreen />
    </PublicFrame>
  );
}
