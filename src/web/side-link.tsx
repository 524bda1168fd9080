import { replace } from 'react-router';
import { Loading, SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { Page } from '#ui/layout/layout.tsx';
import { toProblem } from './problem.ts';
import { currentSession } from './session.ts';

interface SideLink {
  /** Reads the record as the store; fails with `not_found` or `forbidden` if it is not one of the store. */
  readAsStore: () => Promise<unknown>;
  storePath: string;
  buyerPath: string;
}

/** Returns the redirect of a URL in a QR code, which both sides scan: to the page of the store, or to that of the buyer. */
export async function redirectToSide({ readAsStore, storePath, buyerPath }: SideLink): Promise<Response> {
  return replace((await isOfOwnStore(readAsStore)) ? storePath : buyerPath);
}

async function isOfOwnStore(readAsStore: SideLink['readAsStore']): Promise<boolean> {
  if (currentSession()?.user.role !== 'supplier') return false;
  try {
    await readAsStore();
    return true;
  } catch (error) {
    const { code } = toProblem(error);
    if (code === 'not_found' || code === 'forbidden') return false;
    throw error;
  }
}

/** The page while the side is looked up. */
export const OpeningPage = () => (
  <Page>
    <Loading>
      <SkeletonRows rows={6} />
    </Loading>
  </Page>
);
