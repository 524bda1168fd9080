import { Outlet } from 'react-router';
import { LateErrorScreen } from '#app/screens/late-error-screen.tsx';
import { hiddenMeta, missingMeta } from '#web/page-meta.ts';
import type { Route } from './+types/public-layout.ts';
import { ArrivingArticle } from './public/arriving-article.tsx';
import { PublicFrame } from './public/public-frame.tsx';

/** Of a screen that failed and says nothing of itself: its address is none to be found by. */
export function meta({ error }: Route.MetaArgs) {
  if (!error) return [{ title: 'Packwright' }];
  return (error as { status?: unknown }).status === 404
    ? missingMeta('Page')
    : hiddenMeta({ title: 'Something went wrong', description: 'This page could not be loaded.' });
}

export default function PublicLayout() {
  return (
    <PublicFrame>
      <ArrivingArticle>
        <Outlet />
      </ArrivingArticle>
    </PublicFrame>
  );
}

/** What fails below keeps the header and the footer. */
export function ErrorBoundary() {
  return (
    <PublicFrame>
      <LateErrorScreen />
    </PublicFrame>
  );
}
