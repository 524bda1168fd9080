import { ORPCError } from '@orpc/client';
import { data } from 'react-router';

/**
 * Returns what a public page shows, and the origin of the site. An error of the API becomes the status of the page.
 * For loaders only: it brings the API client with it.
 */
export async function loadEntry<Data extends object>(
  request: Request,
  response: Promise<{ data: Data }>,
): Promise<Data & { origin: string }> {
  try {
    return { ...(await response).data, origin: new URL(request.url).origin };
  } catch (error) {
    if (!(error instanceof ORPCError)) throw error;
    throw data({ message: error.message }, { status: error.status });
  }
}
