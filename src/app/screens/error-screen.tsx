import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router';
import { ButtonLink } from '#ui/controls/button.tsx';
import { ApiError } from '#web/problem.ts';
import { HomeLink } from './home-link.tsx';
import { NotFoundMessage } from './not-found.tsx';
import { PageMessage } from './page-message.tsx';
import { UnauthorizedMessage } from './unauthorized.tsx';

interface ErrorDetails {
  status: number;
  /** Message for the user; null if there is none. */
  message: string | null;
  requestId: string | null;
  /** Machine-readable reason; null if there is none. */
  reason: string | null;
}

/** Replaces a failed screen: what went wrong, and what to do next. */
export function ErrorScreen() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  const { status, message, requestId, reason } = describeError(error);
  const currentUrl = pathname + search;
  if (reason === 'registration_unfinished') return <NoStoreYet />;
  if (reason === 'store_role') return <NotYourRole />;
  if (status === 401) return <SignInAgain here={currentUrl} />;
  if (status === 403) return <UnauthorizedMessage />;
  if (status === 404)
    return (
      <NotFoundMessage message={message} isGoods={/^\/(products|categories|suppliers)\//.test(pathname)} />
    );
  return (
    <PageMessage
      missing
      title="This page didn’t load"
      action={
        <>
          <ButtonLink to={currentUrl} reloadDocument>
            Try again
          </ButtonLink>
          <HomeLink variant="line" />
        </>
      }
      note={requestId && `Request ID: ${requestId}`}
    >
      {message ?? 'Something went wrong on our side. Your work is safe. Try again in a moment.'}
    </PageMessage>
  );
}

function NoStoreYet() {
  return (
    <PageMessage
      title="No store yet"
      action={<ButtonLink to="/registration">Continue registration</ButtonLink>}
    >
      Submit your registration to use the dashboard.
    </PageMessage>
  );
}

function NotYourRole() {
  return (
    <PageMessage
      title="You don’t have access to this page"
      action={<ButtonLink to="/dashboard/overview">Back to overview</ButtonLink>}
    >
      Ask the store owner if you need access.
    </PageMessage>
  );
}

function SignInAgain({ here }: { here: string }) {
  return (
    <PageMessage
      title="Sign in to continue"
      action={<ButtonLink to={`/sign-in?next=${encodeURIComponent(here)}`}>Sign in</ButtonLink>}
    >
      Sign in to view this page. You’ll come back here afterwards.
    </PageMessage>
  );
}

/** Errors of the API bring their own message; others get a generic one, without internal details. */
function describeError(error: unknown): ErrorDetails {
  if (error instanceof ApiError) {
    const { message, requestId = null, reason = null } = error.problem;
    return { status: error.status, message, requestId, reason };
  }
  if (!isRouteErrorResponse(error)) return { status: 500, message: null, requestId: null, reason: null };
  const { message, requestId, reason } = (error.data ?? {}) as Partial<Record<keyof ErrorDetails, unknown>>;
  return {
    status: error.status,
    message: readText(message),
    requestId: readText(requestId),
    reason: readText(reason),
  };
}

const readText = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;
