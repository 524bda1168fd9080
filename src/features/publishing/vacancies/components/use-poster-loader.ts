import { replace } from 'react-router';
import { toast } from '#ui/feedback/toast.ts';
import { ApiError } from '#web/problem.ts';
import { currentSession } from '#web/session.ts';

/** Loads what people who post jobs see. Others in the account are told why, and sent to their own applications. */
export async function loadForPoster<Data>(request: Request, load: () => Promise<Data>): Promise<Data> {
  const isAccount = new URL(request.url).pathname.startsWith('/account');
  // A new job loads nothing that the server could refuse.
  if (isAccount && currentSession()?.user.role === 'customer') throw toOwnApplications();
  try {
    return await load();
  } catch (error) {
    throw isAccount && error instanceof ApiError && error.status === 403 ? toOwnApplications() : error;
  }
}

function toOwnApplications(): Response {
  toast.error('Only suppliers can post jobs. Here are your own applications.');
  return replace('/account/applications');
}
