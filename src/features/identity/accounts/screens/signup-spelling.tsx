import { redirect } from 'react-router';

/** `/signup` is the other spelling of `/sign-up`; what stands in the query goes along. */
export function loader({ request }: { request: Request }) {
  return redirect(`/sign-up${new URL(request.url).search}`, 301);
}
