import { ORPCError } from '@orpc/client';
import { replace } from 'react-router';
import { toast } from '#ui/feedback/toast.ts';

/** Loads what people who post jobs see. Others in the account are told why, and sent to their own applications. */
export async function loadForPoster<Data>(request: Request, load: () => Promise<Data>): Promise<Data> {
  try {
    return await load();
  } catch (error) {
    const isRefused = error instanceof ORPCError && error.status === 403;
    if (!isRefused || !new URL(request.url).pathname.startsWith('/account')) throw error;
    toast.error('Only suppliers can post jobs. Here are your own applications.');
    throw replace('/account/applications');
  }
}
