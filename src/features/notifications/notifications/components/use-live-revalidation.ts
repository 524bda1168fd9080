import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { useLiveStream } from './use-live-stream.ts';

/** Reloads the screen's data when one of these topics changes and when the window becomes visible. */
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
    const onVisible = (): void => {
      if (document.visibilityState === 'visible') latest.current();
    };
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      clearTimeout(timer.current);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, []);
}
