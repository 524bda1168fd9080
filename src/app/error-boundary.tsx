import { isRouteErrorResponse, useRouteError } from 'react-router';

export function ErrorBoundary() {
  const error = useRouteError();
  return <main>{isRouteErrorResponse(error) ? error.statusText : 'Something went wrong'}</main>;
}
