import { Check } from 'lucide-react';
import { EntryPage } from '#features/publishing/engine/components/page/entry-page.tsx';
import { ButtonLink } from '#ui/controls/button.tsx';
import { TextLink } from '#ui/controls/text-link.tsx';
import { ProgressBar } from '#ui/facts/progress-bar.tsx';
import { Card } from '#ui/layout/card.tsx';
import type { FullCourse, Progress } from '../contract.ts';
import { coursePath, describeCourse, lessonPath } from '../rules.ts';
import styles from './course-page.module.css';
import { LessonList } from './lesson-list.tsx';

interface CoursePageProps {
  course: FullCourse;
  /** Null for visitors, and until it is loaded. */
  progress: Progress | null;
}

/** The page of a course, as visitors see it; learners also see their progress. */
export function CoursePage({ course, progress }: CoursePageProps) {
  return (
    <EntryPage
      list={{ label: 'Courses', to: '/courses' }}
      kicker={describeCourse(course)}
      title={course.title}
      summary={course.summary}
      picture={{ seed: course.slug, src: course.imageUrl }}
    >
      <div className={styles.main}>
        <section aria-labelledby="lessons">
          <h2 id="lessons" className={styles.section}>
            Lessons
          </h2>
          <LessonList slug={course.slug} lessons={course.lessons} done={progress?.done ?? []} />
        </section>
        {course.outcomes.length > 0 && (
          <section aria-labelledby="outcomes">
            <h2 id="outcomes" className={styles.section}>
              What you’ll learn
            </h2>
            <ul className={styles.outcomes}>
              {course.outcomes.map((outcome) => (
                <li key={outcome}>
                  <Check aria-hidden strokeWidth={2.2} />
                  {outcome}
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      <aside aria-label="Taking this course" className={styles.side}>
        <Card title={progress?.isStarted ? 'Your progress' : 'Take this course'}>
          <CourseStart course={course} progress={progress} />
        </Card>
        {course.audience && (
          <Card title="Who it’s for" ground="stage">
            <p>{course.audience}</p>
          </Card>
        )}
      </aside>
    </EntryPage>
  );
}

function CourseStart({ course, progress }: CoursePageProps) {
  const { slug, lessons } = course;
  const first = lessons[0]?.slug;
  if (!first) return <p>Lessons coming soon.</p>;
  if (!progress?.isStarted) {
    return (
      <div className={styles.taking}>
        <ButtonLink variant="go" wide to={lessonPath(slug, first)}>
          Start course
        </ButtonLink>
        <p className={`${styles.note} member-only`}>We save your progress automatically.</p>
        <p className={`${styles.note} guest-only`}>
          Every lesson is free to read. Sign in to track your progress.{' '}
          <TextLink to={`/sign-in?next=${encodeURIComponent(coursePath(slug))}`}>Sign in</TextLink>
        </p>
      </div>
    );
  }
  const { percent, doneCount, lessonCount, isComplete, resumeAt } = progress;
  return (
    <div className={styles.taking}>
      <p className={`${styles.count} num`}>
        {isComplete ? 'Completed' : `${doneCount} of ${lessonCount} lessons completed`}
      </p>
      <ProgressBar value={percent} label="Progress in this course" figure />
      <ButtonLink variant={isComplete ? 'line' : 'go'} wide to={lessonPath(slug, resumeAt ?? first)}>
        {isComplete ? 'Review course' : 'Continue where you left off'}
      </ButtonLink>
      {isComplete && (
        <p className={styles.note}>
          You’ve completed every lesson. A <TextLink to="/mentors">mentor</TextLink> can help you apply it to
          your own packaging.
        </p>
      )}
    </div>
  );
}
