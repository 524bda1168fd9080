import { useEffect, useState } from 'react';
import { toast } from '#ui/feedback/toast.ts';
import { toProblem } from '#web/problem.ts';
import { useUser } from '#web/use-session.ts';
import type { Progress } from '../contract.ts';

interface LearningState {
  /** Null for visitors, and until it is loaded. */
  progress: Progress | null;
  busy: boolean;
  /** Marks the lesson being read; resolves to whether it worked. */
  mark(done: boolean): Promise<boolean>;
}

/**
 * Loads the signed-in user's progress in a course. With a lesson, it also records that this lesson is being read. The
 * pages are cached for all visitors, so the progress is requested after they have loaded.
 */
export function useProgress(slug: string, lesson?: string): LearningState {
  const user = useUser();
  const accountId = user?.id;
  const [known, setKnown] = useState<{ of: string; progress: Progress } | null>(null);
  const [busy, setBusy] = useState(false);
  const of = `${accountId}:${slug}`;
  useEffect(() => {
    if (!accountId) return;
    let passed = false;
    void requestProgress(slug, lesson)
      .then((progress) => passed || setKnown({ of, progress }))
      // The lesson can be read without its progress; marking reports its own errors.
      .catch(() => {});
    return () => {
      passed = true;
    };
  }, [accountId, slug, lesson, of]);

  async function mark(done: boolean): Promise<boolean> {
    if (!lesson || busy) return false;
    setBusy(true);
    try {
      const { api } = await import('#web/api.ts');
      const { data } = await api.courses.markLesson({ slug, lesson, done });
      setKnown({ of, progress: data.progress });
      return true;
    } catch (error) {
      toast.error(
        toProblem(error).message ?? 'We could not note this. Please check your connection and try again.',
      );
      return false;
    } finally {
      setBusy(false);
    }
  }

  return {
    progress: known?.of === of ? known.progress : null,
    busy,
    mark,
  };
}

async function requestProgress(slug: string, lesson: string | undefined): Promise<Progress> {
  const { api } = await import('#web/api.ts');
  const { data } = lesson
    ? await api.courses.openLesson({ slug, lesson })
    : await api.courses.getProgress({ slug });
  return data.progress;
}
