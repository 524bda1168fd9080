import { data, type MetaFunction } from 'react-router';
import { ButtonLink } from '#ui/controls/button.tsx';
import { hiddenMeta } from '#web/page-meta.ts';
import { HomeLink } from './home-link.tsx';
import { PageMessage } from './page-message.tsx';

export const loader = () => data(null, { status: 404 });

export const meta: MetaFunction = () =>
  hiddenMeta({ title: 'Page not found', description: 'This page does not exist.' });

export default function NotFound() {
  return <NotFoundMessage message={null} />;
}

/** Also replaces a screen whose record does not exist; `message` then names it. */
export function NotFoundMessage({ message, isGoods = false }: { message: string | null; isGoods?: boolean }) {
  const resourceName = message !== null && message !== 'Not found';
  return (
    <PageMessage
      missing
      title={resourceName ? message : 'This page does not exist'}
      action={
        <>
          <HomeLink />
          {isGoods && (
            <ButtonLink to="/categories" variant="line">
              All categories
            </ButtonLink>
          )}
        </>
      }
    >
      {resourceName
        ? 'It may have been removed, or the URL may be incorrect.'
        : 'The URL may be incorrect, or the page may have moved.'}
    </PageMessage>
  );
}
