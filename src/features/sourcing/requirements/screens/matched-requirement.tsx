import {
  type ClientLoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
  useRevalidator,
  useRouteError,
} from 'react-router';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Loading, SkeletonText } from '#ui/feedback/skeleton.tsx';
import { api } from '#web/api.ts';
import { hiddenMeta } from '#web/page-meta.ts';
import { toProblem } from '#web/problem.ts';
import { isSampleView } from '#web/sample-view.ts';
import { RequirementDetail } from '../components/requirement-detail.tsx';

export const meta: MetaFunction<typeof clientLoader> = ({ loaderData }) =>
  hiddenMeta({
    title: loaderData?.requirement.productName ?? 'Requirement',
    description: 'A buyer’s requirement and your reply.',
  });

export async function clientLoader({ params }: ClientLoaderFunctionArgs) {
  const isSample = isSampleView();
  const { data } = await api.requirements.getMatched({ id: params.id ?? '' });
  return { requirement: data.requirement, isSample };
}

export function HydrateFallback() {
  return (
    <Loading>
      <SkeletonText lines={5} />
    </Loading>
  );
}

/** The panel beside the list of requirements. */
export default function MatchedRequirementScreen() {
  return <RequirementDetail {...useLoaderData<typeof clientLoader>()} />;
}

export function ErrorBoundary() {
  const problem = toProblem(useRouteError());
  const { revalidate, state } = useRevalidator();
  if (problem.code === 'not_found' || problem.code === 'invalid') {
    return (
      <ErrorState title="Requirement not found">It may have been shown to a different supplier.</ErrorState>
    );
  }
  return (
    <ErrorState
      title="The requirement could not be loaded"
      retrying={state === 'loading'}
      onRetry={() => void revalidate()}
    >
      {problem.message ?? 'Check your connection and try again.'}
    </ErrorState>
  );
}
