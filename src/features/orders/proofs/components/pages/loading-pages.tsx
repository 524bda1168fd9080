import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx';

/** The place of a document while it loads. */
export const LoadingPages = () => (
  <Loading label="Loading the pages...">
    <Skeleton round="inner" width="100%" height={240} />
  </Loading>
);
