import { data, type LoaderFunctionArgs, type MetaFunction, useParams } from 'react-router';
import { ButtonLink } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Card } from '#ui/layout/card.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { Art } from '#ui/media/art.tsx';
import { hiddenMeta, missingMeta } from '#web/page-meta.ts';
import { dashboardSections } from './dashboard-sections.ts';

export function loader({ params: { section = '' } }: LoaderFunctionArgs) {
  if (!Object.hasOwn(dashboardSections, section)) throw data(null, { status: 404 });
  return null;
}

export const meta: MetaFunction = ({ params: { section = '' } }) => {
  const shown = dashboardSections[section];
  return shown ? hiddenMeta({ title: shown.title, description: shown.lead }) : missingMeta('Page');
};

/** A part of the dashboard that has nothing to show yet: what will live here, and where to go meanwhile. */
export default function DashboardSection() {
  const { section = '' } = useParams();
  const shown = dashboardSections[section];
  if (!shown) return null;
  const { title, lead, empty, sentence, action, drawing } = shown;
  return (
    <>
      <PageHead title={title} lead={lead} />
      <Card>
        <EmptyState
          title={empty}
          drawing={<Art spec={drawing} width={260} height={200} eager />}
          action={
            <ButtonLink to={action.to} variant="line">
              {action.label}
            </ButtonLink>
          }
        >
          {sentence}
        </EmptyState>
      </Card>
    </>
  );
}
