import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router';
import { ButtonLink } from '#ui/controls/button.tsx';
import { ApiError } from '#web/problem.ts';
import { NotFoundMessage } from './not-found.tsx';
import { PageMessage } from './page-message.tsx';
import { UnauthorizedMessage } from './unauthorized.tsx';

interface Failure {
  status: number;
  /** Fit to show to a person; null when there is none. */
  message: string | null;
  requestId: string | null;
  /** Machine-readable; null when there is none. */
  reason: string | null;
}

/** What went wrong, in words, with a way on. Stands in for the screen that failed. */
export function ErrorScreen() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  const { status, message, requestId, reason } = failureOf(error);
  const here = pathname + search;
  if (reason === 'registration_unfinished') return <NoStoreYet />;
  if (reason === 'store_role') return <NotYourRole />;
  if (status === 401) return <SignInAgain here={here} />;
  if (status === 403) return <UnauthorizedMessage />;
  if (status === 404)
    return (
      <NotFoundMessage message={message} isGoods={/^\/(products|categories|suppliers)\//.test(pathname)} />
    );
  return (
    <PageMessage
      missing
      title={message ? 'We cannot show this right now' : 'Something went wrong'}
      action={
        <>
          <ButtonLink to={here} reloadDocument>
            Try again
          </ButtonLink>
          <WayHome pathname={pathname} />
        </>
      }
      note={requestId && `Request id: ${requestId}`}
    >
      {message ??
        'This page could not be put together. Nothing you did is lost; please try again in a moment.'}
    </PageMessage>
  );
}

/** Whoever works in the dashboard goes back to its first screen, everybody else to the first page. */
function WayHome({ pathname }: { pathname: string }) {
  const inStore = pathname.startsWith('/dashboard') && !/^\/dashboard(\/overview)?\/?$/.test(pathname);
  return (
    <ButtonLink to={inStore ? '/dashboard/overview' : '/'} variant="line">
      {inStore ? 'Back to the overview' : 'Go Home'}
    </ButtonLink>
  );
}

function NoStoreYet() {
  return (
    <PageMessage
      title="Your store is not open yet"
      action={<ButtonLink to="/registration">Finish your registration</ButtonLink>}
    >
      Products, inquiries and figures have their place here as soon as your registration is sent.
    </PageMessage>
  );
}

function NotYourRole() {
  return (
    <PageMessage
      title="Your role does not include this"
      action={<ButtonLink to="/dashboard/overview">Back to the overview</ButtonLink>}
    >
      The owner of the store decides who does what. If you need this for your work, please ask them.
    </PageMessage>
  );
}

function SignInAgain({ here }: { here: string }) {
  return (
    <PageMessage
      title="Please sign in"
      action={<ButtonLink to={`/sign-in?next=${encodeURIComponent(here)}`}>Sign in</ButtonLink>}
    >
      Your session has ended, or this page is for people who are signed in. We bring you back here afterwards.
    </PageMessage>
  );
}

/** Answers of the API carry their own words; anything else is ours to explain, without its inner text. */
function failureOf(error: unknown): Failure {
  if (error instanceof ApiError) {
    const { message, requestId = null, reason = null } = error.problem;
    return { status: error.status, message, requestId, reason };
  }
  if (!isRouteErrorResponse(error)) return { status: 500, message: null, requestId: null, reason: null };
  const { message, requestId, reason } = (error.data ?? {}) as Partial<Record<keyof Failure, unknown>>;
  return {
    status: error.status,
    message: textOf(message),
    requestId: textOf(requestId),
    reason: textOf(reason),
  };
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
