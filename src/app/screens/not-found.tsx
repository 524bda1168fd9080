import { data, type MetaFunction } from 'react-router';
import { ButtonLink } from '#ui/controls/button.tsx';
import { hiddenMeta } from '#web/page-meta.ts';
import { PageMessage } from './page-message.tsx';

export const loader = () => data(null, { status: 404 });

export const meta: MetaFunction = () =>
  hiddenMeta({ title: 'Page not found', description: 'There is no page at this address.' });

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
          <ButtonLink to="/">Go Home</ButtonLink>
          {isGoods && (
            <ButtonLink to="/categories" variant="line">
              All categories
            </ButtonLink>
          )}
        </>
      }
    >
      {resourceName
        ? 'It may have been withdrawn, or the address may have a typing mistake.'
        : 'One panel short of a box: the address may have a typing mistake, or the page has moved.'}
    </PageMessage>
  );
}
