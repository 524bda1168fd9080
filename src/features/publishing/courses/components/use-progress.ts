import { useEffect, useState } from 'react';
import { toast } from '#ui/feedback/toast.ts';
import { problemOf } from '#web/problem.ts';
import { useUser } from '#web/use-session.ts';
import type { Progress } from '../contract.ts';

interface Learning {
  /** Null for visitors, and until it is known. */
  progress: Progress | null;
  busy: boolean;
  /** Marks the lesson that is being read; answers whether it worked. */
  mark(done: boolean): Promise<boolean>;
}

/**
 * How far the signed-in person is in a course. With a lesson, it also notes that this lesson is being read.
 * The pages are the same for everybody, so this is asked for after they have arrived.
 */
export function useProgress(slug: string, lesson?: string): Learning {
  const user = useUser();
  const accountId = user?.id;
  const [known, setKnown] = useState<{ of: string; progress: Progress } | null>(null);
  const [busy, setBusy] = useState(false);
  const of = `${accountId}:${slug}`;
  useEffect(() => {
    if (!accountId) return;
    let passed = false;
    void ask(slug, lesson)
      .then((progress) => passed || setKnown({ of, progress }))
      // Reading goes on without it; marking says what is wrong.
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
        problemOf(error).message ?? 'We could not note this. Please check your connection and try again.',
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

async function ask(slug: string, lesson: string | undefined): Promise<Progress> {
  const { api } = await import('#web/api.ts');
  const { data } = lesson
    ? await api.courses.openLesson({ slug, lesson })
    : await api.courses.getProgress({ slug });
  return data.progress;
}
