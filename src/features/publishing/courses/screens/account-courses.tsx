import { CardList, CardListSkeleton } from '#features/publishing/engine/components/cards/card-list.tsx';
import { ButtonLink } from '#ui/controls/button.tsx';
import { ProgressBar } from '#ui/facts/progress-bar.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { StatusChip } from '#ui/marks/status-chip.tsx';
import { Cover } from '#ui/media/cover.tsx';
import { api } from '#web/api.ts';
import { hiddenMeta } from '#web/page-meta.ts';
import type { MyCourse } from '../contract.ts';
import { coursePath, lessonPath } from '../rules.ts';
import type { Route } from './+types/account-courses.ts';
import styles from './account-courses.module.css';

export const meta: Route.MetaFunction = () =>
  hiddenMeta({ title: 'My courses', description: 'Your courses and progress.' });

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const cursor = new URL(request.url).searchParams.get('cursor');
  const { data } = await api.courses.listMyCourses(cursor ? { cursor } : {});
  return { ...data, first: !cursor };
}

const head = { title: 'My courses', lead: 'Courses you’ve started, newest first.' };

export default function AccountCoursesScreen({
  loaderData: { courses, nextCursor, first },
}: Route.ComponentProps) {
  return (
    <CardList
      head={{
        ...head,
        actions: (
          <ButtonLink variant="line" to="/courses">
            All courses
          </ButtonLink>
        ),
      }}
      items={courses}
      renderItem={(course) => <StartedCourse course={course} />}
      empty={
        <EmptyState title="No courses yet" action={<ButtonLink to="/courses">Browse courses</ButtonLink>}>
          Open a lesson to track your progress here.
        </EmptyState>
      }
      pages={{ path: '/account/courses', isFirst: first, nextCursor, moreLabel: 'Earlier courses' }}
    />
  );
}

function StartedCourse({ course }: { course: MyCourse }) {
  const { slug, title, level, minutes, percent, doneCount, lessonCount } = course;
  return (
    <Card as="div" className={styles.course ?? ''}>
      <Cover seed={slug} src={course.imageUrl} className={styles.cover} />
      <Stack gap={1} shrink>
        <p className="faint note num">
          {level} · {minutes}&nbsp;min · {doneCount} of {lessonCount} lessons completed
        </p>
        <h2 className={styles.title}>{title}</h2>
        <ProgressBar value={percent} label={`Progress in ${title}`} figure />
      </Stack>
      <Stack gap={2} justify="end" className={styles.way}>
        <ResumeLink course={course} />
      </Stack>
    </Card>
  );
}

function ResumeLink({ course }: { course: MyCourse }) {
  const { slug, title, isWithdrawn, isComplete, resumeAt, resumeTitle } = course;
  if (isWithdrawn) return <StatusChip status="neutral">No longer available</StatusChip>;
  if (isComplete) {
    return (
      <>
        <StatusChip status="ok">Completed</StatusChip>
        <ButtonLink variant="line" size="sm" to={coursePath(slug)}>
          Open again<span className="sr-only">: {title}</span>
        </ButtonLink>
      </>
    );
  }
  return (
    <ButtonLink size="sm" to={resumeAt ? lessonPath(slug, resumeAt) : coursePath(slug)}>
      Continue<span className="sr-only"> with {resumeTitle ?? title}</span>
    </ButtonLink>
  );
}

export const HydrateFallback = () => <CardListSkeleton head={head} />;
