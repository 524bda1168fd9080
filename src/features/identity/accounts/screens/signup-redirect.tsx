import { redirect } from 'react-router';

/** Redirects `/signup` to `/sign-up` and keeps the query. */
export function loader({ request }: { request: Request }) {
  return redirect(`/sign-up${new URL(request.url).search}`, 301);
}
