import { Check } from 'lucide-react';
import { useNavigate } from 'react-router';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { TextLink } from '#ui/controls/text-link.tsx';
import { Cluster, Stack } from '#ui/layout/layout.tsx';
import type { FullCourse, LessonPage } from '../contract.ts';
import { coursePath, lessonPath } from '../rules.ts';
import styles from './lesson-footer.module.css';
import type { useProgress } from './use-progress.ts';

interface LessonFooterProps {
  course: FullCourse;
  lesson: LessonPage;
  learning: ReturnType<typeof useProgress>;
}

/** The end of a lesson: marks it as done and links to the next one. */
export function LessonFooter({ course, lesson, learning }: LessonFooterProps) {
  const { progress } = learning;
  const previous = course.lessons[lesson.number - 2];
  const next = course.lessons[lesson.number];
  const isDone = progress?.done.includes(lesson.slug) ?? false;
  return (
    <Stack as="footer" gap={3} className={styles.foot}>
      {progress?.isComplete && (
        <Cluster as="p" gap={3} nowrap role="status" className={styles.complete}>
          <Check aria-hidden strokeWidth={2.4} />
          <span>
            <b>You have completed “{course.title}”.</b> Find it under{' '}
            <TextLink to="/account/courses">My courses</TextLink>.
          </span>
        </Cluster>
      )}
      <Cluster gap={3}>
        {previous && (
          <ButtonLink variant="line" to={lessonPath(course.slug, previous.slug)}>
            Previous
          </ButtonLink>
        )}
        {progress ? (
          <MarkLesson course={course} isDone={isDone} next={next?.slug} learning={learning} />
        ) : (
          <ButtonLink
            variant="go"
            to={next ? lessonPath(course.slug, next.slug) : coursePath(course.slug)}
            className={styles.forward ?? ''}
          >
            {next ? 'Next lesson' : 'Back to course'}
          </ButtonLink>
        )}
      </Cluster>
      {next && (
        <p className={`muted small ${styles.next}`}>
          Next: <b>{next.title}</b>, {next.minutes}&nbsp;min
        </p>
      )}
      <p className="muted small guest-only">
        <TextLink to={`/sign-in?next=${encodeURIComponent(lessonPath(course.slug, lesson.slug))}`}>
          Sign in
        </TextLink>{' '}
        to track your progress on any device.
      </p>
    </Stack>
  );
}

interface MarkLessonProps {
  course: FullCourse;
  isDone: boolean;
  next: string | undefined;
  learning: LessonFooterProps['learning'];
}

function MarkLesson({ course, isDone, next, learning }: MarkLessonProps) {
  const navigate = useNavigate();
  const { busy, mark } = learning;
  const goOn = async (): Promise<void> => {
    const isMarked = await mark(true);
    if (isMarked && next) await navigate(lessonPath(course.slug, next));
  };
  if (isDone) {
    return (
      <>
        <Button variant="quiet" busy={busy} onClick={() => void mark(false)}>
          Mark as not done
        </Button>
        <ButtonLink
          variant="go"
          to={next ? lessonPath(course.slug, next) : coursePath(course.slug)}
          className={styles.forward ?? ''}
        >
          {next ? 'Next lesson' : 'Back to course'}
        </ButtonLink>
      </>
    );
  }
  return (
    <Button
      variant="go"
      busy={busy}
      busyLabel="Saving..."
      icon={<Check aria-hidden />}
      onClick={() => void goOn()}
      className={styles.forward}
    >
      {next ? 'Mark as done and continue' : 'Mark as done and finish'}
    </Button>
  );
}
