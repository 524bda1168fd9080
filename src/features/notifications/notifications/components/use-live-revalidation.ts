import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { useLiveStream } from './use-live-stream.ts';

/** Loads the screen again when one of these topics changes, and when its window comes to the front. */
export function useLiveRevalidation(topics: readonly string[]): void {
  const { revalidate } = useRevalidator();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const reload = (): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void revalidate(), 150);
  };
  useLiveStream((topic) => {
    if (topic === 'all' || topics.includes(topic)) reload();
  });
  const latest = useRef(reload);
  useEffect(() => {
    latest.current = reload;
  });
  useEffect(() => {
    const onFront = (): void => {
      if (document.visibilityState === 'visible') latest.current();
    };
    document.addEventListener('visibilitychange', onFront);
    return () => {
      clearTimeout(timer.current);
      document.removeEventListener('visibilitychange', onFront);
    };
  }, []);
}
