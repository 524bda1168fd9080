import type { MetaFunction } from 'react-router';
import { ButtonLink } from '#ui/controls/button.tsx';
import { hiddenMeta } from '#web/page-meta.ts';
import { PageMessage } from './page-message.tsx';

export const meta: MetaFunction = () =>
  hiddenMeta({ title: 'Access denied', description: 'This page belongs to other accounts than yours.' });

export default function Unauthorized() {
  return <UnauthorizedMessage />;
}

export function UnauthorizedMessage() {
  return (
    <PageMessage
      missing
      title="This page is not for your account"
      action={
        <>
          <ButtonLink to="/">Go Home</ButtonLink>
          <ButtonLink to="/sign-in" variant="line">
            Sign in with another account
          </ButtonLink>
        </>
      }
    >
      Access denied: Insufficient permissions. A store’s pages need a supplier account, and reviews need an
      administrator’s.
    </PageMessage>
  );
}
