import type { MetaFunction } from 'react-router';
import { ButtonLink } from '#ui/controls/button.tsx';
import { hiddenMeta } from '#web/page-meta.ts';
import { PageMessage } from './page-message.tsx';

export const meta: MetaFunction = () =>
  hiddenMeta({ title: 'Access denied', description: 'You don’t have access to this page.' });

export default function Unauthorized() {
  return <UnauthorizedMessage />;
}

export function UnauthorizedMessage() {
  return (
    <PageMessage
      missing
      title="You don’t have access to this page"
      action={
        <>
          <ButtonLink to="/">Go Home</ButtonLink>
          <ButtonLink to="/sign-in" variant="line">
            Switch account
          </ButtonLink>
        </>
      }
    >
      Access denied: Insufficient permissions. This area requires a supplier or admin account.
    </PageMessage>
  );
}
