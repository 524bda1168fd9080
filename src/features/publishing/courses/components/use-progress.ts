import { useEffect, useState } from 'react';
import { useAction } from '#web/use-action.ts';
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

  const { start, busy } = useAction({
    send: async (done: boolean) => {
      const { api } = await import('#web/api.ts');
      return api.courses.markLesson({ slug, lesson: lesson ?? '', done });
    },
    failure: 'Your progress could not be saved. Check your connection and try again.',
    onSuccess: ({ data }) => setKnown({ of, progress: data.progress }),
  });

  return {
    progress: known?.of === of ? known.progress : null,
    busy,
    mark: start,
  };
}

async function requestProgress(slug: string, lesson: string | undefined): Promise<Progress> {
  const { api } = await import('#web/api.ts');
  const { data } = lesson
    ? await api.courses.openLesson({ slug, lesson })
    : await api.courses.getProgress({ slug });
  return data.progress;
}
