import { ButtonLink } from '#ui/controls/button.tsx';
import { ProgressBar } from '#ui/facts/progress-bar.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Loading, SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { Card } from '#ui/layout/card.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { StatusChip } from '#ui/marks/status-chip.tsx';
import { Cover } from '#ui/media/cover.tsx';
import { CursorPages } from '#ui/navigation/cursor-pages.tsx';
import { api } from '#web/api.ts';
import { hiddenMeta } from '#web/page-meta.ts';
import type { MyCourse } from '../contract.ts';
import { coursePath, lessonPath } from '../rules.ts';
import type { Route } from './+types/account-courses.ts';
import styles from './account-courses.module.css';

export const meta: Route.MetaFunction = () =>
  hiddenMeta({ title: 'My courses', description: 'Courses that you have begun, and how far you are.' });

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const cursor = new URL(request.url).searchParams.get('cursor');
  const { data } = await api.courses.listMyCourses(cursor ? { cursor } : {});
  return { ...data, first: !cursor };
}

const head = { title: 'My courses', lead: 'What you have begun, the latest first.' };

export default function AccountCoursesScreen({
  loaderData: { courses, nextCursor, first },
}: Route.ComponentProps) {
  return (
    <div className={styles.screen}>
      <PageHead
        {...head}
        actions={
          <ButtonLink variant="line" to="/courses">
            All courses
          </ButtonLink>
        }
      />
      {courses.length === 0 ? (
        <EmptyState
          title="You have not begun a course yet"
          action={<ButtonLink to="/courses">Choose a course</ButtonLink>}
        >
          Open a lesson while you are signed in, and your place is kept here.
        </EmptyState>
      ) : (
        <ul className={styles.courses}>
          {courses.map((course) => (
            <StartedCourse key={course.id} course={course} />
          ))}
        </ul>
      )}
      <CursorPages
        path="/account/courses"
        isFirst={first}
        nextCursor={nextCursor}
        moreLabel="Earlier courses"
      />
    </div>
  );
}

function StartedCourse({ course }: { course: MyCourse }) {
  const { slug, title, level, minutes, percent, doneCount, lessonCount } = course;
  return (
    <li>
      <Card as="div" className={styles.course ?? ''}>
        <Cover seed={slug} src={course.imageUrl} className={styles.cover} />
        <div className={styles.words}>
          <p className={`${styles.facts} num`}>
            {level} · {minutes} min · {doneCount} of {lessonCount} lessons done
          </p>
          <h2 className={styles.title}>{title}</h2>
          <ProgressBar value={percent} label={`Progress in ${title}`} figure />
        </div>
        <div className={styles.way}>
          <ResumeLink course={course} />
        </div>
      </Card>
    </li>
  );
}

function ResumeLink({ course }: { course: MyCourse }) {
  const { slug, title, isWithdrawn, isComplete, resumeAt, resumeTitle } = course;
  if (isWithdrawn) return <StatusChip status="neutral">No longer offered</StatusChip>;
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
      Go on<span className="sr-only"> with {resumeTitle ?? title}</span>
    </ButtonLink>
  );
}

export const HydrateFallback = () => (
  <div className={styles.screen}>
    <PageHead {...head} />
    <Card as="div">
      <Loading>
        <SkeletonRows rows={3} columns={3} />
      </Loading>
    </Card>
  </div>
);
